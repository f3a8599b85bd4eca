import { UpstreamFailed } from '../../../errors.ts'
import type { StrapiVersion } from '../../../strapi/port/versions.ts'

/** The text of every query that was sent, as it stands in the code. */
export const recordedQueries = new Set<string>()

/**
 * Replaces the adapter of Strapi 5 while the build collects the site's queries: it records each query and rejects it as
 * a service with an older schema would, so that the query's fallback is sent too.
 */
export const strapi5: StrapiVersion = {
  word: ({ document }) => {
    recordedQueries.add(document)
    return Promise.reject(new UpstreamFailed('content', 400, 'only noted'))
  },
  unwrap: (answer) => answer,
}
