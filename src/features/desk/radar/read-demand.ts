import type { City } from '../../../content/places/cities.ts'
import { foldCityName } from '../../../content/places/city-aliases.ts'
import { readCities } from '../../../content/places/readers.ts'
import type { FeatureContext } from '../../../context/context.ts'
import { ConfigInvalid } from '../../../errors.ts'
import { chooseCity } from '../../../places/choose-city.ts'
import { findTourCity } from '../../../places/tour-city.ts'
import { defaultLocale } from '../../../shared/locales.ts'
import { minPeople } from '../../../shared/min-people.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { countPathsByValue, readTopPaths, readTopValues } from '../../statistics/read-statistics.ts'
import { otherValues } from '../../statistics/statistics-kinds.ts'
import { countDaysBetween, toConcert, toPath } from '../evenings/evening-curve.ts'
import { readEvenings } from '../evenings/evening-rows.ts'
import { maxServedDays } from './choose-places.ts'
import type {
  DemandDeps,
  DemandPlace,
  DemandReport,
  DemandService,
  SearchMiss,
  SizedPlace,
} from './demand-service.ts'
import { type DemandCell, toPublishableDemand } from './publishable-demand.ts'

/** @throws ConfigInvalid if no database is bound */
export function createDemandService(
  { content, database, now, log }: FeatureContext,
  others: Pick<DemandDeps, 'readProgramRequests' | 'readPlaceDemand' | 'findPlaces'>,
): DemandService {
  if (!database) throw new ConfigInvalid(['DB is needed'])
  return createDemandMethods({ database, content, now, log, ...others })
}

export const createDemandMethods = (deps: DemandDeps): DemandService => ({
  readDemand: () => readDemand(deps),
  readMisses: (days) => readMisses(deps, days),
})

/** How long ago a visit or a search still tells where people wait. */
const countedDays = 90
/** The most frequent cities of visitors, queries without a result and saved concerts that are looked at. */
const looked = { cities: 150, misses: 60, concerts: 100, rowsOfSaves: 500 } as const
/** Names that are looked up in the files of the world's places: each reads one file. */
const maxLookups = 30

/** A number with the place's name as its source has it, which isn't a known place yet. */
interface NamedCount {
  name: string
  /** Country code in lower case (ISO 3166-1 alpha-2); absent where the source doesn't name a country. */
  countryCode?: string
  program: string
  source: DemandCell['source']
  count: number
}

/** Reads where people wait; implements `DemandService.readDemand`. */
async function readDemand(deps: DemandDeps): Promise<DemandReport> {
  const { database, content, now, log } = deps
  const today = toUtcDay(now())
  const missing: DemandReport['missing'] = []
  const optional = async <Value>(
    name: DemandReport['missing'][number],
    read: () => Promise<Value[]>,
  ): Promise<Value[]> => {
    try {
      return await read()
    } catch (error) {
      log.warn('the tour radar could not read all demand', { missing: name, error })
      missing.push(name)
      return []
    }
  }
  const [cities, ofCities, ofPlaces, counted, evenings] = await Promise.all([
    readCities(content),
    optional('wishes', async () => (await deps.readProgramRequests?.()) ?? []),
    optional('wishes', async () => (await deps.readPlaceDemand?.()) ?? []),
    optional('statistics', () => readCounted(deps, today)),
    readEvenings(database, { from: addDays(today, -maxServedDays), to: addDays(today, maxServedDays) }),
  ])
  const known = new Map<string, DemandPlace>(cities.flatMap(toCityPlace).map((place) => [place.id, place]))
  const cells: DemandCell[] = ofCities.map(({ city, program, people }) => ({
    place: city,
    program,
    count: people,
    source: 'wish',
  }))
  for (const { place, program, people } of ofPlaces) {
    const id = addPlace(known, cities, { ...place, people: 0 })
    cells.push({ place: id, program, source: 'wish', count: people })
  }
  cells.push(...(await toKnownPlaces(deps, cities, known, counted)))
  const shown = toPublishableDemand(cells).filter(({ place }) => known.has(place))
  const isShown = new Set(shown.map(({ place }) => place))
  return {
    places: [...known.values()].filter((place) => 'city' in place || isShown.has(place.id)),
    cells: shown,
    stops: evenings.flatMap(({ city, program, day, status }) => {
      const place = known.get(city)
      return place && status !== 'cancelled'
        ? [{ ...toPoint(place), program, daysAway: countDaysBetween(today, day) }]
        : []
    }),
    missing: [...new Set(missing)],
  }
}

const toPoint = ({ latitude, longitude }: DemandPlace) => ({ latitude, longitude })

const toCityPlace = (city: City): DemandPlace[] =>
  city.latitude === undefined || city.longitude === undefined
    ? []
    : [{ id: city.slug, latitude: city.latitude, longitude: city.longitude, city }]

/** @returns the id of a place, which is the city's where the site has one there */
function addPlace(
  known: Map<string, DemandPlace>,
  cities: readonly City[],
  { people: _, ...place }: SizedPlace,
): string {
  const city = findTourCity(cities, { ...place, people: 0 })
  if (city) return city.slug
  const { key, latitude, longitude } = place
  known.set(key, { id: key, latitude, longitude, place })
  return key
}

/** Reads counts of statistics that name a place: cities of visitors and of those who saved a concert, and searches. */
async function readCounted({ database }: DemandDeps, today: string): Promise<NamedCount[]> {
  const span = { from: addDays(today, 1 - countedDays), to: today }
  const [visitors, misses, saved] = await Promise.all([
    readTopValues(database, { kind: 'visitor', span, dimension: 'city', limit: looked.cities }),
    readTopPaths(database, { kind: 'search-miss', span, limit: looked.misses }),
    readTopPaths(database, { kind: 'save', span, limit: looked.concerts, below: toPath('') }),
  ])
  const [saves, evenings] = await Promise.all([
    countPathsByValue(database, {
      kind: 'save',
      span,
      dimension: 'city',
      limit: looked.rowsOfSaves,
      paths: saved.map(({ path }) => path),
    }),
    readPrograms(
      database,
      saved.map(({ path }) => toConcert(path)),
    ),
  ])
  return [
    ...visitors.flatMap(({ value, count }) => toNamed(value, { program: '', source: 'visitor', count })),
    ...misses
      .filter(({ path }) => path !== otherValues)
      .map(({ path, count }) => ({ name: path, program: '', source: 'search' as const, count })),
    ...saves.flatMap(({ path, value, count }) =>
      toNamed(value, { program: evenings.get(toConcert(path)) ?? '', source: 'save', count }),
    ),
  ]
}

/** @param value the place as statistics store it, such as `RU/Vologda` */
function toNamed(value: string, rest: Omit<NamedCount, 'name' | 'countryCode'>): NamedCount[] {
  const at = value.indexOf('/')
  if (at < 0) return []
  return [{ name: value.slice(at + 1), countryCode: value.slice(0, at).toLowerCase(), ...rest }]
}

async function readPrograms(database: D1Database, concerts: readonly string[]): Promise<Map<string, string>> {
  const { results } = await database
    .prepare('select concert, program from evening where concert in (select value from json_each(?))')
    .bind(JSON.stringify(concerts))
    .all<{ concert: string; program: string }>()
  return new Map(results.map(({ concert, program }) => [concert, program]))
}

/** Finds the place that each name means; a name that is none, such as most queries, is left out. */
async function toKnownPlaces(
  deps: DemandDeps,
  cities: readonly City[],
  known: Map<string, DemandPlace>,
  counted: readonly NamedCount[],
): Promise<DemandCell[]> {
  const named = indexByName(cities)
  const ids = new Map<string, string | undefined>()
  const cells: DemandCell[] = []
  let lookups = 0
  for (const { name, countryCode, program, source, count } of counted.toSorted(byCount)) {
    const key = `${countryCode ?? ''}/${name}`
    if (!ids.has(key)) {
      const candidates = named.get(foldCityName(name)) ?? []
      const city = chooseCity(candidates, { city: name, ...(countryCode ? { countryCode } : {}) })
      if (city) ids.set(key, city.slug)
      else if (count >= minPeople && lookups < maxLookups) {
        lookups += 1
        const place = await findPlace(deps, name, countryCode)
        ids.set(key, place && addPlace(known, cities, place))
      }
    }
    const place = ids.get(key)
    if (place !== undefined) cells.push({ place, program, source, count })
  }
  return cells
}

type NamedCity = Omit<City, 'names'> & { names: string[] }

/** Cities by each of their names in comparable spelling, which takes too long to be made for every name that is looked up. */
function indexByName(cities: readonly City[]): Map<string, NamedCity[]> {
  const index = new Map<string, NamedCity[]>()
  for (const city of cities) {
    const names = Object.values(city.names).map(({ name }) => name)
    for (const name of new Set(names.map(foldCityName)))
      index.set(name, [...(index.get(name) ?? []), { ...city, names }])
  }
  return index
}

const byCount = (one: NamedCount, other: NamedCount) => other.count - one.count

async function findPlace(
  { findPlaces, log }: DemandDeps,
  name: string,
  countryCode: string | undefined,
): Promise<SizedPlace | undefined> {
  try {
    const found = await findPlaces(name, defaultLocale)
    return found.find(({ place }) => countryCode === undefined || place.countryCode === countryCode)?.place
  } catch (error) {
    log.warn('a place could not be looked up', { error })
    return undefined
  }
}

/** Most queries without results that a page shows. */
const shownMisses = 200

/** Reads the searches that found nothing; implements `DemandService.readMisses`. */
async function readMisses({ database, now }: DemandDeps, days: number): Promise<SearchMiss[]> {
  const today = toUtcDay(now())
  const found = await readTopPaths(database, {
    kind: 'search-miss',
    span: { from: addDays(today, 1 - days), to: today },
    limit: shownMisses,
  })
  return found
    .filter(({ path, count }) => path !== otherValues && count >= minPeople)
    .map(({ path, count }) => ({ query: path, count }))
}
