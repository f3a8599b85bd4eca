import type { Dialect } from '../port/versions.ts'
import { unwrap } from './unwrap.ts'

/** Questions stand in the code as Strapi 4 takes them. */
export const dialect4: Dialect = {
  word: async ({ document }, variables) => ({ document, variables }),
  unwrap,
}
