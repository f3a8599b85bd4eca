import { readStemmers } from './read-stemmers.mjs'

/**
 * The stemmers of the languages that have one, by language. Node reads the folders (`{language}/stemmer.ts`); the build
 * and the tests put a module with the site's stemmers in the place of this one (`tools/build/language-modules.ts`).
 */
export const stemmers = await readStemmers()
