import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { type ContentQuery, type ContentService, fetchContent } from '../../strapi/port/client.ts'

const oneCityQuery: ContentQuery<object, true> = {
  name: 'health',
  document: 'query Health { cities(pagination: { limit: 1 }) { data { id } } }',
  schema: z.object({ cities: z.array(z.unknown()) }),
  map: () => true,
  policy: policies.health,
}

/**
 * Asks the service as pages do, past the cache: with their rights, read in the same way, and refused at once while
 * theirs are.
 *
 * @throws UpstreamFailed, ContentInvalid
 */
export async function pingContent(content: ContentService): Promise<void> {
  await fetchContent(content, oneCityQuery, {})
}
