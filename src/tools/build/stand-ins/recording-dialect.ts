import { UpstreamFailed } from '../../../errors.ts'
import type { StrapiVersion } from '../../../strapi/port/versions.ts'

/** Every question that was to be asked, as it stands in the code. */
export const asked = new Set<string>()

/**
 * Stands in for the dialect of Strapi 5 where the build collects what the site asks: it notes each question and refuses
 * it as a service of an older model does, so that the older question follows.
 */
export const strapi5: StrapiVersion = {
  word: ({ document }) => {
    asked.add(document)
    return Promise.reject(new UpstreamFailed('content', 400, 'only noted'))
  },
  unwrap: (answer) => answer,
}
