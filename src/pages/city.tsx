import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { home } from '../brand/chosen.ts'
import { type ConcertListPage, noConcerts, readConcerts } from '../content/concerts/concerts.ts'
import { chooseTicketStates } from '../content/concerts/ticket-state.ts'
import type { CityDetail } from '../content/places/city-detail.ts'
import { isKnownCity, readCityDetail } from '../content/places/readers.ts'
import type { VenueSummary } from '../content/places/venue-summary.ts'
import type { ProgramName } from '../content/programs/program-name.ts'
import { readProgramNames } from '../content/programs/readers.ts'
import { NotFound } from '../errors.ts'
import {
  bellMessages,
  calendarMessages,
  placeMessages,
  scheduleMessages,
  siteMessages,
} from '../languages/texts.ts'
import { type NearbyCity, readNearestWithConcerts } from '../places/nearest-with-concerts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listAlternates } from '../rendering/head.ts'
import { toCityPage } from '../rendering/structured-data/web-page.ts'
import { pathTo } from '../routes/paths.ts'
import { concertsPerPage } from '../shared/constants.ts'
import { toCountryName } from '../shared/country-name.ts'
import type { MapMarker } from '../shared/map-marker.ts'
import { localePath } from '../shared/urls.ts'
import { Bell } from '../ui/components/bell.tsx'
import { SubscribeToCalendar } from '../ui/components/calendar-menu.tsx'
import { VenueCards } from '../ui/components/cards.tsx'
import { ConcertsByMonth } from '../ui/components/concert-list.tsx'
import { ConcertsByVenue } from '../ui/components/concerts-by-venue.tsx'
import { MessengerLinks } from '../ui/components/messenger-links.tsx'
import { NoConcerts } from '../ui/components/no-concerts.tsx'
import { BackLink, PageFrame } from '../ui/components/page-frame.tsx'
import { Picture } from '../ui/components/picture.tsx'
import { PlaceMap } from '../ui/components/place-map.tsx'
import { Skyline } from '../ui/components/skyline.tsx'
import { CityWish } from '../ui/components/wish-links.tsx'
import { HomeCityComposition } from '../ui/layouts/home-city.tsx'

interface Critical {
  city: CityDetail
}

interface Schedule extends ConcertListPage {
  nearest: NearbyCity[]
}

interface Deferred {
  schedule: Promise<Schedule>
  /**
   * Programs that are not played in this city, as far as is known, most requested first; absent if the site takes no
   * program requests.
   */
  missing: Promise<ProgramName[]> | undefined
}

/** A list of concerts: the city's own, or of cities nearby. */
type ConcertsView = (props: {
  concerts: ConcertListPage['concerts']
  locale: Page['locale']
  now: number
  without: 'city'
}) => ReactNode

/** The home city's concerts stand by hall; they can be read by date too. */
const citySchema = z.object({ by: z.catch(z.optional(z.literal('date')), undefined) })
type Asked = Page<{ slug: string }, z.infer<typeof citySchema>>

export const cityPage = definePage('city', {
  query: citySchema,
  externalServices: ['map', 'ticket-widget'],
  loadCritical: async ({ content, locale, params, path }) => {
    const city = await readCityDetail(content, locale, params.slug)
    if (!city) throw new NotFound(path)
    return { city }
  },
  loadDeferred: (page, critical) => {
    const schedule = loadSchedule(page, critical)
    return { schedule, missing: page.votes && readMissing(page, page.votes, schedule) }
  },
  head: (page, { city }) => ({
    title: city.seo.title ?? placeMessages(page.locale).concertsIn(city),
    description: city.seo.description ?? placeMessages(page.locale).cityDescription(city),
    shareImage: {
      title: placeMessages(page.locale).concertsIn(city),
      place: toCountryName(city.countryCode, page.locale),
      skyline: city.slug,
    },
    trail: [
      { name: placeMessages(page.locale).cities, path: pathTo('cities') },
      { name: city.name, path: pathTo('city', { slug: city.slug }) },
    ],
    structuredData: [toCityPage(page, city)],
    ...(city.seo.image ? { image: city.seo.image } : {}),
    alternates: listAlternates(city.translations, 'city'),
    button: 'ticketsAnchor',
    isEmbeddable: true,
    styles: ['tabs', 'concerts', 'city', 'chips', 'venues'],
  }),
  timeDependencies: ({ now }, { schedule }) => chooseTicketStates(schedule.concerts, now),
  View: CityView,
})

async function loadSchedule(
  { content, locale, params }: Page<{ slug: string }>,
  critical: Promise<Critical>,
): Promise<Schedule> {
  const list = (await isKnownCity(content, params.slug))
    ? await readConcerts(content, locale, {
        when: 'upcoming',
        citySlug: params.slug,
        pageSize: concertsPerPage,
      })
    : noConcerts
  const nearest =
    list.total === 0 ? await readNearestWithConcerts(content, locale, (await critical).city) : []
  return { ...list, nearest }
}

/** Number of programs offered here; `/wishes` has all of them. */
const offeredPrograms = 5

async function readMissing(
  { content, locale, params }: Page<{ slug: string }>,
  votes: NonNullable<Page['votes']>,
  schedule: Promise<Schedule>,
): Promise<ProgramName[]> {
  const [programs, wishes = [], { concerts }] = await Promise.all([
    readProgramNames(content, locale),
    votes.readProgramRequests(),
    schedule,
  ])
  const played = new Set(concerts.map(({ program }) => program?.slug))
  const wanted = ({ slug }: ProgramName) =>
    wishes.find(({ city, program }) => city === params.slug && program === slug)?.people ?? 0
  return programs
    .filter(({ slug }) => !played.has(slug))
    .toSorted((one, other) => wanted(other) - wanted(one))
    .slice(0, offeredPrograms)
}

interface ViewProps {
  page: Asked
  data: Critical & Deferred
}

function CityView({ page, data }: ViewProps) {
  const { locale } = page
  const { city } = data
  const t = placeMessages(locale)
  const frame = { page, alternates: listAlternates(city.translations, 'city') }
  const title = t.concertsIn(city)
  const before = (
    <div className="city-top">
      <BackLink locale={locale} />
      {city.logo ? <Picture className="city-logo" image={city.logo} sizes="5rem" isPriority alt="" /> : null}
      <Skyline slug={city.slug} />
    </div>
  )
  return city.slug === home.citySlug ? (
    <HomeCityComposition {...frame} title={title} lang={city.lang} before={before}>
      {page.query.by === 'date' ? null : <p className="lead">{t.homeCityLead}</p>}
      <OrderTabs page={page} path={pathTo('city', { slug: city.slug })} />
      <CityBody page={page} data={data} List={page.query.by === 'date' ? ConcertsByMonth : ConcertsByVenue} />
    </HomeCityComposition>
  ) : (
    <PageFrame {...frame}>
      <div className="wrap">
        {before}
        <h1 lang={city.lang}>{title}</h1>
        <p className="note">{toCountryName(city.countryCode, locale)}</p>
        <CityBody page={page} data={data} List={ConcertsByMonth} />
      </div>
    </PageFrame>
  )
}

function OrderTabs({ page, path }: { page: Asked; path: string }) {
  const t = scheduleMessages(page.locale)
  const href = localePath(page.locale, path)
  const isByDate = page.query.by === 'date'
  return (
    <nav className="tabs" aria-label={t.sort}>
      <a href={href} aria-current={isByDate ? undefined : 'page'}>
        {t.byVenue}
      </a>
      <a href={`${href}?by=date`} aria-current={isByDate ? 'page' : undefined}>
        {t.byDate}
      </a>
    </nav>
  )
}

/** Concerts first, then the venues in which they are played. */
function CityBody({ page, data, List }: ViewProps & { List: ConcertsView }) {
  const { locale, now } = page
  const { city } = data
  const t = placeMessages(locale)
  return (
    <>
      <div id="concerts" className="city-concerts">
        <Await value={data.schedule} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {({ concerts, total, nearest }) =>
            concerts.length > 0 ? (
              <>
                <List concerts={concerts} locale={locale} now={now} without="city" />
                {total > concerts.length ? <WholeSchedule page={page} slug={city.slug} /> : null}
              </>
            ) : (
              <NoConcerts locale={locale} title={t.noneInCity(city)} nearest={nearest} />
            )
          }
        </Await>
      </div>
      <div className="choices-row">
        <SubscribeToCalendar
          page={page}
          path={pathTo('cityCalendar', { slug: city.slug })}
          name={calendarMessages(locale).inCity(city)}
          isBrief={page.config.hasNotices}
        />
        <Bell
          page={page}
          topics={[{ kind: 'city', key: city.slug }]}
          text={bellMessages(locale).tell.city(city)}
        />
        <MessengerLinks page={page} topic={{ kind: 'city', key: city.slug }} />
      </div>
      <CityWish locale={locale} slug={city.slug} programs={data.missing} />
      {city.venues.length > 0 ? (
        <section>
          <h2>{t.venuesIn(city)}</h2>
          <VenueCards venues={city.venues} locale={locale} />
        </section>
      ) : null}
      <section>
        <h2>{t.map}</h2>
        <PlaceMap {...city} locale={locale} config={page.config} markers={toMarkers(city.venues, locale)} />
      </section>
      <p className="after">
        <a className="button button-quiet" href={localePath(locale, pathTo('cities'))}>
          {t.allCities}
        </a>
      </p>
    </>
  )
}

/** The city's venues on its map; one without coordinates is in the list above. */
const toMarkers = (venues: VenueSummary[], locale: Page['locale']): MapMarker[] =>
  venues.flatMap(({ slug, name, latitude, longitude }) =>
    latitude === undefined || longitude === undefined
      ? []
      : [{ name, latitude, longitude, href: localePath(locale, pathTo('venue', { slug })) }],
  )

function WholeSchedule({ page, slug }: { page: Page; slug: string }) {
  return (
    <p className="after">
      <a className="button button-quiet" href={`${localePath(page.locale, pathTo('concerts'))}?city=${slug}`}>
        {placeMessages(page.locale).allInCity}
      </a>
    </p>
  )
}
