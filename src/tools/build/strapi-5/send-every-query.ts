import { addressedTypes } from '../../../content/site/addressed-types.ts'
import { listedTypes } from '../../../publishing/source-queries.ts'
import { fetchHeads, fetchListed, fetchSingles } from '../../../publishing/strapi-source.ts'
import { defaultLocale } from '../../../shared/locales.ts'
import { createStrapiService } from '../../../strapi/create-strapi-service.ts'
import { fetchSlug } from '../../../strapi/drafts/entry-by-id.ts'
import type { StrapiService } from '../../../strapi/port/client.ts'

export { recordedQueries } from '../stand-ins/recording-version.ts'

/**
 * Sends every query with which the site reads content. The contract test compares what a real Strapi answers;
 * `test/unit/contract-queries.test.ts` names a query of the code that is missing here.
 */
export const readEverything = (strapi: StrapiService): Promise<unknown>[] => [
  fetchHeads(strapi),
  fetchSingles(strapi),
  ...listedTypes().map((type) => fetchListed(strapi, type)),
]

/**
 * Sends every query, and those about single entries, to a service that rejects all of them: the build words them for Strapi
 * 5. `recordedQueries` has the queries afterwards.
 */
export async function sendEveryQuery(): Promise<void> {
  const strapi = createStrapiService({
    url: 'http://content.invalid',
    fetch: () => Promise.resolve(new Response(null, { status: 400 })),
    dialect: '5',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  const slugs = addressedTypes.map((type) => fetchSlug(strapi, type, defaultLocale, '1'))
  await Promise.allSettled([...readEverything(strapi), ...slugs])
}
