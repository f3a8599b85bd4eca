import type { Meilisearch } from 'meilisearch'
import type { ContentService } from '../content/content-service.ts'
import type { ContentType } from '../shared/content-types.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchHelp, SearchIndex } from '../shared/search.ts'
import { toUtcDay } from '../shared/zoned-time.ts'
import { readCatalogues } from './catalogue/read-catalogue.ts'
import { type SearchDocuments, toDocuments, toHelpIds, toId, toVoteId } from './documents.ts'
import { storedIndexes } from './engine.ts'
import { createMeilisearchClient } from './meilisearch-client.ts'

interface DocumentUpdateDeps {
  content: ContentService
  url: string
  adminKey: string
  locales: readonly Locale[]
  /** The current time in milliseconds. */
  now: number
}

/**
 * The documents to write after a change: the entry's own, and whole indexes (`all`) where it occurs in too many
 * documents to select them.
 */
interface Affected {
  /** Whether all concerts are written: their documents contain the entry's names. */
  concerts?: true
  own?: SearchIndex
  /** Makes the ids of an entry's documents, for types whose ids differ from the usual ones of the index. */
  toId?: typeof toId
  all?: readonly SearchIndex[]
  /** Help entries to write: the entry's own of this kind, or all of this kind because they contain its name. */
  help?: { kind: SearchHelp['kind']; isAll?: true }
}

const affectedBy: Partial<Record<ContentType, Affected>> = {
  concert: { own: 'concert' },
  program: { own: 'program', concerts: true },
  city: { own: 'city', all: ['venue'], concerts: true, help: { kind: 'venue', isAll: true } },
  venue: { own: 'venue', concerts: true, help: { kind: 'venue' } },
  post: { own: 'post' },
  vote: { own: 'post', toId: toVoteId },
  member: { all: ['program'], concerts: true, help: { kind: 'member' } },
  'program-collection': { all: ['program'], concerts: true },
  series: { help: { kind: 'series' } },
  'qa-entry': { help: { kind: 'question' } },
  page: { help: { kind: 'page' } },
  article: { help: { kind: 'article' } },
}

const timeLimitMs = 10_000

/**
 * Writes the documents of an entry, and those that contain its name, from the current content, whatever the webhook
 * reported. The documents of an entry that no longer exists are deleted. Meilisearch indexes them within seconds, in
 * the background.
 *
 * Not updated: concert documents that contain a deleted program or place, or whose own cast contains a renamed artist,
 * and the number of a city's concerts; `npm
 * run search:sync` mends both.
 *
 * @throws UpstreamFailed, ContentInvalid, and the client's own errors
 */
export async function updateDocuments(
  deps: DocumentUpdateDeps,
  type: ContentType,
  slug: string,
): Promise<void> {
  const affected = affectedBy[type]
  if (!affected) return
  const { content, locales } = deps
  const today = toUtcDay(deps.now)
  const documents = toDocuments(await readCatalogues(content, today, locales), locales)
  const client = await createMeilisearchClient({ url: deps.url, key: deps.adminKey }, timeLimitMs)
  const existing = await indexesOf(client)
  for (const index of storedIndexes) {
    const { written, gone } =
      index === 'answer'
        ? chooseHelp(documents.answer, affected.help, slug, locales)
        : choose(index, documents, affected, slug, locales)
    if (written.length + gone.length === 0) continue
    if (!existing.has(index)) {
      // Writing would create an index with only these documents and without settings, and visitors would find nothing
      // else.
      content.log.warn('search index is missing: run search:sync', { index })
      continue
    }
    if (written.length > 0) await client.index(index).addDocuments(written)
    if (gone.length > 0) await client.index(index).deleteDocuments(gone)
  }
}

/** Documents to write, and ids of documents to delete. */
interface Chosen {
  written: { id: string }[]
  gone: string[]
}

function chooseHelp(
  documents: SearchDocuments['answer'],
  affected: Affected['help'],
  slug: string,
  locales: readonly Locale[],
): Chosen {
  if (!affected) return { written: [], gone: [] }
  const { kind, isAll } = affected
  if (isAll) return { written: documents.filter((document) => document.kind === kind), gone: [] }
  const ids = locales.flatMap((locale) => toHelpIds(kind, slug, locale))
  const written = documents.filter(({ id }) => ids.includes(id))
  return { written, gone: withoutWritten(ids, written) }
}

function choose(
  index: SearchIndex,
  documents: SearchDocuments,
  { own, all = [], concerts, toId: toOwnId = toId }: Affected,
  slug: string,
  locales: readonly Locale[],
): Chosen {
  const isWhole = all.includes(index) || (index === 'concert' && concerts)
  const ids = index === 'concert' ? [slug] : locales.map((locale) => toOwnId(slug, locale))
  const written = documents[index].filter(({ id }) => isWhole || (index === own && ids.includes(id)))
  return { written, gone: index === own ? withoutWritten(ids, written) : [] }
}

function withoutWritten(ids: string[], written: Chosen['written']): string[] {
  const kept = new Set(written.map(({ id }) => id))
  return ids.filter((id) => !kept.has(id))
}

async function indexesOf(client: Meilisearch): Promise<Set<string>> {
  const { results } = await client.getRawIndexes({ limit: 1000 })
  return new Set(results.map(({ uid }) => uid))
}
