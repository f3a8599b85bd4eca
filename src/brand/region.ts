import countryToCurrency from 'country-to-currency'
import * as z from 'zod'
import { intlTags } from '../shared/languages/facts.ts'
import { type Language, makeForEachLanguage, translatedLanguages } from './languages.ts'
import { type TaxNumber, taxNumbers } from './tax-numbers.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** A brand's corrections of its country's defaults for money, clock, week and tax numbers. Everything is optional. */
export const regionSchema = z.strictObject({
  /** ISO 4217 code: the currency of concerts for which content gives none. */
  currency: z.optional(
    z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: ({ input }) => `${JSON.stringify(input)} is no code of ISO 4217, as 'EUR'`,
    }),
  ),
  /** Whether times are written with 24 hours (19:30) or with 12 (7:30 pm). */
  clock: z.optional(z.union([z.literal(12), z.literal(24)], { error: 'must be 12 or 24' })),
  firstWeekday: z.optional(
    z.enum(weekdays, { error: `must be a day of the week in English, as '${weekdays[1]}'` }),
  ),
  /**
   * BCP 47 tags by language, as `{ en: 'en-US' }`: `Intl` writes dates, numbers and money of the language by this tag.
   */
  tags: z.optional(
    z.partialRecord(
      z.enum(translatedLanguages),
      z.string().refine(isIntlTag, { error: "must be a tag that Intl knows, as 'en-US'" }),
    ),
  ),
  /** The form of a customer's tax number on the form for invoices. */
  taxNumber: z.optional(
    z.strictObject({
      /** Regular expression of the number, written in capitals and without spaces and punctuation, as `\\d{9}`. */
      pattern: z.optional(
        z.string().max(200).refine(isPattern, { error: 'must be a regular expression, as \\d{9}' }),
      ),
      isRequired: z.optional(z.literal(true)),
    }),
  ),
})

type GivenRegion = z.output<typeof regionSchema>

/** How times, weeks and money are written in the brand's country. */
export interface Region {
  /** Code of the currency (ISO 4217). */
  currency: string
  clock: 12 | 24
  /** First day of the week: 0 is Sunday, 1 is Monday. */
  firstWeekday: number
  /** BCP 47 tags for `Intl`, by language. */
  tags: Record<Language, string>
}

/**
 * Returns the code (ISO 4217) of a country's currency; `undefined` for a country without a currency, as Antarctica
 * (`aq`).
 */
export const findCountryCurrency = (countryCode: string): string | undefined =>
  // The package's type allows only its 251 country codes as keys, and any code may be looked up.
  (countryToCurrency as Readonly<Record<string, string>>)[countryCode.toUpperCase()]

interface LocaleInfo {
  /** `firstDay`: 1 is Monday, 7 Sunday. */
  getWeekInfo: () => { firstDay: number }
  getHourCycles: () => string[]
}

/** @param countryCode ISO 3166-1 alpha-2, lower case */
export function completeRegion(countryCode: string, given: GivenRegion = {}): Region {
  // TypeScript's library lacks these two methods (ECMA-402, Intl Locale Info).
  const country = new Intl.Locale(`und-${countryCode.toUpperCase()}`) as Intl.Locale & LocaleInfo
  const { firstDay } = country.getWeekInfo()
  return {
    // `checkBrand` requires a currency where the country gives none.
    currency: given.currency ?? findCountryCurrency(countryCode) ?? 'EUR',
    clock: given.clock ?? (country.getHourCycles()[0] === 'h12' ? 12 : 24),
    firstWeekday: given.firstWeekday ? weekdays.indexOf(given.firstWeekday) : firstDay % 7,
    tags: makeForEachLanguage((language) => given.tags?.[language] ?? tagOf(language, countryCode)),
  }
}

/**
 * Returns the BCP 47 tag of a language as it is written in a country (`en-NZ`, `ru-KZ`), if `Intl` has rules for this
 * combination. For others, as English in Kazakhstan, it returns the tag that the language's facts give.
 */
function tagOf(language: Language, countryCode: string): string {
  const tag = `${language}-${countryCode.toUpperCase()}`
  return new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag ? tag : intlTags[language]
}

export const completeTaxNumber = (countryCode: string, given: GivenRegion = {}): TaxNumber =>
  given.taxNumber ?? taxNumbers[countryCode.toUpperCase()] ?? {}

function isIntlTag(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    return false
  }
}
