import { type EnqueuedTask, type Meilisearch, MeilisearchTaskTimeOutError, type Task } from 'meilisearch'
import type { SearchDocuments } from '../../../search/documents.ts'
import { type StoredIndexName, storedIndexes } from '../../../search/engine.ts'
import { indexSettings } from '../../../search/settings.ts'
import { isFields } from '../../../shared/is-record.ts'

type Say = (line: string) => void

const batchSize = 1000
/** Returns the name under which an index is built before it replaces the one in use. */
const nextOf = (index: StoredIndexName) => `${index}_next`

/**
 * Rebuilds every index beside the one in use, then swaps all of them in one task. If anything fails before, the site
 * keeps the old indexes.
 *
 * @throws TaskFailed and the client's errors; unfinished indexes are removed
 */
export async function loadIndexes(client: Meilisearch, documents: SearchDocuments, say: Say): Promise<void> {
  const existing = await listIndexes(client)
  try {
    for (const index of storedIndexes) {
      if (existing.has(nextOf(index))) await remove(client, index, say)
      await makeNext(client, index, documents[index], say)
    }
    const swaps = storedIndexes.map((index): { indexes: [string, string]; rename: boolean } => ({
      indexes: [nextOf(index), index],
      // At the first run there is no index to swap with, so the new one is renamed (Meilisearch 1.18 and later).
      rename: !existing.has(index),
    }))
    await waitForTask(client, client.swapIndexes(swaps), say)
  } catch (error) {
    await removeNext(client, say)
    throw error
  }
  say('the new indexes are in use')
  await removeNext(client, say)
}

export async function listIndexes(client: Meilisearch): Promise<Set<string>> {
  const { results } = await client.getRawIndexes({ limit: 1000 })
  return new Set(results.map(({ uid }) => uid))
}

async function makeNext<Index extends StoredIndexName>(
  client: Meilisearch,
  index: Index,
  documents: SearchDocuments[Index],
  say: Say,
): Promise<void> {
  await waitForTask(client, client.createIndex(nextOf(index), { primaryKey: 'id' }), say)
  const next = client.index(nextOf(index))
  await waitForTask(client, next.updateSettings({ ...indexSettings[index] }), say)
  let loaded = 0
  for (const batch of next.addDocumentsInBatches(documents, batchSize)) {
    await waitForTask(client, batch, say)
    loaded = Math.min(loaded + batchSize, documents.length)
    say(`  ${index}: ${loaded} of ${documents.length}`)
  }
}

const remove = (client: Meilisearch, index: StoredIndexName, say: Say) =>
  waitForTask(client, client.deleteIndex(nextOf(index)), say)

async function removeNext(client: Meilisearch, say: Say): Promise<void> {
  const existing = await listIndexes(client)
  for (const index of storedIndexes) if (existing.has(nextOf(index))) await remove(client, index, say)
}

/** Milliseconds: how long one wait for a task lasts, and how often the client polls. */
const wait = { timeout: 5000, interval: 50 } as const
/** Most waits for one task, ten minutes in all: a large import takes minutes, a task that takes longer is stuck. */
const maxWaits = 120

/** Thrown for a task that Meilisearch could not do; the message has its error code and link. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'

  constructor({ uid, type, indexUid, status, error }: Task) {
    const what = `task ${uid} (${type}${indexUid ? ` of ${indexUid}` : ''}) is ${status}`
    super(error ? `${what}: ${error.code}: ${error.message}\n  ${error.link}` : what)
  }
}

/**
 * Waits until a task is done, and reports every five seconds that it waits.
 *
 * @throws TaskFailed; MeilisearchTaskTimeOutError after ten minutes
 */
async function waitForTask(
  client: Meilisearch,
  enqueued: Promise<EnqueuedTask>,
  say: (line: string) => void,
): Promise<void> {
  const { taskUid, type } = await enqueued
  for (let waits = 1; ; waits++) {
    try {
      const task = await client.tasks.waitForTask(taskUid, wait)
      if (task.status !== 'succeeded') throw new TaskFailed(task)
      return
    } catch (error) {
      if (!(error instanceof MeilisearchTaskTimeOutError) || waits === maxWaits) throw error
      say(`  task ${taskUid} (${type}) isn't done after ${(waits * wait.timeout) / 1000} s, still waiting …`)
    }
  }
}

const pageSize = 1000
const longestValue = 100

/** Prints what a run would change, and changes nothing. */
export async function describeIndexChanges(
  client: Meilisearch,
  documents: SearchDocuments,
  say: Say,
): Promise<void> {
  const existing = await listIndexes(client)
  for (const index of storedIndexes) {
    const coming = documents[index].map(({ id }) => id)
    if (!existing.has(index)) {
      say(`${index}: would be created with ${coming.length} documents`)
      continue
    }
    const present = await idsOf(client, index)
    const kept = new Set(coming)
    const added = coming.filter((id) => !present.has(id)).length
    const removed = [...present].filter((id) => !kept.has(id)).length
    say(
      `${index}: ${added} documents would come, ${removed} would go, ${coming.length - added} would be written again`,
    )
    for (const line of await settingsChanges(client, index)) say(`  ${line}`)
  }
  say('nothing was changed')
}

async function idsOf(client: Meilisearch, index: StoredIndexName): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let offset = 0; ; offset += pageSize) {
    const { results, total } = await client
      .index<{ id: string }>(index)
      .getDocuments({ fields: ['id'], limit: pageSize, offset })
    for (const { id } of results) ids.add(id)
    if (offset + pageSize >= total) return ids
  }
}

/** Returns one line for each setting that would change, as `sortableAttributes: [] → ["date"]`. */
async function settingsChanges(client: Meilisearch, index: StoredIndexName): Promise<string[]> {
  const current: Record<string, unknown> = { ...(await client.index(index).getSettings()) }
  return Object.entries(indexSettings[index]).flatMap(([name, wanted]) => {
    const [from, to] = [comparable(name, current[name], wanted), comparable(name, wanted, wanted)]
    return from === to ? [] : [`${name}: ${shorten(from)} → ${shorten(to)}`]
  })
}

const shorten = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue)}…` : text)

const ordered = ['searchableAttributes', 'rankingRules']

/** Returns a setting as comparable JSON: objects reduced to the wanted names, unordered lists sorted. */
function comparable(name: string, value: unknown, wanted: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(ordered.includes(name) ? value : value.toSorted())
  if (!isFields(value) || !isFields(wanted)) return JSON.stringify(value ?? null)
  const names = name === 'synonyms' ? Object.keys(value) : Object.keys(wanted)
  return JSON.stringify(Object.fromEntries(names.sort().map((each) => [each, value[each]])))
}
