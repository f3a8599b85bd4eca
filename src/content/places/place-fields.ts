import * as z from 'zod/mini'
import { home } from '../../brand/chosen.ts'
import type { Locale } from '../../shared/locales.ts'
import { chooseTranslation, type Fallback, named } from '../port/fields.ts'

/** Degrees, north and east positive. */
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

/** Of a city that names none. */
const defaultCountryCode = home.countryCode

/** @returns lower case */
export const toCountryCode = (code: string | null | undefined): string =>
  (code ?? defaultCountryCode).toLowerCase()

/** A city as sentences name it. */
export interface CityName extends Fallback {
  slug: string
  name: string
  /** After «в»; the name itself in languages that don't inflect it. */
  namePrepositional: string
}

interface CityNameRow {
  locale: Locale
  slug: string
  name: string
  namePrepositional?: string | null | undefined
}

export function toCityName(
  city: CityNameRow & { localizations?: CityNameRow[] | null | undefined },
  locale: Locale,
): CityName {
  const { row } = chooseTranslation<CityNameRow>(city, locale)
  return { ...named(city, locale), namePrepositional: row.namePrepositional ?? row.name }
}
