import type { MonthOverview, ScheduleOverview, ScheduleShelf } from '../../content/concerts/overview.ts'
import type { City } from '../../content/places/cities.ts'
import type { VenueSummary } from '../../content/places/venue-summary.ts'
import type { ProgramName } from '../../content/programs/program-name.ts'
import { concertMessages, scheduleMessages, seasonMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { listAddress, pathTo } from '../../routes/paths.ts'
import type { ConcertsQuery, ListCondition } from '../../shared/concerts-query.ts'
import { formatMonth, formatMonthInRow, formatNumber } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { allCitiesSlug } from '../../shared/picker-city.ts'
import { toSeasonName } from '../../shared/season.ts'
import { localePath } from '../../shared/urls.ts'
import { takenOff } from './empty-schedule.tsx'

type Asked = Page<unknown, ConcertsQuery>

const toHref = ({ locale, query }: Asked, part: Partial<ConcertsQuery>) =>
  listAddress(localePath(locale, pathTo('concerts')), { ...query, ...part }, 1)

/** Links to the months that have concerts, with a dot for each day that has some. The open month links back to all months. */
export function MonthStrip({ page, months }: { page: Asked; months: ScheduleOverview['months'] }) {
  const { locale, query } = page
  if (months.length < 2 && !query.month) return null
  const open = query.month ?? (query.view && months[0]?.month)
  return (
    <nav className="months" aria-label={scheduleMessages(locale).months}>
      {months.map(({ month, concerts, days }) => (
        <a
          key={month}
          href={toHref(page, { month: month === query.month ? undefined : month, when: undefined })}
          aria-current={month === open ? 'true' : undefined}
        >
          {`${formatMonthInRow(locale, month, page.today)} `}
          <i>{concerts}</i>
          <DayDots days={days} />
        </a>
      ))}
    </nav>
  )
}

/**
 * A line as long as the longest month, with a dot for each day that has concerts. The dots are dashes of no length with
 * round ends in one path, so that a day adds about four characters to the page.
 */
function DayDots({ days }: Pick<MonthOverview, 'days'>) {
  const gaps = days.map((day, index) => (days[index + 1] ?? day + 32) - day)
  return (
    <svg viewBox="0 0 32 2" aria-hidden>
      <path d={`M${days[0] ?? 1} 1H32`} strokeDasharray={gaps.map((gap) => `0 ${gap}`).join(' ')} />
    </svg>
  )
}

interface ChipsProps {
  page: Asked
  city: City | undefined
  programs: readonly ProgramName[]
  venues: readonly VenueSummary[]
  shelves: ScheduleOverview['shelves']
}

/** Links that remove each filter of the list, and links to the offered shelves. */
export function ScheduleChips({ page, shelves, ...named }: ChipsProps) {
  const t = scheduleMessages(page.locale)
  const chosen = toChosen(page, named)
  const offered = shelves.filter(({ shelf }) => !isChosen(shelf, page.query))
  if (chosen.length + offered.length === 0) return null
  return (
    <nav className="chips" aria-label={t.filters}>
      {chosen.map(({ condition, words }) => (
        <a
          key={condition}
          href={toHref(page, takenOff[condition])}
          aria-current="true"
          aria-label={t.remove(words)}
        >
          {words} <i>×</i>
        </a>
      ))}
      {offered.map(({ shelf, concerts }) => (
        <a key={shelf} href={toHref(page, askFor[shelf])}>
          {`${shelfName(page.locale, shelf)} `}
          <i>{concerts}</i>
        </a>
      ))}
    </nav>
  )
}

const askFor: Record<ScheduleShelf, Partial<ConcertsQuery>> = {
  today: { when: 'today', month: undefined },
  weekend: { when: 'weekend', month: undefined },
  'next-weekend': { when: 'next-weekend', month: undefined },
  children: { children: '1' },
}

const isChosen = (shelf: ScheduleShelf, { when, children }: ConcertsQuery): boolean =>
  shelf === 'children' ? children === '1' : when === shelf

function shelfName(locale: Locale, shelf: ScheduleShelf): string {
  const t = scheduleMessages(locale)
  return { today: t.today, weekend: t.comingWeekend, 'next-weekend': t.nextWeekend, children: t.children }[
    shelf
  ]
}

/** Names the filters of a list. The price has no currency, since the address doesn't say which it is. */
function toChosen(
  { locale, query }: Asked,
  { city, programs, venues }: Omit<ChipsProps, 'page' | 'shelves'>,
) {
  const t = scheduleMessages(locale)
  const { when, season, children, available, price, q, view } = query
  // The calendar's month is its title.
  const month = view ? undefined : query.month
  const program = programs.find(({ slug }) => slug === query.program)
  const conditions: [condition: ListCondition, words: string | undefined][] = [
    ['city', city?.names[locale].name],
    ['venue', venues.find(({ slug }) => slug === query.venue)?.name],
    ['program', program?.name],
    ['when', when ? shelfName(locale, when) : month && formatMonth(locale, month)],
    ['season', season ? seasonMessages(locale).titleOf(toSeasonName(season)) : undefined],
    ['price', price ? t.upTo(formatNumber(locale, price)) : undefined],
    ['available', available && concertMessages(locale).onlyAvailable],
    ['children', children && t.children],
    ['words', q && `«${q}»`],
  ]
  return conditions.flatMap(([condition, words]) => (words ? [{ condition, words }] : []))
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
export function ScheduleHeading({ page: { locale, query }, city }: ScheduleHeadingProps) {
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

/** Links to upcoming and to past concerts, and on phones the button that opens the filters. */
export function ScheduleTabs({ page }: { page: Page<unknown, ConcertsQuery> }) {
  const t = concertMessages(page.locale)
  const href = localePath(page.locale, pathTo('concerts'))
  return (
    <div className="list-top">
      <nav className="tabs" aria-label={t.title}>
        <a href={href} aria-current={page.query.past ? undefined : 'page'}>
          {t.upcoming}
        </a>
        <a href={`${href}?past=1`} aria-current={page.query.past ? 'page' : undefined}>
          {t.past}
        </a>
      </nav>
      <button type="button" className="button button-quiet" popoverTarget="filters">
        {scheduleMessages(page.locale).filters}
      </button>
    </div>
  )
}
