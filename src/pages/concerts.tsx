import { touring } from '../brand/chosen.ts'
import { chooseConcerts, type WantedConcerts } from '../content/concerts/choose-concerts.ts'
import { toConcertData } from '../content/concerts/concert-data.ts'
import { type ConcertListPage, noConcerts, readConcerts, readMonth } from '../content/concerts/concerts.ts'
import { readOverview, type ScheduleOverview } from '../content/concerts/overview.ts'
import {
  choosePrices,
  type PriceChoices,
  type PricedConcert,
  toPriced,
} from '../content/concerts/price-choices.ts'
import { readUpcoming } from '../content/concerts/schedule.ts'
import { chooseTicketStates } from '../content/concerts/ticket-state.ts'
import type { City } from '../content/places/cities.ts'
import { isKnownCity, isKnownVenue, readCities, readVenues } from '../content/places/readers.ts'
import type { VenueSummary } from '../content/places/venue-summary.ts'
import { type ProgramName, type Thumbnails, toThumbnails } from '../content/programs/program-name.ts'
import { isKnownProgram, readProgramNames } from '../content/programs/readers.ts'
import { concertMessages, siteMessages } from '../languages/texts.ts'
import { noSuggestions, readSuggestions, type Suggestions } from '../places/suggestions.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page, type SiteParts } from '../rendering/define-page.ts'
import { listHead, listShareImage, makeBeyondEndError } from '../rendering/list-pages.ts'
import { listAddress, pathTo } from '../routes/paths.ts'
import type { FoundConcerts } from '../search/find-concerts.ts'
import { type ConcertsQuery, concertsQuerySchema } from '../shared/concerts-query.ts'
import { concertsPerPage } from '../shared/constants.ts'
import { allCitiesSlug } from '../shared/picker-city.ts'
import { earliestDay } from '../shared/zoned-time.ts'
import { ConcertFilters, type FilterChoices } from '../ui/components/concert-filters.tsx'
import { PageFrame } from '../ui/components/page-frame.tsx'
import {
  MonthStrip,
  ScheduleChips,
  ScheduleHeading,
  ScheduleTabs,
} from '../ui/components/schedule-overview.tsx'
import { ScheduleView } from '../ui/components/schedule-view.tsx'

type Asked = Page<unknown, ConcertsQuery>

interface Schedule extends ConcertListPage {
  /** The month that the calendar shows; absent in a list. */
  month?: string | undefined
  /** The city that the list is about: asked for, else the visitor's own. */
  city: City | undefined
  /** Suggestions for a schedule without a matching concert. */
  waysOn: Suggestions
  prices: PriceChoices | undefined
  /** How the words of the search were understood; absent without a search. */
  words: FoundConcerts | undefined
}

interface Deferred {
  /** The city that the list is about: asked for, else the visitor's own. */
  city: Promise<City | undefined>
  schedule: Promise<Schedule>
  choices: Promise<FilterChoices>
  /** Months and shelves of the schedule; empty for past concerts. */
  overview: Promise<Overview>
  thumbnails: Promise<Thumbnails>
}

interface Overview extends ScheduleOverview {
  city: City | undefined
  programs: ProgramName[]
  venues: VenueSummary[]
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
    styles: [
      ...(['tabs', 'schedule', 'filters', 'concerts'] as const),
      ...(query.view ? (['calendar'] as const) : []),
      ...(query.q ? (['words-taken'] as const) : []),
    ],
  }),
  timeDependencies: ({ now }, { schedule, overview }) => [
    earliestDay(now),
    chooseTicketStates(schedule.concerts, now),
    overview.shelves,
  ],
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
  const venues = touring ? undefined : readVenues(page.content, page.locale)
  const schedule = loadSchedule(page, cities)
  // If the list can't be read there are no prices to choose from; the other filters remain.
  const prices = schedule.then(
    (loaded) => loaded.prices,
    () => undefined,
  )
  const city = Promise.all([chosenCitySlug(page), cities]).then(([slug, all]) =>
    all.find((each) => each.slug === slug),
  )
  return {
    city,
    schedule,
    overview: loadOverview(page, city, programs, venues),
    // If the list of programs can't be read, rows have no pictures.
    thumbnails: programs.then(toThumbnails, () => new Map()),
    choices: Promise.all([cities, programs, page.city, prices, venues]).then(
      ([allCities, allPrograms, visitorCity, ofList, allVenues]) => ({
        cities: allCities,
        programs: allPrograms,
        visitorCity: visitorCity ?? undefined,
        prices: ofList,
        venues: allVenues,
      }),
    ),
  }
}

async function loadOverview(
  page: Asked,
  cityOfList: Promise<City | undefined>,
  names: Promise<ProgramName[]>,
  ofVenues: Promise<VenueSummary[]> | undefined,
): Promise<Overview> {
  const { content, locale, query } = page
  const reading = query.past ? [] : readUpcoming(content, locale)
  const [city, programs, index, venues = []] = await Promise.all([cityOfList, names, reading, ofVenues])
  if (!(await isAboutKnown(page))) return { city, programs, venues, months: [], shelves: [] }
  const wanted = { citySlug: city?.slug, programSlug: query.program, venueSlug: query.venue }
  return { city, programs, venues, ...readOverview(content, index, wanted) }
}

async function loadSchedule(page: Asked, cities: Promise<City[]>): Promise<Schedule> {
  const { content, locale, query } = page
  const none = { ...noConcerts, city: undefined, waysOn: noSuggestions, prices: undefined, words: undefined }
  if (!(await isAboutKnown(page))) return none
  const [chosenSlug, words] = await Promise.all([chosenCitySlug(page), findWords(page)])
  const asked = { ...toWanted(query, chosenSlug), among: words?.slugs }
  const month = query.view && (asked.month ?? (await findFirstMonth(page, asked)))
  const wanted = { ...asked, month: month ?? asked.month }
  const { citySlug } = wanted
  const schedule = month
    ? await readMonth(content, locale, { ...wanted, month })
    : await readList(page, wanted)
  const city = citySlug ? (await cities).find(({ slug }) => slug === citySlug) : undefined
  const isEmpty = schedule.total === 0 && !query.past && query.page === 1
  const waysOn = isEmpty ? await readSuggestions(content, locale, { wanted, city }) : noSuggestions
  const prices = query.past
    ? undefined
    : choosePrices(await pricedConcerts(page, wanted, schedule), query.price)
  return { ...schedule, month, city, waysOn, prices, words }
}

/** The month with the next concert that is wanted; this month where there is none. */
async function findFirstMonth({ content, locale, now }: Asked, wanted: WantedConcerts): Promise<string> {
  const { concerts } = await readConcerts(content, locale, { ...wanted, when: 'upcoming', pageSize: 1 })
  return (concerts[0]?.date ?? earliestDay(now)).slice(0, 7)
}

/** Upcoming concerts that match the words, as the site's search finds them. */
const findWords = async ({ search, locale, query }: Asked): Promise<FoundConcerts | undefined> =>
  query.q && !query.past ? search.findConcerts(query.q, locale) : undefined

/** Of past concerts the search only finds cities and programs by name. */
async function readList(
  { content, locale, query, search }: Asked,
  wanted: WantedConcerts,
): Promise<ConcertListPage> {
  const { past, q, page } = query
  const words = q && past ? await search.findPlaces(q, locale) : []
  if (!words) return noConcerts
  return readConcerts(content, locale, {
    ...wanted,
    when: past ? 'past' : 'upcoming',
    page,
    pageSize: concertsPerPage,
    ...(words.length > 0 ? { words } : {}),
  })
}

const toWanted = (query: ConcertsQuery, citySlug: string | undefined): WantedConcerts => ({
  citySlug,
  programSlug: query.program,
  venueSlug: query.venue,
  month: query.month,
  season: query.season,
  near: query.when,
  isAvailable: query.available === '1' || undefined,
  isForChildren: query.children === '1' || undefined,
  maxPrice: query.price,
  sort: query.sort,
})

/** A list that is chosen by price doesn't show what else there is to choose from. */
async function pricedConcerts(
  { content, locale }: Asked,
  { citySlug, programSlug, venueSlug, maxPrice }: WantedConcerts,
  { concerts }: ConcertListPage,
): Promise<PricedConcert[]> {
  if (!maxPrice) return concerts.map(toPriced)
  return chooseConcerts(
    await readUpcoming(content, locale),
    { citySlug, programSlug, venueSlug },
    content.now(),
  )
}

/**
 * Whether the city, the program and the venue in the address exist. An invented one gets an empty schedule without a request to
 * the content service, and nothing is stored, since anybody can invent any number of them.
 */
async function isAboutKnown({ content, locale, query }: Omit<Asked, SiteParts>): Promise<boolean> {
  const city = query.city === allCitiesSlug ? undefined : query.city
  const [isCityKnown, isProgramKnown, isVenueKnown] = await Promise.all([
    !city || isKnownCity(content, city),
    !query.program || isKnownProgram(content, locale, query.program),
    !query.venue || isKnownVenue(content, locale, query.venue),
  ])
  return isCityKnown && isProgramKnown && isVenueKnown
}

async function chosenCitySlug({ query, city }: Asked): Promise<string | undefined> {
  if (query.city) return query.city === allCitiesSlug ? undefined : query.city
  return (await city)?.slug
}

function ConcertsView({ page, data }: { page: Asked; data: Deferred }) {
  const { locale } = page
  const schedule = Promise.all([data.schedule, data.thumbnails])
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <Await value={data.city} failed={<ScheduleHeading page={page} city={undefined} />}>
          {(city) => <ScheduleHeading page={page} city={city} />}
        </Await>
        <ScheduleTabs page={page} />
        <Await value={data.overview}>{({ months }) => <MonthStrip page={page} months={months} />}</Await>
        <Await value={data.choices} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {(choices) => <ConcertFilters page={page} choices={choices} />}
        </Await>
        <Await value={data.overview}>{(overview) => <ScheduleChips page={page} {...overview} />}</Await>
        <div id="concerts">
          <Await value={schedule} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
            {([loaded, thumbnails]) => <ScheduleView page={page} schedule={loaded} thumbnails={thumbnails} />}
          </Await>
        </div>
      </div>
    </PageFrame>
  )
}
