import { type NearCity, nearestWithConcerts } from '../city/nearest-with-concerts.ts'
import { SubscribeToCalendar } from '../components/calendar-menu.tsx'
import { ConcertFilters, type FilterChoices, ScheduleTabs } from '../components/concert-filters.tsx'
import { ConcertsByMonth } from '../components/concert-list.tsx'
import { PageFrame } from '../components/page-frame.tsx'
import { Pagination } from '../components/pagination.tsx'
import { ScheduleHeading } from '../components/schedule-heading.tsx'
import { toConcertData } from '../content/concerts/concert-data.ts'
import { type ConcertListPage, noConcerts, readConcerts } from '../content/concerts/concerts.ts'
import { chooseTicketState } from '../content/concerts/ticket-state.ts'
import { type City, isKnownCity, readCities } from '../content/places/cities.ts'
import { isKnownProgram, readProgramNames } from '../content/programs/programs.ts'
import { NotFound } from '../errors.ts'
import { calendarMessages } from '../i18n/calendar.ts'
import { concertMessages } from '../i18n/concerts.ts'
import { countConcerts, siteMessages } from '../i18n/site.ts'
import { definePage, type MadeOfSite, type Page } from '../page/define-page.ts'
import { Later } from '../page/later.tsx'
import { listHead, listSharePicture } from '../page/list-head.ts'
import type { MadeOf } from '../page/reused-html.ts'
import { allCitiesSlug } from '../shared/city.ts'
import { type ConcertsQuery, concertsQuerySchema } from '../shared/concerts-query.ts'
import { formatNumber } from '../shared/format.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'

type Asked = Page<unknown, ConcertsQuery>

interface Schedule extends ConcertListPage {
  /** The city that the list is about: asked for, else the visitor's own. */
  city: City | undefined
  /** Where to go from a city without concerts. */
  nearest: NearCity[]
}

interface Deferred {
  /** The city that the list is about: asked for, else the visitor's own. */
  city: Promise<City | undefined>
  schedule: Promise<Schedule>
  choices: Promise<FilterChoices>
}

export const concertsPage = definePage('concerts', {
  query: concertsQuerySchema,
  variesByCity: true,
  isStored: async (page) => !page.query.q && (await isAboutKnown(page)),
  externalServices: ['ticket-widget'],
  // The first page always exists; whether another one does, only its concerts can tell.
  loadCritical: async (page) => {
    if (page.query.page > 1) {
      const { concerts } = await loadSchedule(page, readCities(page.content))
      if (concerts.length === 0) throw new NotFound(page.path)
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
    sharePicture: listSharePicture(locale, concertMessages(locale).title),
    trail: [{ name: concertMessages(locale).title, path: pathTo('concerts') }],
    canonicalQuery: toCanonicalQuery(query),
    button: 'city',
  }),
  toPayload: ({ now }, { schedule: { concerts, total, pageCount } }) => ({
    concerts: concerts.map((concert) => toConcertData(concert, now)),
    total,
    pageCount,
  }),
  View: ConcertsView,
})

/**
 * What is over is a list of its own, the only one that leads to those concerts; what filters leave of either list is
 * part of it.
 */
function toCanonicalQuery({ page, past, ...filters }: ConcertsQuery): string {
  const isFiltered = Object.values(filters).some(Boolean)
  const given = { ...(past ? { past } : {}), ...(page > 1 && !isFiltered ? { page: String(page) } : {}) }
  const text = new URLSearchParams(given).toString()
  return text ? `?${text}` : ''
}

function loadDeferred(page: Asked): Deferred {
  const cities = readCities(page.content)
  const programs = readProgramNames(page.content, page.locale)
  return {
    city: Promise.all([chosenCitySlug(page), cities]).then(([slug, all]) =>
      all.find((city) => city.slug === slug),
    ),
    schedule: loadSchedule(page, cities),
    choices: Promise.all([cities, programs, page.city]).then(([allCities, allPrograms, visitorCity]) => ({
      cities: allCities,
      programs: allPrograms,
      visitorCity: visitorCity ?? undefined,
    })),
  }
}

async function loadSchedule(page: Asked, cities: Promise<City[]>): Promise<Schedule> {
  const { content, locale, query } = page
  if (!(await isAboutKnown(page))) return { ...noConcerts, city: undefined, nearest: [] }
  const citySlug = await chosenCitySlug(page)
  const schedule = await readConcerts(content, locale, page.today, {
    when: query.past ? 'past' : 'upcoming',
    month: query.month,
    citySlug,
    programSlug: query.program,
    text: query.q,
    isAvailable: query.available === '1' || undefined,
    page: query.page,
  })
  const city = citySlug ? (await cities).find(({ slug }) => slug === citySlug) : undefined
  const nearest = schedule.total === 0 && city ? await nearestWithConcerts(content, city, page.today) : []
  return { ...schedule, city, nearest }
}

/**
 * Whether the city and the program that the address names exist. A guess is shown as an empty schedule, for which the
 * content service isn't asked and which isn't kept: anybody can make up as many as they like.
 */
async function isAboutKnown({ content, locale, query }: Omit<Asked, MadeOfSite>): Promise<boolean> {
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
  const { locale, query } = page
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <Later value={data.city} failed={<ScheduleHeading page={page} city={undefined} />}>
          {(city) => <ScheduleHeading page={page} city={city} />}
        </Later>
        <ScheduleTabs page={page} />
        <Later
          value={data.choices}
          failed={<p className="note">{siteMessages(locale).loadFailed}</p>}
          madeOf={({ cities, programs, visitorCity }) => ({
            content: [cities, programs],
            otherwise: ['filters', locale, query, page.today, visitorCity?.slug],
          })}
        >
          {(choices) => <ConcertFilters page={page} choices={choices} />}
        </Later>
        <Later
          value={data.schedule}
          failed={<p className="note">{siteMessages(locale).loadFailed}</p>}
          madeOf={(schedule) => scheduleMadeOf(page, schedule)}
        >
          {(schedule) => <ScheduleView page={page} schedule={schedule} />}
        </Later>
      </div>
    </PageFrame>
  )
}

/** An empty schedule is cheap, and depends on more. Of the clock, rows show nothing but the state of tickets. */
function scheduleMadeOf(
  { locale, query, now, origin }: Asked,
  { concerts, total, pageCount, city }: Schedule,
): MadeOf | undefined {
  if (concerts.length === 0) return undefined
  const states = concerts.map((concert) => chooseTicketState(concert, now))
  return {
    content: city ? [concerts, city] : [concerts],
    // The address of a calendar that one subscribes to is a whole one.
    otherwise: ['schedule', locale, query, total, pageCount, origin, states],
  }
}

function ScheduleView({ page, schedule }: { page: Asked; schedule: Schedule }) {
  const { locale, query, now } = page
  if (schedule.concerts.length === 0) return <EmptySchedule page={page} schedule={schedule} />
  return (
    <>
      <p className="count">{`${countConcerts(locale, schedule.total)} · ${concertMessages(locale).hint}`}</p>
      <ConcertsByMonth
        concerts={schedule.concerts}
        locale={locale}
        now={now}
        {...(schedule.city ? { without: 'city' as const } : {})}
      />
      <Pagination
        locale={locale}
        path={pathTo('concerts')}
        query={query}
        page={query.page}
        pageCount={schedule.pageCount}
      />
      <ScheduleCalendar page={page} city={schedule.city} />
    </>
  )
}

/** Of the city that the list is about, else of all. */
function ScheduleCalendar({ page, city }: { page: Page; city: City | undefined }) {
  const t = calendarMessages(page.locale)
  return city ? (
    <SubscribeToCalendar
      page={page}
      path={pathTo('cityCalendar', { slug: city.slug })}
      name={t.inCity(city.names[page.locale].namePrepositional)}
    />
  ) : (
    <SubscribeToCalendar page={page} path={pathTo('scheduleCalendar')} name={t.schedule} />
  )
}

function EmptySchedule({ page, schedule }: { page: Asked; schedule: Schedule }) {
  const { locale, query } = page
  const t = concertMessages(locale)
  const { city, nearest } = schedule
  const isFiltered = Boolean(
    query.program || query.month || query.q || query.available || query.past || query.page > 1,
  )
  return (
    <div className="empty">
      <p className="empty-title">
        {city && !isFiltered ? t.noneInCity(city.names[locale].namePrepositional) : t.nothing}
      </p>
      {nearest.length > 0 ? (
        <p>
          {`${t.nearest} `}
          {nearest.map(({ city: other, km }, index) => (
            <span key={other.slug}>
              {index > 0 ? ', ' : ''}
              <a href={`${localePath(locale, pathTo('concerts'))}?city=${other.slug}`}>
                {other.names[locale].name}
              </a>
              {` — ${t.distance(formatNumber(locale, Math.round(km / 10) * 10 || 10))}`}
            </span>
          ))}
        </p>
      ) : (
        <p>{t.nothingHint}</p>
      )}
      <a className="button" href={`${localePath(locale, pathTo('concerts'))}?city=${allCitiesSlug}`}>
        {t.wholeSchedule}
      </a>
    </div>
  )
}
