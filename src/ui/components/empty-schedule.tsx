import type { ConcertListPage } from '../../content/concerts/concerts.ts'
import type { City } from '../../content/places/cities.ts'
import { concertMessages, countMessages, placeMessages, scheduleMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { listAddress, pathTo } from '../../routes/paths.ts'
import { capitalise } from '../../shared/capitalise.ts'
import type { ConcertsQuery, ListCondition } from '../../shared/concerts-query.ts'
import { formatMonth, formatRoundKm } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { allCitiesSlug } from '../../shared/picker-city.ts'
import { localePath } from '../../shared/urls.ts'
import { ConcertList } from './concert-list.tsx'

export interface EmptyScheduleProps {
  page: Page<unknown, ConcertsQuery>
  city: City | undefined
  /** Suggestions for other concerts, made by `places/suggestions.ts`. */
  waysOn: {
    own: ConcertListPage
    nearest: { city: City; km: number }[]
    without: { condition: ListCondition; count: number }[]
  }
}

/**
 * Suggestions for a list without concerts: other days in the city, the same nearby, and each filter whose removal
 * leaves something.
 */
export function EmptySchedule({ page, city, waysOn }: EmptyScheduleProps) {
  const { locale, query, now } = page
  const t = scheduleMessages(locale)
  const { own, nearest, without } = waysOn
  const href = (part: Partial<ConcertsQuery>) =>
    listAddress(localePath(locale, pathTo('concerts')), { ...query, ...part }, 1)
  // The list without one of the filters may be the same as the list of the visitor's own city.
  const hasMoreOwn = own.total > own.concerts.length && !without.some(({ count }) => count === own.total)
  return (
    <>
      <p className="empty-title" data-found="">
        {toTitle(page, city)}
      </p>
      {city && own.concerts.length > 0 ? (
        <section>
          <h2>{capitalise(t.otherDays(placeIn(city, locale)))}</h2>
          <ConcertList concerts={own.concerts} locale={locale} now={now} without="city" />
          {hasMoreOwn ? (
            <p className="after">
              <a
                className="button button-quiet"
                href={listAddress(localePath(locale, pathTo('concerts')), { city: city.slug }, 1)}
              >
                {`${t.wholeCity}: ${own.total}`}
              </a>
            </p>
          ) : null}
        </section>
      ) : null}
      <div className="empty">
        {nearest.length > 0 ? (
          <p>
            {`${isFiltered(query) ? t.same : concertMessages(locale).nearest} `}
            {nearest.map(({ city: other, km }, index) => (
              <span key={other.slug}>
                {index > 0 ? ', ' : ''}
                <a href={href({ city: other.slug })}>{other.names[locale].name}</a>
                {` — ${concertMessages(locale).distance(formatRoundKm(locale, km))}`}
              </span>
            ))}
          </p>
        ) : without.length === 0 ? (
          <p>{concertMessages(locale).nothingHint}</p>
        ) : null}
        {without.length > 0 ? (
          <ul>
            {without.map(({ condition, count }) => (
              <li key={condition}>
                <a className="button button-quiet" href={href(takenOff[condition])}>
                  {`${t.without[condition]}: ${countMessages(locale).concerts(count)}`}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {query.q ? (
          <a
            className="button button-quiet"
            href={listAddress(localePath(locale, pathTo('search')), { q: query.q }, 1)}
          >
            {t.searchSite(query.q)}
          </a>
        ) : null}
        <a className="button" href={`${localePath(locale, pathTo('concerts'))}?city=${allCitiesSlug}`}>
          {concertMessages(locale).wholeSchedule}
        </a>
      </div>
    </>
  )
}

/** Query parameters that are removed with each filter. A city that isn't in the address may be the visitor's own. */
export const takenOff: Record<ListCondition, Partial<ConcertsQuery>> = {
  city: { city: allCitiesSlug },
  program: { program: undefined },
  venue: { venue: undefined },
  when: { month: undefined, when: undefined },
  season: { season: undefined },
  price: { price: undefined },
  available: { available: undefined },
  children: { children: undefined },
  words: { q: undefined },
}

/** Whether anything but the city was asked for. */
const isFiltered = ({
  program,
  venue,
  month,
  season,
  when,
  q,
  available,
  children,
  price,
}: ConcertsQuery): boolean =>
  Boolean(program || venue || month || season || when || q || available || children || price)

/** Names the missing city and time if only these were chosen; with more filters it only says that nothing fits. */
function toTitle({ locale, query }: Page<unknown, ConcertsQuery>, city: City | undefined): string {
  const t = scheduleMessages(locale)
  const { program, venue, q, available, children, price, past, month, when } = query
  if (!city || program || venue || q || available || children || price || past)
    return concertMessages(locale).nothing
  const place = placeIn(city, locale)
  if (when === 'today') return capitalise(t.noneToday(place))
  if (when === 'weekend') return capitalise(t.noneAtWeekend(place))
  if (when === 'next-weekend') return capitalise(t.noneAtNextWeekend(place))
  if (month) return capitalise(t.noneInMonth(place, formatMonth(locale, month)))
  return concertMessages(locale).noneInCity(city.names[locale])
}

const placeIn = (city: City, locale: Locale) => placeMessages(locale).inCity(city.names[locale])
