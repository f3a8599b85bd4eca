import type { Snapshot } from '../../../src/strapi-emulator/row.ts'
import { dayAfter, entry, toSnapshot } from '../snapshot-rows.ts'

const cities = [
  {
    slug: 'wellington',
    name: 'Wellington',
    latitude: -41.2889,
    longitude: 174.7772,
    venues: [1, 2],
    concerts: [1, 2, 3, 6, 7],
  },
  { slug: 'nelson', name: 'Nelson', latitude: -41.2706, longitude: 173.284, venues: [3], concerts: [4, 5] },
]
const venues = [
  {
    slug: 'st-andrews',
    name: 'St Andrew’s on The Terrace',
    address: '30 The Terrace',
    city: 1,
    latitude: -41.2808,
    longitude: 174.7747,
    concerts: [1, 3],
  },
  {
    slug: 'prefab-hall',
    name: 'Prefab Hall',
    address: '14 Jessie Street',
    city: 1,
    latitude: -41.2955,
    longitude: 174.7775,
    concerts: [2, 6, 7],
  },
  {
    slug: 'school-of-music',
    name: 'Nelson School of Music',
    address: '48 Nile Street',
    city: 2,
    latitude: -41.2748,
    longitude: 173.2869,
    concerts: [4, 5],
  },
]
const programs = [
  {
    slug: 'four-seasons',
    name: 'The Four Seasons',
    about: 'Vivaldi as a weather report, in four parts.',
    description:
      'Twelve movements, one violin in front, and hail in the middle of summer.\n\nWe play from the Amsterdam print of 1725.',
  },
  {
    slug: 'goldberg-for-strings',
    name: 'Goldberg for Strings',
    about: 'Bach’s thirty variations, dealt out among three players.',
    description: 'The aria comes back at the end, and it isn’t the same aria.',
  },
]
interface PlannedConcert {
  program: number
  city: number
  venue: number
  /** Number of days from today until the concert. */
  ahead: number
  time: string
  minCost?: number | string
  maxCost?: number
  admission?: 'free' | 'pay_what_you_can'
}

const concerts: PlannedConcert[] = [
  { program: 1, city: 1, venue: 1, ahead: 9, time: '19:30:00.000', minCost: 45 },
  { program: 2, city: 1, venue: 2, ahead: 23, time: '18:00:00.000', minCost: 24.5, maxCost: 60 },
  { program: 1, city: 1, venue: 1, ahead: -20, time: '19:30:00.000', minCost: 45 },
  { program: 2, city: 2, venue: 3, ahead: 31, time: '14:00:00.000', minCost: 35 },
  { program: 1, city: 2, venue: 3, ahead: 58, time: '19:30:00.000', minCost: 35 },
  // A free lunchtime concert, for which no tickets are sold.
  { program: 2, city: 1, venue: 2, ahead: 65, time: '12:15:00.000', admission: 'free' },
  {
    program: 1,
    city: 1,
    venue: 2,
    ahead: 72,
    time: '18:00:00.000',
    minCost: '0',
    admission: 'pay_what_you_can',
  },
]

/** The content on a day (`YYYY-MM-DD`), as rows of a content service. */
export function makeKororaSnapshot(today: string): Snapshot {
  const slugOf = (index: number) => {
    const { program, city } = concerts[index] ?? { program: 1, city: 1 }
    return `${programs[program - 1]?.slug}-${cities[city - 1]?.slug}-${index + 1}`
  }
  return toSnapshot({
    City: cities.map((city) =>
      entry(today, 'en', {
        ...city,
        namePrepositional: city.name,
        address: null,
        countryCode: 'NZ',
        timeZone: 'Pacific/Auckland',
        logoImage: null,
      }),
    ),
    Venue: venues.map((venue) => entry(today, 'en', { ...venue, description: null, hall: [] })),
    Program: programs.map((program, index) =>
      entry(today, 'en', {
        ...program,
        // A Strapi would list the brand's own repertoires: `serve-content.ts` inserts the right word.
        repertoire: 'film',
        layout: 'program',
        ageLimit: 6,
        durationMinutes: 75,
        priority: 2 - index,
        longDescription: null,
        thumbnailImage: null,
        heroImage: null,
        programCollections: [],
        categories: [],
        performers: [],
        tracklist: [],
        blocks: [],
        concerts: concerts.flatMap((concert, at) => (concert.program === index + 1 ? [at + 1] : [])),
      }),
    ),
    Concert: concerts.map(({ ahead, minCost, ...concert }: PlannedConcert, index) =>
      entry(today, undefined, {
        ...concert,
        slug: slugOf(index),
        date: dayAfter(today, ahead),
        soldOut: false,
        lastTickets: false,
        ticketLink:
          minCost === undefined
            ? []
            : [
                {
                  id: index + 1,
                  __component: 'ticket.external-link',
                  url: `https://tickets.korora.example/${index + 1}`,
                  minCost,
                },
              ],
        hall: null,
        organizerId: 1,
        ageLimit: 6,
        durationMinutes: 75,
        // The currency is then that of the brand’s country.
        currency: null,
        onSaleAt: null,
        status: 'scheduled',
        previousDate: null,
      }),
    ),
    Post: [
      entry(today, 'en', {
        slug: 'a-new-harpsichord',
        title: 'A new harpsichord',
        summary: 'It came over the strait on Tuesday’s ferry, wrapped in two duvets.',
        content: [
          {
            id: 1,
            paragraphContent:
              'It was built in Dunedin after a Flemish original, and it needs tuning whenever the wind turns.',
          },
        ],
        thumbnailImage: null,
        programs: [2],
      }),
    ],
    QaEntry: [
      entry(today, 'en', {
        slug: 'late',
        question: 'What if I am late?',
        answer: 'We let you in between two pieces.',
        order: 1,
      }),
      entry(today, 'en', {
        slug: 'returns',
        question: 'Are there returns?',
        answer: 'Half an hour before the concert, at the door.',
        order: 2,
        topic: 'sold_out',
      }),
    ],
    About: [
      entry(today, 'en', {
        title: 'Kororā Chamber Orchestra',
        description: 'Fourteen players from Wellington.',
        missionTitle: 'Small rooms',
        missionDescription:
          'A string that is bowed lightly carries nine metres. We play where everybody sits within nine metres.',
        legalName: 'Kororā Chamber Orchestra Trust',
        legalAddress: '30 The Terrace, Wellington 6011',
        inn: '123-456-789',
        ogrn: 'CC61234',
      }),
    ],
  })
}
