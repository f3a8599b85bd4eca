import { translatedLanguages } from '../../brand/languages.ts'
import * as messages from '../../languages/texts.ts'
import { isRecord } from '../../shared/is-record.ts'
import { suggestName } from '../../shared/nearest-name.ts'
import { subjectOfReader } from './language-modules.ts'

/**
 * Compares a brand's own texts with the software's: a text with an unknown name would never be shown.
 *
 * @param texts the exports of the brand's `texts.ts`, by subject
 * @returns one line for each problem, as «brand/texts.ts: home.en.heroLeed: there is no such text; did you mean
 *   heroLead?»
 */
export function findTextProblems(texts: Record<string, unknown>): string[] {
  const readers = new Map(Array.from(subjectOfReader, ([reader, subject]) => [subject, reader]))
  return Object.entries(texts).flatMap(([subject, given]) => {
    const reader = readers.get(subject)
    if (reader === undefined) return [toUnknownSubject(subject, [...readers.keys()])]
    return [
      ...findUnknownLanguages(subject, asGroup(given)),
      ...findUnknownTexts(subject, asGroup(given), asGroup(messages)[reader]),
    ]
  })
}

const findUnknownLanguages = (subject: string, given: Group): string[] =>
  Object.keys(given)
    .filter((language) => !translatedLanguages.some((each) => each === language))
    .map((language) => `brand/texts.ts: ${subject}.${language}: the software has no texts in this language`)

const toUnknownSubject = (subject: string, subjects: string[]): string =>
  `brand/texts.ts: ${subject}: there is no such subject of texts${suggestName(subject, subjects)}`

const findUnknownTexts = (subject: string, given: Group, read: unknown): string[] =>
  typeof read === 'function'
    ? translatedLanguages.flatMap((language) =>
        compare(`${subject}.${language}`, given[language], read(language)),
      )
    : []

function compare(path: string, given: unknown, own: unknown): string[] {
  if (given === undefined) return []
  if (isRecord(own) && isRecord(given)) {
    return Object.entries(given).flatMap(([name, text]) => {
      if (name in own) return compare(`${path}.${name}`, text, own[name])
      const suggestion = suggestName(name, Object.keys(own))
      return [`brand/texts.ts: ${path}.${name}: there is no such text${suggestion}`]
    })
  }
  if (typeof given === typeof own && isRecord(given) === isRecord(own)) return []
  return [`brand/texts.ts: ${path}: must be ${isRecord(own) ? 'a group of texts' : `a ${typeof own}`}`]
}

type Group = Record<string, unknown>
const asGroup = (value: unknown): Group => (isRecord(value) ? value : {})
