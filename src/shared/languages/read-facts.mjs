import { findLanguageFolders, readLanguage } from './language-folders.mjs'

/**
 * Reads the facts of every language from its folder, for programs that run in Node. The file isn't TypeScript, for
 * the same reason as `read-folders.mjs`, and is separate from it because texts use facts: one file for both would
 * import itself.
 */
const languages = await Promise.all(Array.from(findLanguageFolders().values(), readLanguage))

export const factOfAll = (name) =>
  Object.fromEntries(languages.filter(Boolean).map((facts) => [facts.tag, facts[name]]))
export const factOf = factOfAll
