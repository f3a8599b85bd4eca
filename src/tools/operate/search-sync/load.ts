import type { Meilisearch } from 'meilisearch'
import type { SearchDocuments } from '../../../search/documents.ts'
import { type StoredIndexName, storedIndexes } from '../../../search/indexes.ts'
import { indexSettings } from '../../../search/settings.ts'
import { finish } from './tasks.ts'

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
  const existing = await indexesOf(client)
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
    await finish(client, client.swapIndexes(swaps), say)
  } catch (error) {
    await removeNext(client, say)
    throw error
  }
  say('the new indexes are in use')
  await removeNext(client, say)
}

export async function indexesOf(client: Meilisearch): Promise<Set<string>> {
  const { results } = await client.getRawIndexes({ limit: 1000 })
  return new Set(results.map(({ uid }) => uid))
}

async function makeNext<Index extends StoredIndexName>(
  client: Meilisearch,
  index: Index,
  documents: SearchDocuments[Index],
  say: Say,
): Promise<void> {
  await finish(client, client.createIndex(nextOf(index), { primaryKey: 'id' }), say)
  const next = client.index(nextOf(index))
  await finish(client, next.updateSettings({ ...indexSettings[index] }), say)
  let loaded = 0
  for (const batch of next.addDocumentsInBatches(documents, batchSize)) {
    await finish(client, batch, say)
    loaded = Math.min(loaded + batchSize, documents.length)
    say(`  ${index}: ${loaded} of ${documents.length}`)
  }
}

const remove = (client: Meilisearch, index: StoredIndexName, say: Say) =>
  finish(client, client.deleteIndex(nextOf(index)), say)

async function removeNext(client: Meilisearch, say: Say): Promise<void> {
  const existing = await indexesOf(client)
  for (const index of storedIndexes) if (existing.has(nextOf(index))) await remove(client, index, say)
}
