import { shippedSnapshot } from '../../src/strapi-emulator/executor.ts'
import type { Row, Snapshot } from '../../src/strapi-emulator/row.ts'

/** A concert of the content service, in one of the cities; `null` is what an editor has left empty. */
export interface WorldConcert {
  slug: string
  /** IANA name, which the city has for a slug too (`toCitySlug`). */
  timeZone: string
  date: string
  /** Time of the concert as `HH:mm`. */
  time: string | null
  durationMinutes: number | null
  onSaleAt?: string
}

export const toCitySlug = (timeZone: string): string => timeZone.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The demo's content with a city in each of these time zones, and these concerts instead of the demo's. */
export function worldSnapshot(timeZones: readonly string[], concerts: readonly WorldConcert[]): Snapshot {
  const demo = shippedSnapshot('2026-11-25')
  const [city, concert] = [demo.City[0], demo.Concert[0]]
  if (!city || !concert) throw new Error('the demo has neither cities nor concerts')
  const rows = concerts.map(
    ({ timeZone, time, ...own }, index): Row => ({
      ...concert,
      onSaleAt: null,
      status: 'scheduled',
      soldOut: false,
      ...own,
      time: time && `${time}:00.000`,
      id: index + 1,
      city: timeZones.indexOf(timeZone) + 1,
      program: null,
      venue: null,
    }),
  )
  return {
    ...demo,
    Concert: rows,
    Venue: [],
    City: timeZones.map(
      (timeZone, index): Row => ({
        ...city,
        id: index + 1,
        slug: toCitySlug(timeZone),
        name: timeZone,
        timeZone,
        localizations: [],
        venues: [],
        concerts: rows.filter((row) => row.city === index + 1).map(({ id }) => id),
      }),
    ),
  }
}
