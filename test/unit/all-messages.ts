import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { allLocales, type Locale } from '../../src/shared/locales.ts'

export interface Message {
  /** As `siteMessages.ru.menuLinks.concerts`. */
  name: string
  text: unknown
}

const directory = join(import.meta.dirname, '../../src/i18n')

/** Every text of `src/i18n` in each language; functions are called with a number of every plural form. */
export async function readAllMessages(): Promise<Record<Locale, Message[]>> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts') && file !== 'messages.ts')
  const areas = await Promise.all(files.map(readAreas))
  const inLocale = (locale: Locale) =>
    areas.flat().flatMap(([name, area]) => walk(`${name}.${locale}`, isFunction(area) ? area(locale) : area))
  return { ru: inLocale('ru'), en: inLocale('en'), th: inLocale('th') }
}

/** What a file defines with `defineMessages`; by convention its name says so. */
async function readAreas(file: string): Promise<[string, unknown][]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(directory, file))
  return Object.entries(exported).filter(([name]) => name.endsWith('Messages'))
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
export async function readAllTexts(locale: Locale, value: unknown): Promise<string[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts') && file !== 'messages.ts')
  const areas = await Promise.all(files.map(readAreas))
  const sayAll = (text: unknown): string[] => {
    if (typeof text === 'object' && text !== null) return Object.values(text).flatMap(sayAll)
    if (!isFunction(text) || text.length !== 1) return []
    try {
      return [String(text(value))]
    } catch {
      return []
    }
  }
  return areas.flat().flatMap(([, area]) => sayAll(isFunction(area) ? area(locale) : area))
}

type AnyFunction = (...values: unknown[]) => unknown
const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'

/** Nothing says at run time what a text names; digits serve as words and numbers, almost always. */
function call(message: AnyFunction, numbers: number[]): unknown {
  for (const given of [numbers.map(String), numbers]) {
    try {
      return message(...given)
    } catch {
      // It names something else.
    }
  }
  return message(allLocales)
}
