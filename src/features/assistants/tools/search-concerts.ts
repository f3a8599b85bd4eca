import * as z from 'zod/mini'
import { chooseConcerts } from '../../../content/concerts/choose-concerts.ts'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import { readConcertCounts, readUpcoming } from '../../../content/concerts/schedule.ts'
import { readCities } from '../../../content/places/readers.ts'
import { assistantMessages, concertMessages, countMessages } from '../../../languages/texts.ts'
import { sortCitiesByDistance } from '../../../places/choose-city.ts'
import { readNearestWithConcerts } from '../../../places/nearest-with-concerts.ts'
import { findTypedCities } from '../../../places/tour-city.ts'
import { pathTo } from '../../../routes/paths.ts'
import { maxQueryLength } from '../../../shared/constants.ts'
import { formatRoundKm } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { maxPriceStep } from '../../../shared/price.ts'
import { accessNeeds, filterByAccess } from './access.ts'
import { concertShape, sayConcert, toConcertFacts } from './concert-facts.ts'
import { type Asking, defineTool, languageField, toAddress } from './define-tool.ts'
import { quoteWritten } from './editors-words.ts'
import { findProgramSlug } from './find-program.ts'
import { readToolSource, saySource, sourceSchema } from './source.ts'

const perPage = 10
const text = (about: string) => z.optional(z.string().check(z.maxLength(maxQueryLength), z.describe(about)))
const day = (about: string) => z.optional(z.iso.date().check(z.describe(about)))

const inputSchema = z.strictObject({
  words: text('Words as people type them: music, composer, performer, «film music», days'),
  place: text('A city or place in any language, as «Riga», «Казань», «München»'),
  latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  withinKm: z.optional(
    z.number().check(z.gt(0), z.lte(5000), z.describe('Distance from the place or the coordinates; else 50')),
  ),
  from: day('First day, YYYY-MM-DD, by the clock of the concert’s city'),
  to: day('Last day, inclusive'),
  program: text('A program’s slug or name'),
  maxPrice: z.optional(
    z.number().check(z.gt(0), z.lte(maxPriceStep), z.describe('Most that the cheapest ticket may cost')),
  ),
  currency: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Z]{3}$/), z.describe('Of maxPrice, ISO 4217; if absent, that of most concerts')),
  ),
  access: z.optional(
    z
      .array(z.enum(accessNeeds))
      .check(z.maxLength(accessNeeds.length), z.describe('What the hall must have')),
  ),
  onlyWithTickets: z.optional(z.boolean().check(z.describe('Leaves out what is sold out or cancelled'))),
  page: z.optional(z.int().check(z.gte(1), z.lte(500))),
  language: languageField,
})
type Asked = z.infer<typeof inputSchema>

const nearbySchema = z.object({ name: z.string(), km: z.number(), url: z.string() })

export const searchConcerts = defineTool({
  name: 'search_concerts',
  description:
    'Finds concerts that are ahead, the soonest first. All conditions must hold; without any, it lists the whole schedule.',
  input: inputSchema,
  output: z.object({
    total: z.number(),
    page: z.number(),
    concerts: z.array(
      z.object({ ...concertShape, km: z.optional(z.number().check(z.describe('Distance of its city'))) }),
    ),
    nearest: z
      .optional(z.array(nearbySchema))
      .check(z.describe('Cities with concerts, where none were found at a place')),
    source: sourceSchema,
  }),
  answer: async (asked, asking) => {
    const { locale } = asking
    const area = await findAreas(asked, asking)
    if (area === 'unknown') return { nothing: assistantMessages(locale).noPlace }
    const found = await choose(asked, asking, area)
    const { page = 1 } = asked
    const shown = found
      .slice((page - 1) * perPage, page * perPage)
      .map((concert) => ({ concert, facts: toConcertFacts(concert, asking) }))
    const nearest = found.length === 0 && area?.centre ? await findNearest(area, area.centre, asking) : []
    const source = await readToolSource(asking, pathTo('concerts'))
    const t = assistantMessages(locale)
    return {
      said: [
        found.length === 0 ? concertMessages(locale).nothing : countMessages(locale).concerts(found.length),
        ...shown.map(({ concert, facts }) => `- ${sayConcert(concert, facts, locale)}`),
        ...(nearest.length > 0 ? [sayNearest(nearest, locale)] : []),
        ...(found.length > page * perPage ? [t.more(page + 1)] : []),
        saySource(source, locale),
      ].join('\n'),
      data: {
        total: found.length,
        page,
        concerts: shown.map(({ concert, facts }) => ({ ...facts, ...toDistance(concert, area) })),
        ...(nearest.length > 0 ? { nearest } : {}),
        source,
      },
    }
  },
})

const toDistance = ({ citySlug }: ConcertSummary, area: Area | undefined): { km?: number } => {
  const km = area?.km.get(citySlug ?? '')
  return km === undefined ? {} : { km: Math.round(km) }
}

/** The nearest cities where anything is played, for a place that has nothing around it; none for one that has. */
async function findNearest(
  { km: asked }: Area,
  centre: NonNullable<Area['centre']>,
  asking: Asking,
): Promise<z.infer<typeof nearbySchema>[]> {
  const { content, locale } = asking
  const counts = await readConcertCounts(content, locale)
  if ([...asked.keys()].some((slug) => counts[slug])) return []
  return (await readNearestWithConcerts(content, locale, { slug: '', ...centre })).map(({ city, km }) => ({
    name: city.names[locale].name,
    km: Math.round(km),
    url: toAddress(asking, pathTo('city', { slug: city.slug })),
  }))
}

const sayNearest = (nearest: readonly z.infer<typeof nearbySchema>[], locale: Locale): string => {
  const t = concertMessages(locale)
  const cities = nearest.map(
    ({ name, km, url }) => `${quoteWritten(name)} (${t.distance(formatRoundKm(locale, km))}, ${url})`,
  )
  return `${t.nearest} ${cities.join('; ')}`
}

async function choose(asked: Asked, asking: Asking, area: Area | undefined): Promise<ConcertSummary[]> {
  const { content, search, locale, now } = asking
  const { from = '', to = '9999-12-31', maxPrice, currency, onlyWithTickets, access = [] } = asked
  const [all, found, programSlug] = await Promise.all([
    readUpcoming(content, locale),
    asked.words ? search.findConcerts(asked.words, locale) : undefined,
    asked.program ? findProgramSlug(asked.program, asking) : undefined,
  ])
  if (asked.program && programSlug === undefined) return []
  const there = all.filter(
    ({ citySlug, date, status }) =>
      (!area || area.km.has(citySlug ?? '')) &&
      from <= date &&
      date <= to &&
      !(onlyWithTickets && status === 'postponed'),
  )
  const wanted = { among: found?.slugs, programSlug, isAvailable: onlyWithTickets, maxPrice, currency }
  return filterByAccess(chooseConcerts(there, wanted, now), access, asking)
}

/** The cities that are asked for. */
interface Area {
  /** Their distances in km from what was asked for, by slug; `undefined` for a city of the asked name. */
  km: ReadonlyMap<string, number | undefined>
  /** The asked place, where concerts elsewhere may be near. */
  centre?: Centre
}

interface Centre {
  latitude?: number
  longitude?: number
}

const usualKm = 50

interface AskedPlace {
  place?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  withinKm?: number | undefined
}

/**
 * Finds the cities that a place, or coordinates, mean: the site's cities of that name, and those within the distance.
 * A place without concerts of its own means the cities around it.
 *
 * @returns `undefined` where no place is asked for
 */
async function findAreas(
  { place, latitude, longitude, withinKm }: AskedPlace,
  { content, places, locale }: Asking,
): Promise<Area | 'unknown' | undefined> {
  const cities = await readCities(content)
  const around = (centre: Centre): Area => {
    const near = sortCitiesByDistance(cities, centre, withinKm ?? usualKm)
    return { km: new Map(near.map(({ city, km }) => [city.slug, km])), centre }
  }
  if (latitude !== undefined && longitude !== undefined) return around({ latitude, longitude })
  if (!place) return undefined
  const named = (await findTypedCities({ content, places }, place, locale)).map(
    ({ attributes }) => attributes.slug,
  )
  const own = cities.filter(({ slug }) => named.includes(slug))
  const [first] = own
  if (!first) {
    const [found] = await places.find(place, locale)
    return found ? around(found.place) : 'unknown'
  }
  return withinKm === undefined
    ? { km: new Map(own.map(({ slug }) => [slug, undefined])), centre: first }
    : around(first)
}
