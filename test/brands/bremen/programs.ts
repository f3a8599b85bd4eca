import type { VenueSlug } from './places.ts'

export const programs = [
  {
    slug: 'weihnachtsoratorium',
    durationMinutes: 85,
    ageLimit: 6,
    texts: {
      de: {
        name: 'Weihnachtsoratorium',
        about: 'Bachs Kantaten I bis III mit zwölf Stimmen und einer Pauke, die den Anfang macht.',
        description:
          'Jauchzet, frohlocket: Fünf Schläge der Pauke, und es ist Weihnachten.\n\nWir singen mit drei Stimmen je Lage, so wie es in Leipzig wohl war.',
      },
      en: {
        name: 'Christmas Oratorio',
        about: 'Bach’s cantatas I to III with twelve voices, and a drum that goes first.',
        description:
          'Five strokes of the drum, and it is Christmas.\n\nWe sing with three voices to a part, as it probably was in Leipzig.',
      },
    },
  },
  {
    slug: 'grosse-fuge',
    durationMinutes: 70,
    ageLimit: 6,
    texts: {
      de: {
        name: 'Große Fuge',
        about: 'Beethovens unmöglichstes Stück, für Streichorchester, und was davor und danach zu sagen ist.',
        description:
          'Sechzehn Minuten, in denen niemand nachgibt. Davor Purcell, der dasselbe leiser meint, danach eine Uraufführung.',
      },
      en: {
        name: 'Grosse Fuge',
        about: 'Beethoven’s most impossible piece, for string orchestra, and what goes before and after it.',
        description:
          'Sixteen minutes in which nobody gives way. Before it Purcell, who means the same more quietly, after it a first performance.',
      },
    },
  },
  {
    slug: 'wassermusik',
    durationMinutes: 60,
    ageLimit: 4,
    texts: {
      de: {
        name: 'Wassermusik',
        about: 'Händel und Telemann am Fluss: einer für die Themse, einer für die Elbe.',
        description:
          'Telemann schrieb für Hamburg Ebbe und Flut hinein. Bei uns an der Weser kommt beides pünktlich.',
      },
      en: {
        name: 'Water Music',
        about: 'Handel and Telemann by the river: one for the Thames, one for the Elbe.',
        description:
          'Telemann wrote the tides into his piece for Hamburg. With us on the Weser they come on time.',
      },
    },
  },
  {
    slug: 'mittagsmusik',
    durationMinutes: 30,
    ageLimit: 0,
    texts: {
      de: {
        name: 'Mittagsmusik',
        about: 'Eine halbe Stunde aus dem Abendprogramm, für alle, die gerade in der Nähe sind.',
        description: 'Belegte Brote sind erlaubt, Telefone nicht.',
      },
      en: {
        name: 'Music at Midday',
        about: 'Half an hour of the evening’s program, for whoever is near.',
        description: 'Sandwiches are welcome, telephones are not.',
      },
    },
  },
] as const

type ProgramSlug = (typeof programs)[number]['slug']

interface PlannedConcert {
  program: ProgramSlug
  venue: VenueSlug
  /** Number of days from today until the concert. */
  ahead: number
  time: string
  minCost?: number
  maxCost?: number
  admission?: 'free'
  status?: 'cancelled'
  soldOut?: true
}

const evening = '19:30:00.000'

/** Slugs end in the number of the concert's place here. */
export const concerts: readonly PlannedConcert[] = [
  { program: 'grosse-fuge', venue: 'glocke', ahead: 6, time: evening, minCost: 24.5, maxCost: 58 },
  { program: 'mittagsmusik', venue: 'sendesaal', ahead: 7, time: '12:30:00.000', admission: 'free' },
  { program: 'grosse-fuge', venue: 'laeiszhalle', ahead: 9, time: evening, minCost: 28 },
  { program: 'grosse-fuge', venue: 'trinitatiskirche', ahead: 12, time: evening, status: 'cancelled' },
  { program: 'weihnachtsoratorium', venue: 'glocke', ahead: 16, time: '18:00:00.000', minCost: 32.9 },
  { program: 'weihnachtsoratorium', venue: 'glocke', ahead: 17, time: '18:00:00.000', soldOut: true },
  { program: 'weihnachtsoratorium', venue: 'allerheiligen-hofkirche', ahead: 21, time: evening, minCost: 36 },
  { program: 'weihnachtsoratorium', venue: 'ehrbar-saal', ahead: 23, time: '19:00:00.000', minCost: 39.5 },
  { program: 'wassermusik', venue: 'sendesaal', ahead: 40, time: '17:00:00.000', minCost: 18 },
  { program: 'wassermusik', venue: 'laeiszhalle', ahead: 47, time: evening, minCost: 24.5 },
  { program: 'wassermusik', venue: 'trinitatiskirche', ahead: 54, time: evening, minCost: 22 },
  { program: 'mittagsmusik', venue: 'glocke', ahead: 61, time: '12:30:00.000', admission: 'free' },
  { program: 'wassermusik', venue: 'glocke', ahead: -15, time: evening, minCost: 24.5 },
]
