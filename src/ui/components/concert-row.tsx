import type { ReactNode } from 'react'
import { culturePass, home, touring } from '../../brand/chosen.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { chooseTicketState, isOff, isUnderWay } from '../../content/concerts/ticket-state.ts'
import type { Thumbnails } from '../../content/programs/program-name.ts'
import {
  calendarMessages,
  concertMessages,
  eveningMessages,
  shareImageMessages,
} from '../../languages/texts.ts'
import { describeLength } from '../../languages/visit.ts'
import { pathTo } from '../../routes/paths.ts'
import {
  formatDayNumber,
  formatShortMonth,
  formatTime,
  formatWeekday,
  formatYear,
} from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { isReadableIn, toUntranslatedLang } from '../../shared/untranslated.ts'
import { localePath } from '../../shared/urls.ts'
import { drawAsBrand } from '../brand-components.tsx'
import { MarkedTexts } from './marked-texts.tsx'
import { TicketButton, toLastTicketsText } from './ticket-button.tsx'

export interface ConcertRowProps {
  concert: ConcertSummary
  locale: Locale
  now: number
  /** The fact that all rows of the list share, so that no row repeats it. */
  without?: 'city' | 'program' | 'venue'
  /** The list has the visitor's saved concerts: each row links to its evening and to its calendar entry. */
  isSaved?: true
  /** Posters of programs for the rows; absent in lists of one program. */
  thumbnails?: Thumbnails
  /** Whether the row shows no year, since a heading says it. */
  isDated?: true
}

/**
 * A ticket stub: date, program, place, time, and the button. A page has sixty of them, so the markup is as small as it can
 * be: one list item, no wrappers, and texts joined before they reach React.
 */
export const ConcertRowView = (props: ConcertRowProps): ReactNode =>
  drawAsBrand('concertCard', props, ConcertStub)

function ConcertStub(props: ConcertRowProps) {
  const { concert, locale, now, without, isSaved, isDated, thumbnails } = props
  const { date, program } = concert
  const state = chooseTicketState(concert, now)
  // In a list of one program the row's title is the city. A concert's own title takes its place; the city is then
  // named beside the hall.
  const isNamed = without === 'program' && concert.title !== undefined
  const notice = noticeOf(concert, locale, now)
  const thumbnail = program && thumbnails?.get(program.slug)
  const title = without === 'program' ? (concert.title ?? concert.city ?? program) : toConcertName(concert)
  return (
    <li className="stub" data-light={program?.repertoire}>
      {/* The day alone, as its words say: the hour stands beside the place. */}
      <StubDate
        date={date}
        locale={locale}
        isOff={isOff(state)}
        hasYear={!isDated && !isThisYear(date, now)}
      />
      <a href={localePath(locale, pathTo('concert', { slug: concert.slug }))} lang={title?.lang}>
        {thumbnail ? <img src={thumbnail} width="57" height="76" alt="" loading="lazy" /> : null}
        {title?.name ?? shareImageMessages(locale).concert}
      </a>
      <p>
        <PlaceLine concert={concert} locale={locale} {...(without && !isNamed ? { without } : {})} />
        <br />
        {describeTime(concert, locale)}
        {culturePass && concert.acceptsCulturePass && state === 'buy' ? (
          <small>{culturePass.names[locale]}</small>
        ) : null}
      </p>
      {notice ? <em data-changed={isAsPlanned(concert) ? undefined : ''}>{notice}</em> : null}
      {isSaved ? (
        <p className="stub-calendar">
          <a href={localePath(locale, pathTo('evening', { slug: concert.slug }))}>
            {eveningMessages(locale).title}
          </a>
          {state === 'past' ? null : (
            <a href={localePath(locale, pathTo('concertCalendar', { slug: concert.slug }))}>
              {calendarMessages(locale).add}
            </a>
          )}
        </p>
      ) : null}
      <TicketButton concert={concert} locale={locale} state={state} />
    </li>
  )
}

/**
 * City and venue of a concert in one line, as `Казань, ДК «Пирамида»`; of an orchestra that stays at home the venue, and
 * then the city if it is another one.
 */
export function PlaceLine({
  concert,
  locale,
  without,
}: Pick<ConcertRowProps, 'concert' | 'locale' | 'without'>) {
  const t = concertMessages(locale)
  const { city, venue } = concert
  // The name of a hall is one text for all languages. Rows leave it out for readers who can't read its letters.
  const isRead = concert.hall !== undefined && isReadableIn(concert.hall, locale)
  const hall = {
    text: isRead ? concert.hall : undefined,
    lang: concert.hall ? toUntranslatedLang(concert.hall, locale) : undefined,
  }
  const unknown = concert.status === 'moved_online' ? undefined : t.venueUnknown
  const place = without === 'venue' ? hall : { text: venue?.name ?? unknown, lang: venue?.lang }
  const isAtHome = !touring && concert.citySlug === home.citySlug
  const cities = city && !without && !isAtHome ? [{ text: city.name, lang: city.lang }] : []
  const texts = touring ? [...cities, place] : [place, ...cities]
  return <MarkedTexts texts={texts} />
}

/** Describes a concert’s start, length, intervals and age limit in one line, as `19:00, 2 ч, 1 антракт, 6+`. */
export const describeTime = (concert: ConcertSummary, locale: Locale): string =>
  [
    concert.time ? formatTime(locale, concert.time) : concertMessages(locale).timeUnknown,
    describeLength(locale, concert),
  ]
    .filter(Boolean)
    .join(', ')

/** Whether a day is in this year, so that its year needn't be said. @param now milliseconds */
export const isThisYear = (day: string, now: number): boolean =>
  day.startsWith(String(new Date(now).getUTCFullYear()))

const isAsPlanned = ({ status }: ConcertSummary) => status === 'scheduled'

/** Returns the state of a concert that a visitor should know before opening its page, in words. */
function noticeOf(concert: ConcertSummary, locale: Locale, now: number): string | undefined {
  const t = concertMessages(locale)
  const state = chooseTicketState(concert, now)
  // Where no tickets are sold late, the words in the place of the button say it.
  if (isUnderWay(concert, now)) return state === 'buy' ? t.underWay : undefined
  if (concert.status === 'rescheduled') return t.rescheduledShort
  if (concert.status === 'moved_online') return t.movedOnline
  return toLastTicketsText(concert, locale, state)
}

interface StubDateProps {
  /** The day of the concert, as `YYYY-MM-DD`. */
  date: string
  locale: Locale
  /** The concert isn't on that day: cancelled or postponed. */
  isOff: boolean
  hasYear: boolean
}

/** The part of a ticket stub that is torn off: `чт 26 нояб`, of which the number is large. */
export const StubDate = ({ date, locale, isOff, hasYear }: StubDateProps) => (
  <time dateTime={date}>
    {`${formatWeekday(locale, date)} `}
    <b data-changed={isOff ? '' : undefined}>{formatDayNumber(date)}</b>
    {` ${formatShortMonth(locale, date)}${hasYear ? ` ${formatYear(locale, date)}` : ''}`}
  </time>
)
