import type { ReactNode } from 'react'
import type { Concert } from '../../content/concerts/concert.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import { chooseTicketState, isInHall, isOff } from '../../content/concerts/ticket-state.ts'
import {
  concertMessages,
  concertPageMessages,
  eveningMessages,
  shareImageMessages,
  visitMessages,
} from '../../languages/texts.ts'
import { describeLength } from '../../languages/visit.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import {
  formatDayNumber,
  formatLongWeekday,
  formatMonthBesideDay,
  formatTime,
  formatWholeDay,
} from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { addDays, toDayInZone } from '../../shared/zoned-time.ts'
import { drawAsBrand } from '../brand-components.tsx'
import { listConcertNotices } from './concert-notice.tsx'
import { formatTimes } from './concert-times.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { TicketAction } from './ticket-action.tsx'

export interface ConcertTicketProps {
  page: Page
  concert: Concert
}

/** Width of the scene: the whole screen on a phone, a column beside the stub on wider ones. */
const sceneSizes = '(min-width: 76rem) 49rem, (min-width: 44rem) 66vw, 100vw'
/** Names with more letters are set smaller, so that the date and the button still fit in a phone's first screen. */
const longNameLetters = 48

/**
 * A concert as a ticket: its scene with its name, and a stub with date, times, place, price, and what can be done now.
 * It fills a phone's first screen. On wide screens the stub stays beside the rest of the page.
 */
export const ConcertTicket = (props: ConcertTicketProps): ReactNode =>
  drawAsBrand('concertHead', props, SceneAndStub)

function SceneAndStub({ page, concert }: ConcertTicketProps) {
  const title = toConcertName(concert)
  const name = title?.name ?? shareImageMessages(page.locale).concert
  const image = concert.heroImage ?? concert.posterImage
  return (
    <section className="ticket">
      <div className="ticket-scene" data-nears={nearnessOf(concert, page.now)}>
        {image ? <Picture image={image} sizes={sceneSizes} isPriority alt="" /> : null}
        <h1 lang={title?.lang} data-long={name.length > longNameLetters ? '' : undefined}>
          {name}
        </h1>
      </div>
      <TicketStub page={page} concert={concert} />
    </section>
  )
}

/** Whether the evening is on this day or within a week; its scene grows dark then. */
function nearnessOf(concert: Concert, now: number): 'day' | 'week' | undefined {
  if (!isInHall(concert, now) || concert.status === 'postponed') return undefined
  const today = toDayInZone(concert.timeZone, now)
  if (concert.date === today) return 'day'
  return concert.date > today && concert.date <= addDays(today, 6) ? 'week' : undefined
}

function TicketStub({ page, concert }: ConcertTicketProps) {
  const { locale, now } = page
  const length = describeLength(locale, {
    ...concert,
    intervals: concert.terms?.intervals ?? concert.intervals,
    intervalMinutes: concert.terms?.intervalMinutes,
  })
  return (
    <div className="ticket-stub" id="concerts">
      <DateFact concert={concert} locale={locale} now={now} />
      <Times concert={concert} locale={locale} now={now} />
      {length ? (
        <p className="fact">
          <Icon name="clock" />
          {length}
        </p>
      ) : null}
      <PlaceFact concert={concert} locale={locale} />
      <AccessLine concert={concert} locale={locale} now={now} />
      {listConcertNotices(concert, locale, now).map((text) => (
        <p key={text} className="ticket-note">
          {text}
        </p>
      ))}
      <TodayLink concert={concert} locale={locale} now={now} />
      <TicketAction page={page} concert={concert} />
      <img
        className="ticket-code"
        src={`${localePath(locale, pathTo('qrSvg'))}?page=${localePath(locale, pathTo('concert', { slug: concert.slug }))}`}
        width={120}
        height={120}
        alt=""
        loading="lazy"
      />
    </div>
  )
}

/** On the day of the concert, links to its evening, which has what a guest needs on the way. */
function TodayLink({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const { date, timeZone, slug } = concert
  if (!isInHall(concert, now) || concert.status === 'postponed' || toDayInZone(timeZone, now) !== date)
    return null
  return (
    <p className="ticket-note">
      <a href={localePath(locale, pathTo('evening', { slug }))}>{eveningMessages(locale).today}</a>
    </p>
  )
}

/** The day of the concert. The day of a cancelled or postponed concert is crossed out, after a word for its state. */
function DateFact({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const t = concertMessages(locale)
  const { date, time } = concert
  const state = chooseTicketState(concert, now)
  const dateTime = time ? `${date}T${time.slice(0, 5)}` : date
  if (!isOff(state))
    return (
      <time className="ticket-day" data-concert-time="" dateTime={dateTime}>
        <b>{formatDayNumber(date)}</b>{' '}
        <span>
          {formatMonthBesideDay(locale, date)} <i>{formatLongWeekday(locale, date)}</i>
        </span>
      </time>
    )
  return (
    <p className="ticket-off" data-state={state}>
      <strong>{state === 'cancelled' ? t.cancelled : t.postponed}</strong>
      {` ${concertPageMessages(locale).wasPlanned} `}
      <time data-concert-time="" dateTime={dateTime}>
        <s>{`${formatWholeDay(locale, date)}, ${time ? formatTime(locale, time) : t.timeUnknown}`}</s>
      </time>
    </p>
  )
}

/** Doors, start and end of a concert that takes place on the announced day; once it is over, only its start. */
function Times({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const state = chooseTicketState(concert, now)
  if (isOff(state)) return null
  const times = formatTimes(concert, locale)
  if (!times) return <p className="ticket-times">{concertMessages(locale).timeUnknown}</p>
  const t = visitMessages(locale)
  const { doors, start, end } = times
  const isOver = state === 'past'
  const rows = [
    ...(doors && !isOver ? [[t.doors, doors]] : []),
    [t.begins, start],
    ...(end && !isOver ? [[t.ends, end]] : []),
  ]
  return (
    <ol className="ticket-times">
      {rows.map(([name, clock]) => (
        <li key={name}>
          {`${name} `}
          <b>{clock}</b>
        </li>
      ))}
    </ol>
  )
}

function PlaceFact({ concert, locale }: { concert: Concert; locale: Locale }) {
  const { city, venue, hall, hallLang, status } = concert
  const t = concertMessages(locale)
  const isOnline = status === 'moved_online'
  if (!isOnline && !city && !venue && !hall) return null
  return (
    <p className="fact">
      <Icon name="pin" />
      <span>
        {isOnline ? `${t.movedOnline}${city ? ', ' : ''}` : null}
        {city ? (
          <a href={localePath(locale, pathTo('city', { slug: city.slug }))} lang={city.lang}>
            {city.name}
          </a>
        ) : null}
        {city && venue ? ', ' : null}
        {venue ? (
          <a href={localePath(locale, pathTo('venue', { slug: venue.slug }))} lang={venue.lang}>
            {venue.name}
          </a>
        ) : null}
        {hall ? (
          <>
            {city || venue ? ', ' : null}
            {hallLang ? <span lang={hallLang}>{hall}</span> : hall}
          </>
        ) : null}
      </span>
    </p>
  )
}

/** Says whether there is a step-free way, which decides for some visitors, and links to the details further down. */
function AccessLine({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const stepFree = concert.venueFacts?.stepFree
  if (!stepFree || !isInHall(concert, now)) return null
  return (
    <p className="fact">
      <Icon name="wheelchair" />
      <a href="#access">{visitMessages(locale).stepFree[stepFree]}</a>
    </p>
  )
}
