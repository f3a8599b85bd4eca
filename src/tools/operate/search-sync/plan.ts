import type { Meilisearch } from 'meilisearch'
import type { SearchDocuments } from '../../../search/documents.ts'
import { type StoredIndexName, storedIndexes } from '../../../search/indexes.ts'
import { indexSettings } from '../../../search/settings.ts'
import { listIndexes } from './load.ts'

type Say = (line: string) => void

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
  if (!isRecord(value) || !isRecord(wanted)) return JSON.stringify(value ?? null)
  const names = name === 'synonyms' ? Object.keys(value) : Object.keys(wanted)
  return JSON.stringify(Object.fromEntries(names.sort().map((each) => [each, value[each]])))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
