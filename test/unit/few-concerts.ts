import type { Row, Snapshot } from '../../src/strapi-emulator/row.ts'

/** The content of a service with these concerts and no other, and with the places of these: reading others takes time. */
export function withConcerts(whole: Snapshot, concerts: readonly Row[]): Snapshot {
  /** Entries that the concerts name, in each language. */
  const namedIn = (entity: 'City' | 'Venue', field: 'city' | 'venue') =>
    whole[entity].filter(({ id, localizations }) =>
      concerts.some(({ [field]: named }) => named === id || (localizations as unknown[]).includes(named)),
    )
  return { ...whole, Concert: concerts, City: namedIn('City', 'city'), Venue: namedIn('Venue', 'venue') }
}
