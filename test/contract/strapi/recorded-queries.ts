import { createEmbeddedContent } from '../../../src/strapi-emulator/executor.ts'
import type { Snapshot } from '../../../src/strapi-emulator/row.ts'
import { readEverything } from '../../../src/tools/build/strapi-5/send-every-query.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { strapiWith } from './content-with.ts'

/** What the site sends to `POST {CONTENT_URL}/graphql`. */
export interface RecordedQuery {
  query: string
  variables: Record<string, unknown>
}

/** Returns the name of a query, as `Concerts` of `query Concerts(…`. */
export const nameOf = ({ query }: RecordedQuery): string => /^\s*query (\w+)/.exec(query)?.[1] ?? ''

/**
 * Records every query that the site's readers send of content, each once. The embedded service
 * answers, so that readers that follow up on an answer (pages of a list, a post's neighbours) go on.
 */
export async function recordQueries(snapshot: Snapshot): Promise<RecordedQuery[]> {
  const queries = new Map<string, RecordedQuery>()
  const embedded = createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: () => snapshot })
  const strapi = strapiWith(async (request) => {
    const text = await request.clone().text()
    queries.set(text, JSON.parse(text))
    return embedded(request)
  })
  await Promise.all(readEverything(strapi))
  return [...queries.values()].map(({ query, variables = {} }) => ({ query, variables }))
}
