import countryToCurrency from 'country-to-currency'
import * as z from 'zod'
import { intlTags } from '../languages/facts.ts'
import { type Language, translatedLanguages } from './languages.ts'
import { type TaxNumber, taxNumbers } from './tax-numbers.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** What a brand says of its country where the defaults aren't right. Everything is optional. */
export const regionSchema = z.strictObject({
  /** ISO 4217: of concerts for which content gives no currency. */
  currency: z.optional(
    z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: ({ input }) => `${JSON.stringify(input)} is no code of ISO 4217, as 'EUR'`,
    }),
  ),
  /** Hours of a clock: 19:30 or 7:30 pm. */
  clock: z.optional(z.union([z.literal(12), z.literal(24)], { error: 'must be 12 or 24' })),
  firstWeekday: z.optional(
    z.enum(weekdays, { error: `must be a day of the week in English, as '${weekdays[1]}'` }),
  ),
  /** Tags by which `Intl` writes dates, numbers and money of a language, as `{ en: 'en-US' }`: order and signs. */
  tags: z.optional(
    z.partialRecord(
      z.enum(translatedLanguages),
      z.string().refine(isIntlTag, { error: "must be a tag that Intl knows, as 'en-US'" }),
    ),
  ),
  /** What a customer's tax number looks like. */
  taxNumber: z.optional(
    z.strictObject({
      /** Of the number with capitals and without spaces and punctuation, as `\\d{9}`. */
      pattern: z.optional(
        z.string().max(200).refine(isPattern, { error: 'must be a regular expression, as \\d{9}' }),
      ),
      isRequired: z.optional(z.literal(true)),
    }),
  ),
})

type GivenRegion = z.output<typeof regionSchema>

/** How the country of the brand writes hours, weeks and money. */
export interface Region {
  /** ISO 4217 */
  currency: string
  clock: 12 | 24
  /** As `Date` counts: 0 is Sunday. */
  firstWeekday: number
  /** BCP 47 tags for `Intl`, by language. */
  tags: Record<Language, string>
}

/** Returns the country's currency; `undefined` for a country that has none of its own, as the Antarctic. */
export const currencyOf = (countryCode: string): string | undefined =>
  // The package's type lists its 251 countries.
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
  const tags = translatedLanguages.map((language) => [
    language,
    given.tags?.[language] ?? tagOf(language, countryCode),
  ])
  return {
    // `checkBrand` requires a currency where the country gives none.
    currency: given.currency ?? currencyOf(countryCode) ?? 'EUR',
    clock: given.clock ?? (country.getHourCycles()[0] === 'h12' ? 12 : 24),
    firstWeekday: given.firstWeekday ? weekdays.indexOf(given.firstWeekday) : firstDay % 7,
    // `translatedLanguages` has every language.
    tags: Object.fromEntries(tags) as Record<Language, string>,
  }
}

/**
 * The language as the country writes it, where `Intl` knows such a thing: `en-NZ`, `ru-KZ`. Nobody writes English as in
 * Kazakhstan: there, the language's own tag counts.
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
