/** Writes the pages of `docs/` that are made from code: `npm run docs`. A test compares them with what is committed. */
import { writeFileSync } from 'node:fs'
import { toConfigurationPage } from './docs/configuration-page.ts'
import { toStoredDataPage } from './docs/stored-data-page.ts'

/** Pages by their path, each with the function that writes it. */
export const generatedPages: Readonly<Record<string, () => string>> = {
  'docs/configuration.md': toConfigurationPage,
  'docs/stored-data.md': toStoredDataPage,
}

if (import.meta.main) {
  for (const [path, toPage] of Object.entries(generatedPages)) writeFileSync(path, toPage())
}
