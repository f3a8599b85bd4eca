import * as z from 'zod/mini'
import { home } from '../../brand/chosen.ts'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseName,
  chooseTranslation,
  type Fallback,
  nameSchema,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'

/** Coordinates in degrees; north and east are positive. */
export interface Coordinates {
  latitude?: number
  longitude?: number
}

/** The schema of `Coordinates`, of a city or a venue. */
export const coordinatesShape = {
  latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
}

/** ISO 3166-1 alpha-2, in any case. */
export const countryCodeSchema = z.nullish(z.string().check(z.regex(/^[A-Za-z]{2}$/)))

/** Country of a city that names none. */
const defaultCountryCode = home.countryCode

/** @returns lower case */
export const toCountryCode = (code: string | null | undefined): string =>
  (code ?? defaultCountryCode).toLowerCase()

/** A city with the forms of its name that sentences need. */
export interface CityName extends Fallback {
  slug: string
  name: string
  /**
   * The name after the preposition «в»; the plain name in languages that don't inflect it, or if it isn't in the
   * page's language.
   */
  namePrepositional: string
  /** Preposition before the city's name, if it isn't the language's usual one: «на» before an island. */
  preposition?: string
}

/** The fields that `toCityName` reads. */
export const cityNameShape = {
  slug: slugSchema,
  name: nameSchema,
  namePrepositional: textSchema,
  preposition: z.nullish(z.string().check(z.trim(), z.maxLength(20))),
}

interface CityNameRow {
  locale: Locale
  slug: string
  name: string
  namePrepositional?: string | null | undefined
  preposition?: string | null | undefined
}

export function toCityName(
  city: CityNameRow & { localizations?: CityNameRow[] | null | undefined },
  locale: Locale,
): CityName {
  const { row, lang } = chooseTranslation<CityNameRow>(city, locale)
  // A form of another language's grammar has no place in a sentence of this one.
  if (lang) return { ...chooseName(city, locale), namePrepositional: row.name }
  return {
    ...chooseName(city, locale),
    namePrepositional: row.namePrepositional ?? row.name,
    ...(row.preposition ? { preposition: row.preposition } : {}),
  }
}
