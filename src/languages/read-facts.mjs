import { findLanguageFolders, readLanguage } from './language-folders.mjs'

/**
 * Reads the facts of every language from its folder, for programs that Node runs. As `read-folders.mjs` it isn't
 * TypeScript; it is a file of its own, since texts are written with the facts.
 */
const languages = await Promise.all(Array.from(findLanguageFolders().values(), readLanguage))

export const factOfAll = (name) =>
  Object.fromEntries(languages.filter(Boolean).map((facts) => [facts.tag, facts[name]]))
export const factOf = factOfAll
