import { readdirSync } from 'node:fs'

/**
 * Reads the facts of every language from its folder, for programs that Node runs. As `read-folders.mjs` it isn't
 * TypeScript; it is a file of its own, since texts are written with the facts.
 */
const folder = new URL('./', import.meta.url)
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const languages = await Promise.all(
  tags.map(async (tag) => (await import(new URL(`${tag}/language.ts`, folder).href)).language),
)

export const factOfAll = (name) => Object.fromEntries(languages.map((facts) => [facts.tag, facts[name]]))
export const factOf = factOfAll
