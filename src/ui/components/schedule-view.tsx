import type { ConcertListPage } from '../../content/concerts/concerts.ts'
import type { City } from '../../content/places/cities.ts'
import type { Thumbnails } from '../../content/programs/program-name.ts'
import {
  calendarMessages,
  concertMessages,
  countMessages,
  posterMessages,
  scheduleMessages,
} from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { listAddress, pathTo } from '../../routes/paths.ts'
import type { ConcertsQuery } from '../../shared/concerts-query.ts'
import { formatMonth } from '../../shared/format.ts'
import type { SearchPeriod } from '../../shared/search.ts'
import { localePath } from '../../shared/urls.ts'
import { ShownInstead, UnderstoodDays } from '../shared/search-guidance.tsx'
import { SubscribeToCalendar } from './calendar-menu.tsx'
import { ConcertList, ConcertsByMonth } from './concert-list.tsx'
import { EmptySchedule, type EmptyScheduleProps } from './empty-schedule.tsx'
import { DayList, MonthCalendar, MonthSteps } from './month-calendar.tsx'
import { Pagination } from './pagination.tsx'

interface ScheduleViewProps {
  page: Page<unknown, ConcertsQuery>
  thumbnails: Thumbnails
  schedule: Schedule
}

type Schedule = ConcertListPage &
  Pick<EmptyScheduleProps, 'city' | 'waysOn'> & {
    /** The month that the calendar shows; absent in a list. */
    month?: string | undefined
    /** How the words of the search were understood (`search/find-concerts.ts`). */
    words?: { period?: SearchPeriod; instead?: string } | undefined
  }

/** A page of the schedule, or suggestions if no concert fits. */
export function ScheduleView({ page, schedule, thumbnails }: ScheduleViewProps) {
  const { month, concerts } = schedule
  return (
    <>
      <WordsTaken page={page} words={schedule.words} />
      {month ? <ScheduleMonth page={page} schedule={schedule} month={month} /> : null}
      {concerts.length === 0 ? (
        <EmptySchedule page={page} city={schedule.city} waysOn={schedule.waysOn} />
      ) : month ? null : (
        <ScheduleList page={page} schedule={schedule} thumbnails={thumbnails} />
      )}
      {concerts.length > 0 ? <ScheduleCalendar page={page} city={schedule.city} /> : null}
    </>
  )
}

function ScheduleList({ page, schedule, thumbnails }: ScheduleViewProps) {
  const { locale, query, now } = page
  const list = {
    concerts: schedule.concerts,
    locale,
    now,
    thumbnails,
    ...(schedule.city ? { without: 'city' as const } : {}),
  }
  return (
    <>
      <CountLine page={page} total={schedule.total} />
      {/* Months follow each other only where dates do. */}
      {query.sort ? <ConcertList {...list} /> : <ConcertsByMonth {...list} isLatestFirst={!!query.past} />}
      <Pagination
        locale={locale}
        path={pathTo('concerts')}
        query={query}
        page={query.page}
        pageCount={schedule.pageCount}
      />
    </>
  )
}

interface ScheduleMonthProps extends Pick<ScheduleViewProps, 'page' | 'schedule'> {
  month: string
}

/** The schedule as a calendar: a month as a table, and its concerts day by day. */
function ScheduleMonth({ page, schedule: { concerts, total, city }, month }: ScheduleMonthProps) {
  const { locale, query, now } = page
  const t = posterMessages(locale)
  const of = { concerts, locale, ...(city ? { without: 'city' as const } : {}) }
  return (
    <>
      <CountLine page={page} total={total} />
      <MonthSteps
        month={month}
        locale={locale}
        toHref={(other) => toListHref(page, { ...query, month: other })}
      />
      <MonthCalendar
        {...of}
        month={month}
        caption={t.caption(formatMonth(locale, month), city?.names[locale].name ?? t.everywhere)}
      />
      {concerts.length > 0 ? <DayList {...of} now={now} /> : null}
    </>
  )
}

/** How many concerts are found, and the way from the list to the calendar and back. */
function CountLine({ page, total }: { page: ScheduleViewProps['page']; total: number }) {
  const { locale, query } = page
  const t = scheduleMessages(locale)
  return (
    <>
      {query.past ? null : (
        <a
          className="other-view"
          href={toListHref(page, { ...query, view: query.view ? undefined : 'calendar' })}
        >
          {query.view ? t.asList : t.asCalendar}
        </a>
      )}
      <p className="count" data-found="">
        {`${countMessages(locale).concerts(total)} `}
        <small>{concertMessages(locale).hint}</small>
      </p>
    </>
  )
}

const toListHref = ({ locale }: Page, query: ConcertsQuery) =>
  listAddress(localePath(locale, pathTo('concerts')), query, 1)

/** Shows the text that the search used, if it isn't the typed one. */
function WordsTaken({ page, words }: { page: Page<unknown, ConcertsQuery> } & Pick<Schedule, 'words'>) {
  const { locale, query } = page
  const { period, instead } = words ?? {}
  const list = localePath(locale, pathTo('concerts'))
  const site = localePath(locale, pathTo('search'))
  return (
    <>
      {instead && query.q ? (
        <ShownInstead
          locale={locale}
          query={instead}
          typed={query.q}
          href={listAddress(site, { q: query.q, as: 'typed' }, 1)}
        />
      ) : null}
      {period ? (
        <UnderstoodDays
          locale={locale}
          shown={period}
          toHref={(q) => listAddress(list, { ...query, q: q || undefined }, 1)}
        />
      ) : null}
    </>
  )
}

/** A calendar subscription of the list's city, otherwise of all cities. */
function ScheduleCalendar({ page, city }: { page: Page; city: City | undefined }) {
  const t = calendarMessages(page.locale)
  return city ? (
    <SubscribeToCalendar
      page={page}
      path={pathTo('cityCalendar', { slug: city.slug })}
      name={t.inCity(city.names[page.locale])}
    />
  ) : (
    // The brand's short name is used, since one letter may take six characters in an address.
    <SubscribeToCalendar page={page} path={pathTo('scheduleCalendar')} name={page.names.name} />
  )
}
