import { type EnqueuedTask, type Meilisearch, MeilisearchTaskTimeOutError, type Task } from 'meilisearch'
import type { SearchDocuments } from '../../../search/documents.ts'
import { type StoredIndexName, storedIndexes } from '../../../search/indexes.ts'
import { indexSettings } from '../../../search/settings.ts'

type Say = (line: string) => void

const batchSize = 1000
/** Where an index is made before it takes its place. */
const nextOf = (index: StoredIndexName) => `${index}_next`

/**
 * Makes every index anew beside the one that is in use, and then changes all places in one task. When anything
 * fails before that, the site goes on with what it has.
 *
 * @throws TaskFailed and the client's own errors; what was half made is removed.
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
      // The first time there is nothing to change places with (Meilisearch 1.18 and later).
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

/** How the search client waits for a task. */
const wait = { timeout: 5000, interval: 50 } as const
/** A large import takes minutes; a task that takes longer than all of these together is stuck. */
const maxWaits = 120

/** A task that Meilisearch could not do, with its own code and link. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'

  constructor({ uid, type, indexUid, status, error }: Task) {
    const what = `task ${uid} (${type}${indexUid ? ` of ${indexUid}` : ''}) is ${status}`
    super(error ? `${what}: ${error.code}: ${error.message}\n  ${error.link}` : what)
  }
}

/**
 * Waits until a task is done, and says so every five seconds when it isn't.
 *
 * @throws TaskFailed; MeilisearchTaskTimeOutError after ten minutes.
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
