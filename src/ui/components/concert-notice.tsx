import type { Concert } from '../../content/concerts/concert.ts'
import { chooseTicketState, isUnderWay } from '../../content/concerts/ticket-state.ts'
import { concertMessages, concertPageMessages } from '../../languages/texts.ts'
import { formatFullDay, formatTime } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { toDayInZone, toTimeInZone } from '../../shared/zoned-time.ts'

/** Shows the texts of `listConcertNotices` as paragraphs. */
export function ConcertNotice({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  return listConcertNotices(concert, locale, now).map((text) => (
    <p key={text} className="notice">
      {text}
    </p>
  ))
}

/**
 * Returns sentences about a concert that is over, under way, cancelled, moved, online, or not on sale yet. A concert may be both moved
 * and not on sale yet; for one that has begun or is cancelled nothing else matters.
 */
export function listConcertNotices(concert: Concert, locale: Locale, now: number): string[] {
  const t = concertPageMessages(locale)
  const state = chooseTicketState(concert, now)
  if (state === 'cancelled') return [t.cancelledNotice]
  if (state === 'past') return [t.pastNotice]
  if (state === 'postponed') return [t.postponedNotice]
  if (isUnderWay(concert, now))
    return concert.ticket.kind === 'none' ? [] : [state === 'buy' ? t.lateNotice : t.underWayNotice]
  return [changeText(concert, locale), onSaleText(concert, locale, now)].filter((text) => text !== undefined)
}

function changeText({ status, previousDate }: Concert, locale: Locale): string | undefined {
  const t = concertPageMessages(locale)
  if (status === 'moved_online') return t.onlineNotice
  if (status !== 'rescheduled') return undefined
  return previousDate ? t.rescheduledNotice(formatFullDay(locale, previousDate)) : t.rescheduledSomewhen
}

/**
 * Says when sales open, even if the ticket link is missing until then. The time is by the clock of the concert's
 * city.
 */
function onSaleText(
  { onSaleAt, soldOut, timeZone, city }: Concert,
  locale: Locale,
  now: number,
): string | undefined {
  const instant = onSaleAt ? Date.parse(onSaleAt) : Number.NaN
  if (soldOut || !(instant > now)) return undefined
  const moment = `${formatFullDay(locale, toDayInZone(timeZone, instant))}, ${formatTime(locale, toTimeInZone(timeZone, instant))}`
  const text = concertMessages(locale).onSaleAt(moment)
  return city ? `${text} (${concertPageMessages(locale).localTime(city.name)})` : text
}
