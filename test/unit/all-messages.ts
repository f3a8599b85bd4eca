import { type Language, translatedLanguages } from '../../src/brand/languages.ts'
import * as allReaders from '../../src/languages/texts.ts'
import { allLocales, type Locale } from '../../src/shared/locales.ts'

const readers: Readonly<Record<string, (locale: Locale) => unknown>> = allReaders

export interface Message {
  /** Path of a text, such as `siteMessages.ru.menuLinks.concerts`. */
  name: string
  text: unknown
}

/**
 * Collects every text of `src/languages` in each language, whichever languages the brand has. Texts that are functions
 * are called with a number of every plural form.
 */
export function readAllMessages(): Map<Language, Message[]> {
  const inLocale = (locale: Locale) =>
    Object.entries(readers).flatMap(([name, area]) => walk(`${name}.${locale}`, area(locale)))
  return new Map(translatedLanguages.map((language) => [language, inLocale(language)]))
}

function walk(name: string, value: unknown): Message[] {
  if (isFunction(value)) {
    return [1, 2, 5, 11, 21, 111].map((number) => {
      const given = Array.from({ length: value.length }, () => number)
      return { name: `${name}(${given})`, text: call(value, given) }
    })
  }
  if (typeof value !== 'object' || value === null) return [{ name, text: value }]
  return Object.entries(value).flatMap(([inner, text]) => walk(`${name}.${inner}`, text))
}

/** What every text of a language that takes one value says of this one; texts that can't take it are left out. */
export function readAllTexts(locale: Locale, value: unknown): string[] {
  const sayAll = (text: unknown): string[] => {
    if (typeof text === 'object' && text !== null) return Object.values(text).flatMap(sayAll)
    if (!isFunction(text) || text.length !== 1) return []
    try {
      return [String(text(value))]
    } catch {
      return []
    }
  }
  return Object.entries(readers).flatMap(([, area]) => sayAll(area(locale)))
}

type AnyFunction = (...values: unknown[]) => unknown
const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'

/**
 * The type of a text's argument isn't known at run time; digits can be shown as words and as numbers nearly everywhere.
 */
function call(message: AnyFunction, numbers: number[]): unknown {
  for (const given of [numbers.map(String), numbers]) {
    try {
      return message(...given)
    } catch {
      // The argument is a key of another table, so digits find nothing there.
    }
  }
  return message(allLocales)
}
