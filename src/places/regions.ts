import { readsBefore, regionNames } from '../languages/facts.ts'
import type { Locale } from '../shared/locales.ts'

/** A region of a country in one language. */
interface Region {
  /** In capitals, as `OR`. */
  code: string
  name: string
}

/** Names of regions by country in small letters, and language. Each text is read once in an isolate. */
const known = new Map<string, Region[]>()

function read(countryCode: string, language: string, text: string): Region[] {
  const key = `${countryCode} ${language}`
  const regions =
    known.get(key) ??
    text.split(', ').map((each) => {
      const end = each.indexOf(' ')
      return { code: each.slice(0, end), name: each.slice(end + 1) }
    })
  known.set(key, regions)
  return regions
}

/** Lists a country's regions with their names in every language that the software knows. */
export const listRegions = (countryCode: string): Region[] =>
  Object.entries(regionNames).flatMap(([language, names]) => {
    const text = names?.[countryCode]
    return text === undefined ? [] : read(countryCode, language, text)
  })

/** @returns the region's name in the language, or in one that its readers understand; else its code */
export function nameOfRegion(countryCode: string, code: string, locale: Locale): string {
  const names = [locale, ...readsBefore[locale]].flatMap((language) => {
    const text = Object.entries(regionNames).find(([tag]) => tag === language)?.[1]?.[countryCode]
    return text === undefined ? [] : read(countryCode, language, text)
  })
  return names.find((region) => region.code === code)?.name ?? code
}
