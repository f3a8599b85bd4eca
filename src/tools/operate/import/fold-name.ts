import { respellings } from '../../../languages/facts.ts'
import { foldText } from '../../../shared/fold-text.ts'
import type { Locale } from '../../../shared/locales.ts'

/** All languages of the software: a source may be in another one than the site. */
// The keys of `respellings` are tags of languages.
const languages = Object.keys(respellings) as Locale[]

/** Folded names by name: a season names the same cities, halls and programs in thousands of rows. */
const folded = new Map<string, string>()

/** A name as it is compared: case, accents and punctuation don't matter, «Muenchen» is «München». */
export function foldName(name: string): string {
  const known = folded.get(name)
  if (known !== undefined) return known
  const key = foldText(name, languages)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()
  folded.set(name, key)
  return key
}
