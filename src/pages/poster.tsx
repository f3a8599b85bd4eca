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
import { compareNames, formatMonth } from '../shared/format.ts'
import { addMonths } from '../shared/month.ts'
import { localePath } from '../shared/urls.ts'
import { addDays } from '../shared/zoned-time.ts'
import { DayList, MonthCalendar, MonthSteps } from '../ui/components/month-calendar.tsx'
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

interface PosterControlsProps {
  page: Page
  /** The shown month, as `YYYY-MM`. */
  month: string
  city: City | null
  cities: Promise<City[]>
}

const monthsAhead = 13

/** Links and a GET form that choose the poster's month and city. They are not printed. */
function PosterControls({ page, month, city, cities }: PosterControlsProps) {
  const { locale } = page
  const t = posterMessages(locale)
  const action = localePath(locale, pathTo('poster'))
  return (
    <div className="poster-controls">
      <MonthSteps
        month={month}
        locale={locale}
        toHref={(other) => `${action}?month=${other}${city ? `&city=${city.slug}` : ''}`}
      />
      <form className="filters" action={action} aria-label={t.choose}>
        <select name="month" aria-label={t.month} defaultValue={month}>
          {choicesAround(month, page.today.slice(0, 7)).map((choice) => (
            <option key={choice} value={choice}>
              {formatMonth(locale, choice)}
            </option>
          ))}
        </select>
        <Await value={cities}>
          {(all) => (
            <select name="city" aria-label={t.city} defaultValue={city?.slug ?? ''}>
              <option value="">{t.allCities}</option>
              {all
                .map(({ slug, names }) => ({ slug, name: names[locale].name }))
                .sort((one, other) => compareNames(locale)(one.name, other.name))
                .map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Await>
        <button className="button" type="submit">
          {t.show}
        </button>
      </form>
      <p className="note">{t.printHint}</p>
    </div>
  )
}

/** The next year's months, and the one that is shown where it isn't among them. */
function choicesAround(month: string, current: string): string[] {
  const ahead = Array.from({ length: monthsAhead }, (_, index) => addMonths(current, index))
  return ahead.includes(month) ? ahead : [month, ...ahead].sort()
}
