import type { ConcertListPage } from '../../content/concerts/concerts.ts'
import type { City } from '../../content/places/cities.ts'
import type { Thumbnails } from '../../content/programs/program-name.ts'
import { calendarMessages, concertMessages, countMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { listAddress, pathTo } from '../../routes/paths.ts'
import type { ConcertsQuery } from '../../shared/concerts-query.ts'
import type { SearchPeriod } from '../../shared/search.ts'
import { localePath } from '../../shared/urls.ts'
import { ShownInstead, UnderstoodDays } from '../shared/search-guidance.tsx'
import { SubscribeToCalendar } from './calendar-menu.tsx'
import { ConcertList, ConcertsByMonth } from './concert-list.tsx'
import { EmptySchedule, type EmptyScheduleProps } from './empty-schedule.tsx'
import { Pagination } from './pagination.tsx'

interface ScheduleViewProps {
  page: Page<unknown, ConcertsQuery>
  thumbnails: Thumbnails
  schedule: Schedule
}

type Schedule = ConcertListPage &
  Pick<EmptyScheduleProps, 'city' | 'waysOn'> & {
    /** How the words of the search were understood (`search/find-concerts.ts`). */
    words?: { period?: SearchPeriod; instead?: string } | undefined
  }

/** A page of the schedule, or suggestions if no concert fits. */
export function ScheduleView({ page, schedule, thumbnails }: ScheduleViewProps) {
  const { locale, query, now } = page
  if (schedule.concerts.length === 0) {
    return (
      <>
        <WordsTaken page={page} words={schedule.words} />
        <EmptySchedule page={page} city={schedule.city} waysOn={schedule.waysOn} />
      </>
    )
  }
  // Months follow each other only where dates do.
  const List = query.sort ? ConcertList : ConcertsByMonth
  return (
    <>
      <WordsTaken page={page} words={schedule.words} />
      <p className="count" data-found="">
        {`${countMessages(locale).concerts(schedule.total)} `}
        <small>{concertMessages(locale).hint}</small>
      </p>
      <List
        concerts={schedule.concerts}
        locale={locale}
        now={now}
        thumbnails={thumbnails}
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
