import { compactCityNameLength } from './constants.ts'
import { isRecord } from './is-record.ts'

/** The city object of the picker and of `/api/detect-city`. */
export interface PickerCity {
  id: number
  /** How well the city matches the query, at most 100. */
  score: number
  attributes: {
    slug: string
    name: string
    namePrepositional: string
    /** Position in degrees; 200 where it is unknown. */
    latitude: number
    longitude: number
  }
}

/**
 * Whether a value from storage or from the network is such a city. Checked by hand, because the browser needs
 * it before the first interaction, and zod alone is larger than all that may be loaded by then.
 */
export function isPickerCity(value: unknown): value is PickerCity {
  if (!isRecord(value) || !isRecord(value.attributes)) return false
  const { slug, name, namePrepositional, latitude, longitude } = value.attributes
  return (
    [value.id, value.score, latitude, longitude].every(Number.isFinite) &&
    [slug, name, namePrepositional].every((text) => typeof text === 'string')
  )
}

/** «Все города»: what a visitor has who chose no city, or whose city is unknown. */
export const allCitiesId = 0
export const allCitiesSlug = 'all'

export const bestCityScore = 100
/** Stands for a coordinate that isn't known: it is no place on earth. */
export const unknownDegrees = 200

export const makeAllCities = (name: string, namePrepositional: string): PickerCity => ({
  id: allCitiesId,
  score: bestCityScore,
  attributes: { slug: '', name, namePrepositional, latitude: unknownDegrees, longitude: unknownDegrees },
})

/** The name cut to 6 characters and an ellipsis. */
export function toCompactName(name: string): string {
  const characters = Array.from(name)
  return characters.length > compactCityNameLength
    ? `${characters.slice(0, compactCityNameLength).join('').trimEnd()}…`
    : name
}
