import { existsSync } from 'node:fs'
import { findLanguageFolders } from '../shared/languages/language-folders.mjs'

/** Reads the stemmers of all languages from their folders, for programs that run in Node. */
export async function readStemmers() {
  const read = Array.from(findLanguageFolders(), async ([tag, folder]) => {
    const file = new URL('stemmer.ts', folder)
    return existsSync(file) ? [[tag, (await import(file.href)).stemmer]] : []
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}
