import { existsSync, readdirSync } from 'node:fs'
import * as brandTexts from '#brand/texts.ts'
import { findLanguageFolders } from '../shared/languages/language-folders.mjs'
import { factOfAll } from '../shared/languages/read-facts.mjs'
import { defineMessages, mergeTexts } from './messages.ts'

/**
 * Reads the texts of all languages from their folders, for programs that run in Node. The file isn't TypeScript, because
 * the type check of the browser's code includes `texts.ts`, which imports this file, and lacks the types of Node.
 */
const inBrandsWords = { ...brandTexts }
const folders = findLanguageFolders()

const readTexts = async (folder) => {
  const texts = new URL('texts/', folder)
  const files = existsSync(texts) ? readdirSync(texts) : []
  const modules = await Promise.all(files.map((file) => import(new URL(file, texts).href)))
  return Object.assign({}, ...modules)
}

const texts = Object.fromEntries(
  await Promise.all(Array.from(folders, async ([tag, folder]) => [tag, await readTexts(folder)])),
)
const fallbacks = factOfAll('fallback')

/** The texts of a subject as each folder has them; `undefined` where it has none. */
export const ownTextsOf = (subject) =>
  Object.fromEntries(Array.from(folders.keys(), (tag) => [tag, texts[tag][subject]]))

export function textsOf(subject) {
  const own = ownTextsOf(subject)
  const whole = defineMessages(inBrandsWords[subject], own)
  const merged = Object.entries(own).map(([tag, given]) => {
    const fallback = fallbacks[tag]
    return [tag, fallback ? mergeTexts(whole(fallback), given) : given]
  })
  return defineMessages(inBrandsWords[subject], Object.fromEntries(merged))
}
