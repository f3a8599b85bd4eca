import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import type { Snapshot } from '../../../src/strapi-emulator/row.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { askEverything, type Part } from './ask-everything.ts'
import { contentWith } from './content-with.ts'

/** What the site sends to `POST {CONTENT_URL}/graphql`. */
export interface RecordedQuery {
  query: string
  variables: Record<string, unknown>
}

/** Returns the name of a query, as `Concerts` of `query Concerts(…`. */
export const nameOf = ({ query }: RecordedQuery): string => /^\s*query (\w+)/.exec(query)?.[1] ?? ''

/** Whether a query uses ids that never change: Strapi 5 has none, so it gets other queries. */
export const isOfIds = (query: string): boolean => /query Sitemap(LastIds|Newest)?\b/.test(query)

/**
 * Records every query that the site's readers send while `askEverything` calls them, each once. The embedded service
 * answers, so that readers that follow up on an answer (pages of a list, a post's neighbours) go on.
 */
export async function recordQueries(
  snapshot: Snapshot,
  today: string,
  part?: Part,
): Promise<RecordedQuery[]> {
  const queries = new Map<string, RecordedQuery>()
  const embedded = createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: () => snapshot })
  const content = contentWith(async (request) => {
    const text = await request.clone().text()
    queries.set(text, JSON.parse(text))
    return embedded(request)
  })
  await askEverything(content, snapshot, today, part)
  return [...queries.values()].map(({ query, variables = {} }) => ({ query, variables }))
}
