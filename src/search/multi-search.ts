import type { MultiSearchQuery } from 'meilisearch'
import * as z from 'zod/mini'
import { storedIndexes } from './engine.ts'
import { createMeilisearchClient } from './meilisearch-client.ts'
import { toPhrases } from './service-words.ts'
import { charactersField } from './settings.ts'

/**
 * A query of Meilisearch. `typed` is the text for a second attempt by single characters, in scripts without spaces.
 */
export type TypedSearch = MultiSearchQuery & { typed?: string }

const answerSchema = z.object({
  results: z.array(
    z.object({
      indexUid: z.enum(storedIndexes),
      hits: z.array(z.unknown()),
      totalPages: z.int().check(z.gte(0)),
      totalHits: z.optional(z.int().check(z.gte(0))),
    }),
  ),
})
type Results = z.infer<typeof answerSchema>['results']

/**
 * Repeats queries without help entries, where `npm run search:sync` hasn't created their index yet. @throws every
 * other error
 */
async function askWithoutHelp(
  error: unknown,
  searches: readonly TypedSearch[],
  ask: (searches: readonly TypedSearch[]) => Promise<Results>,
): Promise<Results> {
  const { MeilisearchApiError, MeilisearchRequestError } = await import('meilisearch')
  const cause = error instanceof MeilisearchRequestError ? error.cause : error
  const others = searches.filter(({ indexUid }) => indexUid !== 'answer')
  const isMissing = cause instanceof MeilisearchApiError && cause.cause?.code === 'index_not_found'
  if (!isMissing || others.length === searches.length) throw error
  const found = await ask(others)
  return searches.flatMap(({ indexUid }) =>
    indexUid === 'answer' ? { indexUid, hits: [], totalPages: 0 } : (found.shift() ?? []),
  )
}

/**
 * Sends queries to Meilisearch. Where a text in a script without spaces finds nothing, it is searched again by single
 * characters, because Meilisearch's dictionary splits half a name differently from the whole name.
 *
 * @throws the client's own errors, and those of a response of another shape
 */
export async function multiSearch(
  service: { url: string; key: string | undefined },
  searches: readonly TypedSearch[],
  signal: AbortSignal,
): Promise<Results> {
  const client = await createMeilisearchClient(service)
  const ask = async (asked: readonly TypedSearch[]): Promise<Results> => {
    const queries = asked.map(({ typed: _, ...query }) => query)
    const { results } = answerSchema.parse(await client.multiSearch({ queries }, { signal }))
    const wrong = asked.findIndex(({ indexUid }, at) => results[at]?.indexUid !== indexUid)
    if (wrong >= 0) throw new TypeError(`it holds no result for query ${wrong}`)
    return results
  }
  const askAll = (asked: readonly TypedSearch[]) =>
    ask(asked).catch((error) => askWithoutHelp(error, asked, ask))
  const found = await askAll(searches)
  const again = searches.flatMap((search, at) => {
    const phrases = search.typed && found[at]?.totalPages === 0 ? toPhrases(search.typed) : undefined
    return phrases ? [{ at, search: { ...search, q: phrases, attributesToSearchOn: [charactersField] } }] : []
  })
  if (again.length === 0) return found
  const byLetters = await askAll(again.map(({ search }) => search))
  return found.map((result, at) => byLetters[again.findIndex((each) => each.at === at)] ?? result)
}
