import type { StrapiVersion } from '../port/versions.ts'
import { unwrapVersion4 } from './unwrap.ts'

/** Support for Strapi 4. Queries need no changes, since the code contains them in the syntax of Strapi 4. */
export const strapi4: StrapiVersion = {
  word: async ({ document }, variables) => ({ document, variables }),
  unwrap: unwrapVersion4,
}
