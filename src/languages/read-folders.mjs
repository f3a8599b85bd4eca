import { readdirSync } from 'node:fs'
import * as brandTexts from '#brand/texts.ts'
import { defineMessages } from './messages.ts'

/**
 * Reads every language's texts from its folder. For programs that Node runs; it isn't TypeScript, since code of the
 * browser is checked against `texts.ts`, too, and knows no Node.
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
