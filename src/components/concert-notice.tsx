import type { Concert } from '../content/concert.ts'
import { chooseTicketState } from '../content/ticket-state.ts'
import { concertPageMessages } from '../i18n/concert-page.ts'
import { concertMessages } from '../i18n/concerts.ts'
import { formatFullDay } from '../shared/format.ts'
import type { Locale } from '../shared/locales.ts'
import { dayIn, timeIn } from '../shared/zoned-time.ts'

/** What has become of the concert, in words: over, cancelled, moved, online, not on sale yet. */
export function ConcertNotice({ concert, locale, now }: { concert: Concert; locale: Locale; now: number }) {
  const text = noticeText(concert, locale, now)
  return text ? (
    <p className="notice" role="status">
      {text}
    </p>
  ) : null
}

function noticeText(concert: Concert, locale: Locale, now: number): string | undefined {
  const t = concertPageMessages(locale)
  const state = chooseTicketState(concert, now)
  if (state === 'cancelled') return t.cancelledNotice
  if (state === 'past') return t.pastNotice
  if (state === 'postponed') return t.postponedNotice
  if (concert.status === 'moved_online') return t.onlineNotice
  if (concert.status === 'rescheduled' && concert.previousDate) {
    return t.rescheduledNotice(formatFullDay(locale, concert.previousDate))
  }
  return state === 'not-on-sale' ? onSaleText(concert, locale) : undefined
}

function onSaleText({ onSaleAt, timeZone }: Concert, locale: Locale): string | undefined {
  if (!onSaleAt) return undefined
  const instant = Date.parse(onSaleAt)
  const moment = `${formatFullDay(locale, dayIn(timeZone, instant))}, ${timeIn(timeZone, instant)}`
  return concertMessages(locale).onSaleAt(moment)
}
