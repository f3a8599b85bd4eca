import * as z from 'zod/mini'
import type { ConcertSummary } from '../content/concerts/concert-summary.ts'
import { type ConcertListPage, readConcerts } from '../content/concerts/concerts.ts'
import type { City } from '../content/places/cities.ts'
import { readCities, readCityBySlug } from '../content/places/readers.ts'
import { countMessages, posterMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import { concertsQueryFields } from '../shared/concerts-query.ts'
import { formatDayOfWeek, formatMonth } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { addDays, earliestDay } from '../shared/zoned-time.ts'
import { ConcertList } from '../ui/components/concert-list.tsx'
import { MonthCalendar, toDayId } from '../ui/components/month-calendar.tsx'
import { PosterControls } from '../ui/components/poster-controls.tsx'
import { PosterComposition } from '../ui/layouts/poster.tsx'

const posterQuerySchema = z.object({ month: concertsQueryFields.month, city: concertsQueryFields.city })
export type PosterQuery = z.infer<typeof posterQuerySchema>

interface Critical {
  /** The city that the address names, if the site knows it; otherwise the poster is about all cities. */
  city: City | null
}

interface Deferred {
  concerts: Promise<ConcertListPage>
  cities: Promise<City[]>
}

/** The maximum number of concerts on a poster, so that the sheet can be read; the schedule has all of them. */
const mostConcerts = 200

export const posterPage = definePage('poster', {
  query: posterQuerySchema,
  loadCritical: async ({ content, query }) => ({
    city: query.city ? await readCityBySlug(content, query.city) : null,
  }),
  loadDeferred: (page, critical) => ({
    concerts: critical.then(({ city }) => readMonth(page, city)),
    cities: readCities(page.content),
  }),
  essential: ['concerts'],
  head: (page, { city }) => ({
    title: posterMessages(page.locale).titleOf(
      formatMonth(page.locale, monthOf(page)),
      city?.names[page.locale].name ?? '',
    ),
    description: posterMessages(page.locale).description,
    shareImage: listShareImage(page.locale, siteMessages(page.locale).menuLinks.poster),
    trail: [{ name: siteMessages(page.locale).menuLinks.poster, path: '/poster' }],
    edits: { type: 'concert' },
    styles: ['schedule', 'poster'],
  }),
  View: PosterView,
})

/** A month that is nearly over isn't worth its paper: in its last days the next one is shown. */
const daysWorthPrinting = 7

const monthOf = ({ query, today }: Page<unknown, PosterQuery>) =>
  query.month ?? addDays(today, daysWorthPrinting).slice(0, 7)

/** The month's concerts, soonest first. What is over is left out of the current month: the poster is for going. */
async function readMonth(page: Page<unknown, PosterQuery>, city: City | null): Promise<ConcertListPage> {
  const month = monthOf(page)
  const when = month < earliestDay(page.now).slice(0, 7) ? 'past' : 'upcoming'
  const list = await readConcerts(page.content, page.locale, {
    when,
    month,
    citySlug: city?.slug,
    pageSize: mostConcerts,
  })
  return when === 'past' ? { ...list, concerts: list.concerts.toReversed() } : list
}

/** Where tonight is still yesterday in UTC, its week belongs to the calendar too. */
const earliestOf = (today: string, concerts: readonly { date: string }[]): string =>
  concerts[0] && concerts[0].date < today ? concerts[0].date : today

function PosterView({ page, data }: { page: Page<unknown, PosterQuery>; data: Critical & Deferred }) {
  const { locale, now } = page
  const { city } = data
  const t = posterMessages(locale)
  const month = monthOf(page)
  const monthName = formatMonth(locale, month)
  const without = city ? { without: 'city' as const } : {}
  return (
    <PosterComposition
      page={page}
      title={monthName}
      subtitle={city?.names[locale].name}
      before={<PosterControls page={page} month={month} city={city} cities={data.cities} />}
      after={
        <Await value={data.concerts}>
          {({ concerts }) =>
            concerts.length > 0 ? (
              <DayList concerts={concerts} locale={locale} now={now} title={t.list} {...without} />
            ) : (
              <NothingInMonth page={page} monthName={monthName} city={city} />
            )
          }
        </Await>
      }
    >
      <Await value={data.concerts} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
        {({ concerts, total }) => (
          <>
            <MonthCalendar
              month={month}
              concerts={concerts}
              locale={locale}
              caption={t.caption(monthName, city?.names[locale].name ?? t.everywhere)}
              {...(month === page.today.slice(0, 7) ? { from: earliestOf(page.today, concerts) } : {})}
              {...without}
            />
            {total > mostConcerts ? (
              <p className="note">{t.more(countMessages(locale).concerts(total - mostConcerts))}</p>
            ) : null}
          </>
        )}
      </Await>
    </PosterComposition>
  )
}

interface NothingProps {
  page: Page
  monthName: string
  city: City | null
}

function NothingInMonth({ page: { locale }, monthName, city }: NothingProps) {
  const t = posterMessages(locale)
  const query = city ? `?city=${city.slug}` : ''
  return (
    <div className="empty">
      <p className="empty-title">
        {city ? t.nothingIn(monthName, city.names[locale]) : t.nothing(monthName)}
      </p>
      <p>{t.nothingHint}</p>
      <a className="button" href={`${localePath(locale, pathTo('concerts'))}${query}`}>
        {t.schedule}
      </a>
    </div>
  )
}

interface DayListProps {
  /** Concerts of the day, the earliest one first. */
  concerts: ConcertSummary[]
  locale: Locale
  now: number
  title: string
  without?: 'city'
}

/** The concerts of the poster's month, day by day. Days of the calendar link here on phones; the list isn't printed. */
function DayList({ concerts, locale, title, ...rest }: DayListProps) {
  const days = Map.groupBy(concerts, ({ date }) => date)
  return (
    <section className="day-list">
      <h2>{title}</h2>
      {[...days].map(([day, ofDay]) => (
        <section key={day} id={toDayId(day)}>
          <h3>{formatDayOfWeek(locale, day, 'long')}</h3>
          <ConcertList concerts={ofDay} locale={locale} {...rest} isDated />
        </section>
      ))}
    </section>
  )
}
