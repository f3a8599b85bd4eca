import type { Meilisearch } from 'meilisearch'
import type { ContentService } from '../content/port/client.ts'
import type { ContentType } from '../shared/content-types.ts'
import type { Locale } from '../shared/locales.ts'
import type { SearchHelp } from '../shared/search.ts'
import { utcDay } from '../shared/zoned-time.ts'
import { readCatalogue, type WantedEntries } from './catalogue/read-catalogue.ts'
import { type SearchDocuments, toDocuments, toHelpIds, toId, toVoteId } from './documents.ts'
import { type StoredIndexName, storedIndexes } from './indexes.ts'
import { createMeilisearchClient } from './meilisearch-client.ts'

interface World {
  content: ContentService
  url: string
  adminKey: string
  locales: readonly Locale[]
  /** Milliseconds. */
  now: number
}

/** Which documents speak of an entry: its own, and all (`true`) of an index where it's in too many to tell apart. */
interface Affected extends WantedEntries {
  own?: StoredIndexName
  /** What its own documents are called, where that isn't the index's usual way. */
  toId?: typeof toId
  all?: readonly StoredIndexName[]
}

/** Of the answers: what a kind of entry is one of, and whether what a place's halls say names it. */
interface AffectedHelp {
  kind: SearchHelp['kind']
  names?: true
}

const help: Partial<Record<ContentType, AffectedHelp>> = {
  'qa-entry': { kind: 'question' },
  page: { kind: 'page' },
  article: { kind: 'article' },
  member: { kind: 'member' },
  venue: { kind: 'venue' },
  // Its halls' answers name it.
  city: { kind: 'venue', names: true },
}

/** By its slug in any language. */
const is = (slug: string) => ({ or: [{ slug: { eq: slug } }, { localizations: { slug: { eq: slug } } }] })

const affectedBy: Partial<Record<ContentType, (slug: string) => Affected>> = {
  concert: (slug) => ({ own: 'concert', concerts: { slug: { eq: slug } } }),
  program: (slug) => ({ own: 'program', concerts: { program: is(slug) } }),
  city: (slug) => ({ own: 'city', all: ['venue'], concerts: { city: is(slug) } }),
  venue: (slug) => ({ own: 'venue', concerts: { venue: is(slug) } }),
  post: (slug) => ({ own: 'post', posts: is(slug) }),
  // A few, which change while they are open: all are written.
  vote: () => ({ own: 'post', toId: toVoteId, votes: true }),
  member: (slug) => ({ all: ['program'], concerts: { program: { performers: is(slug) } } }),
  'program-collection': (slug) => ({
    all: ['program'],
    concerts: { program: { programCollections: is(slug) } },
  }),
  // Answers alone (`help`).
  'qa-entry': () => ({}),
  page: () => ({}),
  article: () => ({}),
}

const timeLimitMs = 10_000

/**
 * Writes the documents of an entry anew, and of what names it, as content is now: whatever the call said, an
 * entry that isn't there has no documents. Meilisearch takes them in within seconds; nobody waits for that.
 *
 * Not followed: that a deleted program or place still stands in its concerts' documents, and a city's number of
 * concerts; `npm run search:sync` mends both.
 *
 * @throws UpstreamFailed, ContentInvalid, and the client's own errors.
 */
export async function updateDocuments(world: World, type: ContentType, slug: string): Promise<void> {
  const affected = affectedBy[type]?.(slug)
  if (!affected) return
  const { content, locales } = world
  const today = utcDay(world.now)
  const documents = toDocuments(await readCatalogue(content, today, affected), locales)
  const client = await createMeilisearchClient({ url: world.url, key: world.adminKey }, timeLimitMs)
  const existing = await indexesOf(client)
  for (const index of storedIndexes) {
    const { written, gone } =
      index === 'answer'
        ? chooseHelp(documents.answer, help[type], slug, locales)
        : choose(index, documents, affected, slug, locales)
    if (written.length + gone.length === 0) continue
    if (!existing.has(index)) {
      // Writing would make an index of these few, without its settings, and visitors would find nothing else.
      content.log.warn('search index is missing: run search:sync', { index })
      continue
    }
    if (written.length > 0) await client.index(index).addDocuments(written)
    if (gone.length > 0) await client.index(index).deleteDocuments(gone)
  }
}

function chooseHelp(
  documents: SearchDocuments['answer'],
  affected: AffectedHelp | undefined,
  slug: string,
  locales: readonly Locale[],
): { written: { id: string }[]; gone: string[] } {
  if (!affected) return { written: [], gone: [] }
  const { kind, names } = affected
  const ids = names ? [] : locales.flatMap((locale) => toHelpIds(kind, slug, locale))
  const written = documents.filter(({ id, ...own }) => (names ? own.kind === kind : ids.includes(id)))
  return { written, gone: ids.filter((id) => !written.some((document) => document.id === id)) }
}

function choose(
  index: StoredIndexName,
  documents: SearchDocuments,
  { own, all = [], concerts, toId: toOwnId = toId }: Affected,
  slug: string,
  locales: readonly Locale[],
): { written: { id: string }[]; gone: string[] } {
  const isWhole = index === own ? index === 'concert' || index === 'post' : all.includes(index)
  const isRelated = index === 'concert' && concerts !== undefined
  const isOwn = (document: { slug: string }) => index === own && document.slug === slug
  const written = documents[index].filter((document) => isWhole || isRelated || isOwn(document))
  const kept = new Set(written.map(({ id }) => id))
  const ids = index === 'concert' ? [slug] : locales.map((locale) => toOwnId(slug, locale))
  return { written, gone: index === own ? ids.filter((id) => !kept.has(id)) : [] }
}

async function indexesOf(client: Meilisearch): Promise<Set<string>> {
  const { results } = await client.getRawIndexes({ limit: 1000 })
  return new Set(results.map(({ uid }) => uid))
}
