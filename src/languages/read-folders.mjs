import { readdirSync } from 'node:fs'
import * as brandTexts from '#brand/texts.ts'
import { defineMessages } from './messages.ts'

/**
 * Reads the texts of all languages from their folders, for programs that run in Node. The file isn't TypeScript, because
 * the type check of the browser's code includes `texts.ts`, which imports this file, and lacks the types of Node.
 */
const inBrandsWords = { ...brandTexts }
const folder = new URL('./', import.meta.url)
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const readTexts = async (tag) => {
  const files = readdirSync(new URL(`${tag}/texts/`, folder))
  const modules = await Promise.all(files.map((file) => import(new URL(`${tag}/texts/${file}`, folder).href)))
  return Object.assign({}, ...modules)
}
const texts = Object.fromEntries(await Promise.all(tags.map(async (tag) => [tag, await readTexts(tag)])))

export const textsOf = (subject) =>
  defineMessages(inBrandsWords[subject], Object.fromEntries(tags.map((tag) => [tag, texts[tag][subject]])))
