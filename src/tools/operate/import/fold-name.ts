import { respellings } from '../../../languages/facts.ts'
import { foldText } from '../../../shared/fold-text.ts'
import type { Locale } from '../../../shared/locales.ts'

/** All languages of the software: a source may be in another one than the site. */
// The keys of `respellings` are tags of languages.
const languages = Object.keys(respellings) as Locale[]

/** A name as it is compared: case, accents and punctuation don't matter, «Muenchen» is «München». */
export const foldName = (name: string): string =>
  foldText(name, languages)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()
