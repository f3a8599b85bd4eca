import { readsBefore, regionNames } from '../shared/languages/facts.ts'
import type { Locale } from '../shared/locales.ts'

/** Names of regions by their codes in capitals, as `OR`, of a country in a language. Each text is read once in an isolate. */
const known = new Map<string, ReadonlyMap<string, string>>()

function read(countryCode: string, language: string, text: string): ReadonlyMap<string, string> {
  const key = `${countryCode} ${language}`
  const names =
    known.get(key) ??
    new Map(
      text.split(', ').map((each) => {
        const end = each.indexOf(' ')
        return [each.slice(0, end), each.slice(end + 1)]
      }),
    )
  known.set(key, names)
  return names
}

/** Lists a region's code and its names in every language that the software knows; empty for an unknown code. */
export const listRegionNames = (countryCode: string, code: string): string[] =>
  Object.entries(regionNames).flatMap(([language, names]) => {
    const text = names?.[countryCode]
    const found = text === undefined ? undefined : read(countryCode, language, text).get(code)
    return found === undefined ? [] : [code, found]
  })

/** Whether people name regions of a country beside its places. */
export const hasNamedRegions = (countryCode: string): boolean =>
  Object.values(regionNames).some((names) => names?.[countryCode] !== undefined)

/** @returns the region's name in the language, or in one that its readers understand; else its code */
export function nameOfRegion(countryCode: string, code: string, locale: Locale): string {
  for (const language of [locale, ...readsBefore[locale]]) {
    const text = Object.entries(regionNames).find(([tag]) => tag === language)?.[1]?.[countryCode]
    const name = text === undefined ? undefined : read(countryCode, language, text).get(code)
    if (name !== undefined) return name
  }
  return code
}
