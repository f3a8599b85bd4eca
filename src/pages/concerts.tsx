import { noSuggestions, readSuggestions, type Suggestions } from '../city/suggestions.ts'
import { chooseConcerts, type Wanted } from '../content/concerts/choose-concerts.ts'
import { toConcertData } from '../content/concerts/concert-data.ts'
import { type ConcertListPage, noConcerts, readConcerts } from '../content/concerts/concerts.ts'
import { needsIndex, readNarrowedConcerts } from '../content/concerts/narrowed-concerts.ts'
import {
  choosePrices,
  type PriceChoices,
  type PricedConcert,
  toPriced,
} from '../content/concerts/price-choices.ts'
import { readScheduleIndex } from '../content/concerts/schedule-index.ts'
import { ticketStates } from '../content/concerts/ticket-state.ts'
import { type City, isKnownCity, readCities } from '../content/places/cities.ts'
import { isKnownProgram, readProgramNames } from '../content/programs/programs.ts'
import { concertMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page, type SiteParts } from '../rendering/define-page.ts'
import { listHead, listShareImage, makeBeyondEndError } from '../rendering/list-pages.ts'
import { listAddress } from '../routes/list-address.ts'
import { pathTo } from '../routes/paths.ts'
import type { FoundConcerts } from '../search/find-concerts.ts'
import { allCitiesSlug } from '../shared/city.ts'
import { type ConcertsQuery, concertsQuerySchema } from '../shared/concerts-query.ts'
import { localePath } from '../shared/urls.ts'
import { earliestDay } from '../shared/zoned-time.ts'
import { ConcertFilters, type FilterChoices, ScheduleTabs } from '../ui/components/concert-filters.tsx'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { ScheduleView } from '../ui/components/schedule-view.tsx'

type Asked = Page<unknown, ConcertsQuery>

interface Schedule extends ConcertListPage {
  /** The city that the list is about: asked for, else the visitor's own. */
  city: City | undefined
  /** Suggestions, if no concert fits. */
  waysOn: Suggestions
  prices: PriceChoices | undefined
  /** How the words were taken. */
  words: FoundConcerts | undefined
}

interface Deferred {
  /** The city that the list is about: asked for, else the visitor's own. */
  city: Promise<City | undefined>
  schedule: Promise<Schedule>
  choices: Promise<FilterChoices>
}

export const concertsPage = definePage('concerts', {
  query: concertsQuerySchema,
  isStored: async (page) => !page.query.q && (await isAboutKnown(page)),
  externalServices: ['ticket-widget'],
  // The first page always exists; whether another one does, only its concerts can tell.
  loadCritical: async (page) => {
    if (page.query.page > 1) {
      const { concerts } = await loadSchedule(page, readCities(page.content))
      if (concerts.length === 0) throw await pastEndOf(page)
    }
    return {}
  },
  loadDeferred,
  essential: ['schedule'],
  head: ({ locale, query }) => ({
    ...listHead(locale, query.page, {
      title: query.past ? concertMessages(locale).pastTitle : concertMessages(locale).title,
      description: query.past ? concertMessages(locale).pastDescription : concertMessages(locale).description,
    }),
    shareImage: listShareImage(locale, concertMessages(locale).title),
    trail: [{ name: concertMessages(locale).title, path: pathTo('concerts') }],
    canonicalQuery: toCanonicalQuery(query),
    button: 'city',
    styles: ['schedule', 'concerts', ...(query.q ? (['words-taken'] as const) : [])],
  }),
  timeDependencies: ({ now }, { schedule }) => [earliestDay(now), ticketStates(schedule.concerts, now)],
  toPayload: ({ now }, { schedule: { concerts, total, pageCount, words } }) => ({
    concerts: concerts.map((concert) => toConcertData(concert, now)),
    total,
    pageCount,
    ...(words?.instead ? { instead: words.instead } : {}),
    ...(words?.period ? { period: words.period } : {}),
  }),
  View: ConcertsView,
})

const pastEndOf = (page: Asked) =>
  makeBeyondEndError({
    path: pathTo('concerts'),
    query: page.query,
    countPages: async () => {
      const first = { ...page, query: { ...page.query, page: 1 } }
      return (await loadSchedule(first, readCities(page.content))).pageCount
    },
  })

/**
 * Keeps `past` in the canonical address, since no other list links past concerts. The other filters are left out: their
 * lists are parts of the list without filters.
 */
function toCanonicalQuery({ page, past, ...filters }: ConcertsQuery): string {
  const hasFilter = Object.values(filters).some(Boolean)
  return listAddress('', { past }, hasFilter ? 1 : page)
}

function loadDeferred(page: Asked): Deferred {
  const cities = readCities(page.content)
  const programs = readProgramNames(page.content, page.locale)
  const schedule = loadSchedule(page, cities)
  // If the list can't be read there are no prices to choose from; the other filters remain.
  const prices = schedule.then(
    (loaded) => loaded.prices,
    () => undefined,
  )
  return {
    city: Promise.all([chosenCitySlug(page), cities]).then(([slug, all]) =>
      all.find((city) => city.slug === slug),
    ),
    schedule,
    choices: Promise.all([cities, programs, page.city, prices]).then(
      ([allCities, allPrograms, visitorCity, ofList]) => ({
        cities: allCities,
        programs: allPrograms,
        visitorCity: visitorCity ?? undefined,
        prices: ofList,
      }),
    ),
  }
}

async function loadSchedule(page: Asked, cities: Promise<City[]>): Promise<Schedule> {
  const { content, locale, query } = page
  const none = { ...noConcerts, city: undefined, waysOn: noSuggestions, prices: undefined, words: undefined }
  if (!(await isAboutKnown(page))) return none
  const [chosenSlug, words] = await Promise.all([chosenCitySlug(page), findWords(page)])
  const wanted = { ...toWanted(query, chosenSlug), among: words?.slugs }
  const { citySlug } = wanted
  const schedule = needsIndex(wanted)
    ? await readNarrowedConcerts(content, locale, page.today, { ...wanted, page: query.page })
    : await readPlainList(page, wanted)
  const city = citySlug ? (await cities).find(({ slug }) => slug === citySlug) : undefined
  const isEmpty = schedule.total === 0 && !query.past && query.page === 1
  const waysOn = isEmpty
    ? await readSuggestions(content, locale, page.today, { wanted, city })
    : noSuggestions
  const prices = query.past
    ? undefined
    : choosePrices(await pricedConcerts(page, wanted, schedule), query.price)
  return { ...schedule, city, waysOn, prices, words }
}

/** Upcoming concerts that match the words, as the site's search finds them. */
const findWords = async ({ search, locale, query }: Asked): Promise<FoundConcerts | undefined> =>
  query.q && !query.past ? search.findConcerts(query.q, locale) : undefined

/** A list that the content service can choose by itself. Search knows nothing of what is over but what words name. */
async function readPlainList(page: Asked, { citySlug, isAvailable }: Wanted): Promise<ConcertListPage> {
  const { content, locale, query, search } = page
  const { month, past, q } = query
  const words = q && past ? await search.findPlaces(q, locale) : []
  if (!words) return noConcerts
  return readConcerts(content, locale, page.today, {
    when: past ? 'past' : 'upcoming',
    month,
    citySlug,
    programSlug: query.program,
    isAvailable,
    page: query.page,
    ...(words.length > 0 ? { words } : {}),
  })
}

const toWanted = (query: ConcertsQuery, citySlug: string | undefined): Wanted => ({
  citySlug,
  programSlug: query.program,
  month: query.month,
  near: query.when,
  isAvailable: query.available === '1' || undefined,
  maxPrice: query.price,
  sort: query.sort,
})

/** A list that is chosen by price doesn't show what else there is to choose from. */
async function pricedConcerts(
  { content, today }: Asked,
  { citySlug, programSlug, maxPrice }: Wanted,
  { concerts }: ConcertListPage,
): Promise<PricedConcert[]> {
  if (!maxPrice) return concerts.map(toPriced)
  return chooseConcerts(
    await readScheduleIndex(content, today),
    { citySlug, programSlug },
    content.cache.now(),
  )
}

/**
 * Whether the city and the program in the address exist. An invented one gets an empty schedule without a request to
 * the content service, and nothing is stored, since anybody can invent any number of them.
 */
async function isAboutKnown({ content, locale, query }: Omit<Asked, SiteParts>): Promise<boolean> {
  const city = query.city === allCitiesSlug ? undefined : query.city
  const [isCityKnown, isProgramKnown] = await Promise.all([
    !city || isKnownCity(content, city),
    !query.program || isKnownProgram(content, locale, query.program),
  ])
  return isCityKnown && isProgramKnown
}

async function chosenCitySlug({ query, city }: Asked): Promise<string | undefined> {
  if (query.city) return query.city === allCitiesSlug ? undefined : query.city
  return (await city)?.slug
}

function ConcertsView({ page, data }: { page: Asked; data: Deferred }) {
  const { locale } = page
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <Await value={data.city} failed={<ScheduleHeading page={page} city={undefined} />}>
          {(city) => <ScheduleHeading page={page} city={city} />}
        </Await>
        <ScheduleTabs page={page} />
        <Await value={data.choices} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {(choices) => <ConcertFilters page={page} choices={choices} />}
        </Await>
        <Await value={data.schedule} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {(schedule) => <ScheduleView page={page} schedule={schedule} />}
        </Await>
      </div>
    </PageFrame>
  )
}

interface ScheduleHeadingProps {
  page: Page<unknown, ConcertsQuery>
  /** The city of the listed concerts; `undefined` for concerts of all cities. */
  city: City | undefined
}

/**
 * The heading of the schedule. The list of one city (from the address or the visitor's own) is named after the city and
 * links to the list of all cities.
 */
function ScheduleHeading({ page: { locale, query }, city }: ScheduleHeadingProps) {
  const t = concertMessages(locale)
  if (!city) return <h1>{query.past ? t.pastTitle : t.title}</h1>
  const name = city.names[locale]
  // The link keeps the other filters and drops the page number, since the list of all cities has other pages.
  const { city: _, ...others } = query
  const elsewhere = listAddress(localePath(locale, pathTo('concerts')), { city: allCitiesSlug, ...others }, 1)
  return (
    <div className="of-city">
      <h1>{query.past ? t.pastTitleIn(name) : t.titleIn(name)}</h1>
      <a href={elsewhere}>{t.allCities}</a>
    </div>
  )
}
