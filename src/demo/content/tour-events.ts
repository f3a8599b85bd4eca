/**
 * Evenings that news and pages tell about. The rest of the tour is laid around them, so that what was written once
 * is true on every day. Weeks are counted from the week of today, weekdays from Monday (0): an evening is
 * `-7 * week - weekday` days ago on a Monday, and up to six more on the other days of a week.
 */
export interface TourEvent {
  week: number
  weekday: number
  /** Slugs. */
  city: string
  program: string
  /** Slug of the hall, where the event needs a certain one. */
  venue?: string
  /** Whether the concert is sold out. */
  soldOut?: true
}

const onDays = (week: number, program: string, evenings: [weekday: number, city: string][]): TourEvent[] =>
  evenings.map(([weekday, city]) => ({ week, weekday, city, program }))

export const tourEvents: readonly TourEvent[] = [
  // The first evenings in Thailand.
  { week: -94, weekday: 5, city: 'bangkok', program: 'john-williams' },
  { week: -94, weekday: 6, city: 'bangkok', program: 'joe-hisaishi' },
  { week: -88, weekday: 5, city: 'moscow', program: 'attack-on-titan' },
  // The other two Thai cities that came before Chiang Mai.
  ...onDays(-84, 'anime-hits', [
    [5, 'pattaya'],
    [6, 'phuket'],
  ]),
  // Concerts of a journey from Vladivostok to Moscow.
  ...onDays(-61, 'final-fantasy', [
    [1, 'vladivostok'],
    [5, 'irkutsk'],
  ]),
  { week: -61, weekday: 3, city: 'khabarovsk', program: 'anime-hits' },
  ...onDays(-60, 'final-fantasy', [
    [1, 'novosibirsk'],
    [5, 'moscow'],
  ]),
  ...onDays(-60, 'anime-hits', [
    [0, 'krasnoyarsk'],
    [3, 'yekaterinburg'],
  ]),
  { week: -50, weekday: 5, city: 'moscow', program: 'makoto-shinkai', venue: 'finomi' },
  { week: -44, weekday: 5, city: 'chiang-mai', program: 'makoto-shinkai' },
  { week: -37, weekday: 6, city: 'kazan', program: 'lord-of-the-rings' },
  { week: -24, weekday: 5, city: 'kaliningrad', program: 'ennio-morricone' },
  { week: -15, weekday: 4, city: 'nizhny-novgorod', program: 'pirates-of-the-caribbean' },
  { week: -12, weekday: 5, city: 'minsk', program: 'john-williams' },
  { week: -12, weekday: 6, city: 'minsk', program: 'soviet-cinema' },
  { week: -9, weekday: 5, city: 'bangkok', program: 'john-williams' },
  { week: -8, weekday: 5, city: 'phuket', program: 'pirates-of-the-caribbean' },
  { week: -2, weekday: 5, city: 'moscow', program: 'silent-hill' },
  { week: -1, weekday: 5, city: 'moscow', program: 'cyberpunk' },
  // Siberia by train: six cities in two weeks.
  ...onDays(2, 'lord-of-the-rings', [
    [1, 'omsk'],
    [3, 'novosibirsk'],
    [5, 'tomsk'],
  ]),
  ...onDays(3, 'songs-of-the-north', [
    [1, 'barnaul'],
    [3, 'krasnoyarsk'],
    [5, 'irkutsk'],
  ]),
  { week: 5, weekday: 4, city: 'kazan', program: 'hans-zimmer', venue: 'kazan-saydashev-hall' },
  {
    week: 7,
    weekday: 4,
    city: 'bangkok',
    program: 'joe-hisaishi',
    venue: 'chulalongkorn-auditorium',
    soldOut: true,
  },
  { week: 7, weekday: 5, city: 'bangkok', program: 'joe-hisaishi', venue: 'chulalongkorn-auditorium' },
]

/** Weeks from which programs are on the bill, but for a premiere before; what has none was there from the beginning. */
export const firstWeeks: Readonly<Record<string, number>> = {
  'attack-on-titan': -87,
  'makoto-shinkai': -49,
  'silent-hill': 1,
  cyberpunk: 1,
}

/** Weeks in which programs were off the bill, the last one included. */
export const restingWeeks: Readonly<Record<string, { from: number; to: number }>> = {
  'soviet-cinema': { from: -40, to: -13 },
}

/** Weeks in which cities were visited for the first time; others may be visited from the beginning. */
export const firstVisitWeeks: Readonly<Record<string, number>> = {
  bangkok: -94,
  pattaya: -84,
  phuket: -84,
  'chiang-mai': -44,
}
