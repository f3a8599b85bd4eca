import * as z from 'zod/mini'
import { type ConcertListPage, maxConcertsOfMonth, readMonth } from '../content/concerts/concerts.ts'
import type { City } from '../content/places/cities.ts'
import { readCities, readCityBySlug } from '../content/places/readers.ts'
import { countMessages, posterMessages, siteMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import { concertsQueryFields } from '../shared/concerts-query.ts'
import { formatMonth } from '../shared/format.ts'
import { localePath } from '../shared/urls.ts'
import { addDays } from '../shared/zoned-time.ts'
import { DayList, MonthCalendar } from '../ui/components/month-calendar.tsx'
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

export const posterPage = definePage('poster', {
  query: posterQuerySchema,
  loadCritical: async ({ content, query }) => ({
    city: query.city ? await readCityBySlug(content, query.city) : null,
  }),
  loadDeferred: (page, critical) => ({
    concerts: critical.then(({ city }) =>
      readMonth(page.content, page.locale, { month: monthOf(page), citySlug: city?.slug }),
    ),
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
              <DayList concerts={concerts} locale={locale} now={now} {...without} />
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
            {total > maxConcertsOfMonth ? (
              <p className="note">{t.more(countMessages(locale).concerts(total - maxConcertsOfMonth))}</p>
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
