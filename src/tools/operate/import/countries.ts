import { languageNames } from '../../../languages/facts.ts'
import { foldName } from './fold-name.ts'

/** Codes of ISO 3166 by names of countries in every language of the software, made when the first one is looked up. */
let codesByName: ReadonlyMap<string, string> | undefined

/** Returns the country that a text names, by its code or by its name in any language; `undefined` for other texts. */
export function findCountry(text: string): string | undefined {
  if (/^[A-Z]{2}$/.test(text.trim())) return isCountry(text.trim()) ? text.trim() : undefined
  codesByName ??= makeNames()
  return codesByName.get(foldName(text))
}

/** Common names of countries that `Intl` lacks, as `foldName` returns them. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const nameIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const english = nameIn('en-US')
/** Whether a code is one of a country today. `Intl` replaces former codes, such as `UK`, by today's. */
const isCountry = (code: string): boolean =>
  english.of(code) !== undefined &&
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
  zonesOf(code).length > 0

function makeNames(): Map<string, string> {
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry)
  const names = Object.keys(languageNames).map(nameIn)
  const known = codes.flatMap((code) => names.map((each) => [foldName(each.of(code) ?? code), code] as const))
  return new Map([...Object.entries(otherNames), ...known])
}

/** Time zones of a country, by its code of ISO 3166. */
export function zonesOf(code: string): readonly string[] {
  // TypeScript's types don't have this method of ECMA-402 yet.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`)
  return locale.getTimeZones?.() ?? []
}
