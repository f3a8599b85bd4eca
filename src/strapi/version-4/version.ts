import type { StrapiVersion } from '../port/versions.ts'
import { unwrapVersion4 } from './unwrap.ts'

/** Questions stand in the code as Strapi 4 takes them. */
export const strapi4: StrapiVersion = {
  word: async ({ document }, variables) => ({ document, variables }),
  unwrap: unwrapVersion4,
}
