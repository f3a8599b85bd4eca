import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import type { ConcertListPage } from '../../content/concerts/concerts.ts'
import { chooseTicketState, isOff } from '../../content/concerts/ticket-state.ts'
import type { Program } from '../../content/programs/program.ts'
import { priceFrom } from '../../languages/price-words.ts'
import {
  bellMessages,
  calendarMessages,
  concertMessages,
  concertPageMessages,
  programMessages,
  scheduleMessages,
  siteMessages,
  visitMessages,
} from '../../languages/texts.ts'
import { ticketWords } from '../../languages/ticket-words.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { capitalise } from '../../shared/capitalise.ts'
import type { ProgramQuery } from '../../shared/concerts-query.ts'
import { formatTime } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { allCitiesSlug } from '../../shared/picker-city.ts'
import { localePath } from '../../shared/urls.ts'
import { Bell } from './bell.tsx'
import { SubscribeToCalendar } from './calendar-menu.tsx'
import { ConcertList } from './concert-list.tsx'
import { isThisYear, PlaceLine, StubDate } from './concert-row.tsx'
import { MessengerLinks } from './messenger-links.tsx'
import { TicketButton, toLastTicketsText } from './ticket-button.tsx'

interface ProgramDatesProps {
  page: Page<unknown, ProgramQuery>
  program: Program
  concerts: Promise<ConcertListPage>
}

/** When and where a program is played next, or what to do while it isn't. Every «choose a date» leads here. */
export function ProgramDates({ page, program, concerts }: ProgramDatesProps) {
  const { locale } = page
  const t = programMessages(locale)
  // A program without dates gets new ones some day, and the calendar says so.
  const calendar = (
    <>
      <SubscribeToCalendar
        page={page}
        path={pathTo('programCalendar', { slug: program.slug })}
        name={calendarMessages(locale).ofProgram(program.name)}
        isBrief={page.config.hasNotices}
      />
      <p className={page.config.messengers.length > 0 ? 'choices-row' : undefined}>
        <Bell
          page={page}
          topics={[{ kind: 'program', key: program.slug }]}
          text={bellMessages(locale).tell.program(program.name)}
        />
        <MessengerLinks page={page} topic={{ kind: 'program', key: program.slug }} />
      </p>
    </>
  )
  return (
    <section id="concerts">
      {/* Dates are below the first screen in every layout, so nothing of the first paint waits for this. */}
      <link rel="stylesheet" href={assetUrls.styles.concerts} />
      <Await
        value={concerts}
        failed={
          <>
            <h2>{t.dates}</h2>
            <p className="note">{siteMessages(locale).loadFailed}</p>
          </>
        }
      >
        {(list) =>
          list.concerts.length > 0 ? (
            <>
              <h2>{t.dates}</h2>
              <Dates page={page} program={program} list={list} />
              {calendar}
            </>
          ) : (
            <>
              <h2>{t.noDates}</h2>
              <div className="empty">
                <p>{t.noDatesHint}</p>
                <a
                  className="button"
                  href={`${localePath(locale, pathTo('concerts'))}?city=${allCitiesSlug}`}
                >
                  {t.wholeSchedule}
                </a>
              </div>
              {calendar}
            </>
          )
        }
      </Await>
    </section>
  )
}

interface DatesProps extends Pick<ProgramDatesProps, 'page' | 'program'> {
  list: ConcertListPage
}

/** Dates as rows, or side by side as the visitor asks, and the ways to all of them. */
function Dates({ page: { locale, now, query }, program: { slug }, list: { concerts, total } }: DatesProps) {
  const t = programMessages(locale)
  const path = localePath(locale, pathTo('bySlug', { slug }))
  const schedule = localePath(locale, pathTo('concerts'))
  return (
    <>
      {query.view ? (
        <>
          <link rel="stylesheet" href={assetUrls.styles.compared} />
          <ComparedDates concerts={concerts} locale={locale} now={now} />
        </>
      ) : (
        <ConcertList concerts={concerts} locale={locale} now={now} without="program" />
      )}
      <p className="hero-actions after">
        {total > concerts.length ? (
          <a className="button button-quiet" href={`${schedule}?city=${allCitiesSlug}&program=${slug}`}>
            {t.allDates(total)}
          </a>
        ) : null}
        {concerts.length > 1 ? (
          <a className="button button-quiet" href={`${path}${query.view ? '' : '?view=dates'}#concerts`}>
            {query.view ? scheduleMessages(locale).asList : t.compareDates}
          </a>
        ) : null}
      </p>
    </>
  )
}

interface ComparedDatesProps {
  concerts: ConcertSummary[]
  locale: Locale
  now: number
}

/** A table in which each fact of the dates has a column; on a phone each date is a block. */
function ComparedDates({ concerts, locale, now }: ComparedDatesProps) {
  const t = concertMessages(locale)
  const schedule = scheduleMessages(locale)
  const columns = [
    schedule.when,
    capitalise(visitMessages(locale).begins),
    concertPageMessages(locale).hall,
    t.tickets,
    schedule.price,
  ]
  return (
    <table className="compared">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {concerts.map((concert) => {
          const { slug, date, time } = concert
          const state = chooseTicketState(concert, now)
          return (
            <tr key={slug}>
              <th scope="row">
                <a href={localePath(locale, pathTo('concert', { slug }))}>
                  <StubDate
                    date={date}
                    locale={locale}
                    isOff={isOff(state)}
                    hasYear={!isThisYear(date, now)}
                  />
                </a>
              </th>
              <td>{time ? formatTime(locale, time) : t.timeUnknown}</td>
              <td>
                <PlaceLine concert={concert} locale={locale} />
              </td>
              <td>
                {state === 'buy'
                  ? (toLastTicketsText(concert, locale, state) ?? t.onlyAvailable)
                  : ticketWords(locale)[state]}
              </td>
              <td>
                {state === 'buy' ? (
                  <TicketButton concert={concert} locale={locale} state={state} />
                ) : (
                  priceFrom(concert, locale)
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
