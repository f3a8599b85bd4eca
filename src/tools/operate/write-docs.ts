import { writeFileSync } from 'node:fs'
import { parseProcessArguments } from '../command-line.ts'
import { toConfigurationPage, toStoredDataPage } from './docs/generated-pages.ts'

const help = `npm run docs

Writes the pages of docs/ that are made from code. A test compares them with what is committed.`

/** Functions that return the text of a page, by the page's path. */
export const generatedPages: Readonly<Record<string, () => string>> = {
  'docs/configuration.md': toConfigurationPage,
  'docs/stored-data.md': toStoredDataPage,
}

if (import.meta.main) {
  parseProcessArguments({ help })
  for (const [path, toPage] of Object.entries(generatedPages)) writeFileSync(path, toPage())
}
