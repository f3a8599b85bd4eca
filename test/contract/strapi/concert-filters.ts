import type { ConcertFilter } from '../../../src/content/concerts/concerts.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import type { EntityName } from '../../../src/strapi-emulator/row.ts'

/** Values that can be put into queries. */
export interface World {
  today: string
  /** Whether all queries are sent in this language; those that don't depend on the language are sent in one only. */
  isWhole: boolean
  isThorough: boolean
  /** Slugs of at most `most` entries that show what entries of an entity can be like. */
  slugsOf: (entity: EntityName, most?: number) => string[]
  /** A slug that no entry has; in the first language also hostile texts instead of a slug. */
  wrongSlugs: readonly string[]
}

/** A real Strapi takes a second for a page of sixty concerts, and what a filter finds is told by a few and their number. */
export const shortPage = 5

/** Every filter of the list of concerts, alone and combined. */
export function concertFilters(world: World): ConcertFilter[] {
  const short = world.isThorough ? {} : { pageSize: shortPage }
  const upcoming = { when: 'upcoming' as const, ...short }
  const past = { when: 'past' as const, ...short }
  const named = { programs: world.slugsOf('Program', 4), cities: world.slugsOf('City', 4), venues: [] }
  const inEachLanguage = [upcoming, past, { ...past, words: [named] }]
  if (!world.isWhole) return inEachLanguage
  const { today, slugsOf } = world
  const month = addDays(today, 40).slice(0, 7)
  const [citySlug, programSlug, venueSlug, exceptSlug] = (
    ['City', 'Program', 'Venue', 'Concert'] as const
  ).map((entity) => slugsOf(entity, 1)[0])
  const parts: Omit<ConcertFilter, 'when'>[] = [
    { month },
    { month: today.slice(0, 7) },
    { isAvailable: true },
    { exceptSlug },
    { among: new Set(slugsOf('Concert', 5)) },
    { citySlug, isAvailable: true },
    { citySlug, programSlug, month },
    ...slugsOf('City', 4).map((slug) => ({ citySlug: slug })),
    ...slugsOf('Program', 4).map((slug) => ({ programSlug: slug })),
    ...slugsOf('Venue', 4).map((slug) => ({ venueSlug: slug })),
    { citySlug: 'no-such-city' },
    { venueSlug, exceptSlug, isAvailable: true },
    { words: [named, { programs: [], cities: [], venues: slugsOf('Venue', 4) }] },
    { words: [{ programs: ['no-such-program'], cities: [], venues: [] }] },
  ]
  return [
    ...inEachLanguage,
    // Filters of whole pages, as the site shows them.
    { when: 'upcoming' },
    { when: 'past', page: 2 },
    { ...upcoming, page: 9999 },
    { ...upcoming, month: '1999-02' },
    ...parts.flatMap((part) => [
      { ...upcoming, ...part },
      { ...past, ...part },
    ]),
  ]
}
