import type { MonthOverview, ScheduleOverview, ScheduleShelf } from '../../content/concerts/overview.ts'
import type { City } from '../../content/places/cities.ts'
import type { ProgramName } from '../../content/programs/programs.ts'
import { concertMessages, scheduleMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { listAddress } from '../../routes/list-address.ts'
import { pathTo } from '../../routes/paths.ts'
import type { ConcertsQuery, ListCondition } from '../../shared/concerts-query.ts'
import { formatMonth, formatMonthInRow, formatNumber } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { takenOff } from './empty-schedule.tsx'

type Asked = Page<unknown, ConcertsQuery>

const toHref = ({ locale, query }: Asked, part: Partial<ConcertsQuery>) =>
  listAddress(localePath(locale, pathTo('concerts')), { ...query, ...part }, 1)

/** Links to the months that have concerts, with a dot for each day that has some. The open month links back to all months. */
export function MonthStrip({ page, months }: { page: Asked; months: ScheduleOverview['months'] }) {
  const { locale, query } = page
  if (months.length < 2 && !query.month) return null
  return (
    <nav className="months" aria-label={scheduleMessages(locale).months}>
      {months.map(({ month, concerts, days }) => (
        <a
          key={month}
          href={toHref(page, { month: month === query.month ? undefined : month, when: undefined })}
          aria-current={month === query.month ? 'true' : undefined}
        >
          {`${formatMonthInRow(locale, month)} `}
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
  shelves: ScheduleOverview['shelves']
}

/** Links that remove each filter of the list, and links to the offered shelves. */
export function ScheduleChips({ page, city, programs, shelves }: ChipsProps) {
  const t = scheduleMessages(page.locale)
  const chosen = toChosen(page, city, programs)
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
  children: { children: '1' },
}

const isChosen = (shelf: ScheduleShelf, { when, children }: ConcertsQuery): boolean =>
  shelf === 'children' ? children === '1' : when === shelf

function shelfName(locale: Locale, shelf: ScheduleShelf): string {
  const t = scheduleMessages(locale)
  return { today: t.today, weekend: t.nextWeekend, children: t.children }[shelf]
}

/** Names the filters of a list. The price has no currency, since the address doesn't say which it is. */
function toChosen({ locale, query }: Asked, city: City | undefined, programs: readonly ProgramName[]) {
  const t = scheduleMessages(locale)
  const { month, when, children, available, price, q } = query
  const program = programs.find(({ slug }) => slug === query.program)
  const conditions: [condition: ListCondition, words: string | undefined][] = [
    ['city', city?.names[locale].name],
    ['program', program?.name],
    ['when', when ? shelfName(locale, when) : month && formatMonth(locale, month)],
    ['price', price ? t.upTo(formatNumber(locale, price)) : undefined],
    ['available', available && concertMessages(locale).onlyAvailable],
    ['children', children && t.children],
    ['words', q && `«${q}»`],
  ]
  return conditions.flatMap(([condition, words]) => (words ? [{ condition, words }] : []))
}
