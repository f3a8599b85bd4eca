import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ImportColumn, ImportValue, ImportWords } from '../../../languages/import-words.ts'
import { foldText } from '../../../shared/fold-text.ts'
import { respellings } from '../../../shared/languages/facts.ts'
import { findLanguageFolders } from '../../../shared/languages/language-folders.mjs'
import type { Locale } from '../../../shared/locales.ts'

/** All languages of the software: a source may be in another one than the site. */
// The keys of `respellings` are tags of languages.
const softwareLocales = Object.keys(respellings) as Locale[]

/** Folded names by name: a season names the same cities, halls and programs in thousands of rows. */
const folded = new Map<string, string>()

/** A name as it is compared: case, accents and punctuation don't matter, «Muenchen» is «München». */
export function foldName(name: string): string {
  const known = folded.get(name)
  if (known !== undefined) return known
  const key = foldText(name, softwareLocales)
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
    .trim()
  folded.set(name, key)
  return key
}

/** The words of all languages that have them, a brand's own among them. */
const languages: readonly ImportWords[] = (
  await Promise.all(
    Array.from(findLanguageFolders().values(), async (folder): Promise<ImportWords[]> => {
      const file = new URL('import-words.ts', folder).href
      return existsSync(fileURLToPath(file)) ? [(await import(file)).importWords] : []
    }),
  )
).flat()

const toWords = (alternatives: string): string[] => alternatives.split('|').map(foldName).filter(Boolean)

/** Names of the columns that a word stands for, with its place in its language's list: 0 is the usual word. */
const columnsByWord = new Map<string, Map<ImportColumn, number>>()
for (const { columns } of languages) {
  for (const [column, alternatives] of Object.entries(columns)) {
    for (const [rank, word] of toWords(alternatives).entries()) {
      const known = columnsByWord.get(word) ?? new Map<ImportColumn, number>()
      // The keys of `columns` are those of `ImportWords`.
      known.set(column as ImportColumn, Math.min(rank, known.get(column as ImportColumn) ?? rank))
      columnsByWord.set(word, known)
    }
  }
}

/** All words that stand for columns, folded. */
export const columnWords: readonly string[] = [...columnsByWord.keys()]

/** What follows a name in headers, such as a unit: «Цена, руб.», «Preis (EUR)», «Date:». */
const afterName = /\s*(?:[([].*[)\]]|,.*|[:*]+|\bin\b.*)\s*$/

/** Returns the columns that a header may mean, the most usual meaning first. */
export function findColumns(header: string): readonly { column: ImportColumn; rank: number }[] {
  const found =
    columnsByWord.get(foldName(header)) ?? columnsByWord.get(foldName(header.replace(afterName, ''))) ?? []
  return Array.from(found, ([column, rank]) => ({ column, rank })).sort((one, other) => one.rank - other.rank)
}

const hallWords = [...columnsByWord].flatMap(([word, columns]) => (columns.has('hall') ? [word] : []))

/** Whether a name is that of a hall inside a venue: «Kleiner Saal», «Kammermusiksaal», «Камерный зал». */
export const isHallName = (name: string): boolean =>
  foldName(name)
    .split(' ')
    .some((word) => hallWords.some((hall) => hall.length > 2 && word.endsWith(hall)))

const valueWords = new Map<ImportValue, ReadonlySet<string>>()

/** Returns all folded words of a value. */
export function readWordsForValue(value: ImportValue): ReadonlySet<string> {
  const known = valueWords.get(value)
  if (known) return known
  const words = new Set(languages.flatMap(({ values }) => toWords(values[value])))
  valueWords.set(value, words)
  return words
}

/** Whether a text is one of the words of a value. «+», «-» and the like are compared as they are. */
export const meansValue = (text: string, value: ImportValue): boolean =>
  readWordsForValue(value).has(foldName(text)) ||
  languages.some(({ values }) => values[value].split('|').includes(text.trim()))

/** Alternation of a value's words, for patterns in folded texts. */
export const toValuePattern = (value: ImportValue): string =>
  [...readWordsForValue(value)].sort((one, other) => other.length - one.length).join('|') || '(?!)'

const mentioning = new Map<ImportValue, RegExp>()
/** A shorter word is compared whole: «лет» is not the beginning of «летний». */
const minStemLength = 5

/** Matches the words of a value in a folded text. A longer word may have another ending there: «льготный», «льготная». */
export function toMentionPattern(value: ImportValue): RegExp {
  const known = mentioning.get(value)
  if (known) return known
  const words = [...readWordsForValue(value)].sort((one, other) => other.length - one.length)
  const sources = words.map((word) => {
    // Thai has no spaces between words.
    if (/\p{Script=Thai}/u.test(word)) return word
    return `(?<![\\p{L}\\p{M}\\p{N}])${word}${word.length < minStemLength ? '(?![\\p{L}\\p{M}])' : ''}`
  })
  const pattern = new RegExp(sources.join('|') || '(?!)', 'u')
  mentioning.set(value, pattern)
  return pattern
}

/** Whether a text has a word of a value somewhere: «erm. 9 €» mentions a reduced price. */
export const mentions = (text: string, value: ImportValue): boolean =>
  toMentionPattern(value).test(foldName(text))
