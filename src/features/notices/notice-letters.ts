import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { chooseTicketState, isOff, type TicketState } from '../../content/concerts/ticket-state.ts'
import { chooseBrandNames } from '../../languages/brand-names.ts'
import { toLetterFrame } from '../../languages/letter-frame.ts'
import { priceFrom } from '../../languages/price-words.ts'
import { concertMessages, noticeLetterMessages, noticeMessages } from '../../languages/texts.ts'
import { ticketWords } from '../../languages/ticket-words.ts'
import type { Letter, LetterConcert } from '../../mail/letter.ts'
import { pathTo } from '../../routes/paths.ts'
import {
  formatDayNumber,
  formatLongWeekday,
  formatShortMonth,
  formatTime,
  formatWholeDay,
  formatYear,
} from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Topic } from '../../shared/notices.ts'
import { localePath } from '../../shared/urls.ts'
import { toTopicName } from './components/describe-topic.ts'
import type { ChangeKind } from './concert-changes.ts'
import type { CurrentNotice } from './read-notices.ts'

/** An e-mail names this many new concerts; the page of all of them has the others. */
const mostConcerts = 10

/** Changes that the concert's stub in an e-mail says already, so that the text doesn't repeat them. */
const saidByStub: readonly ChangeKind[] = ['announced', 'on-sale', 'returned', 'reminder']

/** Asks the owner of an address whether they want notices, and names the newsletters among them. */
export function toSubscriptionLetter(
  locale: Locale,
  site: string,
  code: string,
  topics: readonly Topic[],
): Letter {
  const { subject, text, textOfNewsletter, confirm, note } = noticeLetterMessages(locale).confirmation
  const newsletters = topics.filter(({ kind }) => kind === 'newsletter')
  const names = newsletters.map((topic) => toTopicName(topic, locale)).join(', ')
  return {
    name: 'subscription-confirmation',
    subject: subject(chooseBrandNames(locale).fullName),
    paragraphs: [
      ...(newsletters.length > 0 ? [textOfNewsletter(names)] : []),
      ...(newsletters.length === 0 || newsletters.length < topics.length ? [text] : []),
    ],
    note,
    frame: toLetterFrame(locale, site),
    button: { label: confirm, href: `${site}${localePath(locale, pathTo('push'))}?confirm=${code}` },
  }
}

/**
 * A notice with the stubs of its concerts.
 *
 * @param site origin of the site without a trailing slash
 * @param leaveCode code that ends the subscription
 * @param now milliseconds
 */
export function toNoticeLetter(
  locale: Locale,
  site: string,
  { kind, text, concerts }: Pick<CurrentNotice, 'kind' | 'text' | 'concerts'>,
  leaveCode: string,
  now: number,
): Letter {
  const t = noticeLetterMessages(locale)
  const [first] = concerts
  const isDigest = concerts.length > 1
  const canBuy = first !== undefined && !isDigest && chooseTicketState(first, now) === 'buy'
  const more = concerts.length - mostConcerts
  const isSaid = isDigest || saidByStub.includes(kind)
  const label = isDigest ? t.allConcerts : canBuy ? t.chooseTickets : t.openConcert
  return {
    name: 'notice',
    subject: text.title,
    preview: text.body.replaceAll('\n', ', '),
    paragraphs: isSaid ? [] : [text.body],
    concerts: concerts.slice(0, mostConcerts).map((concert) => toLetterConcert(concert, locale, site, now)),
    ...(more > 0 ? { note: noticeMessages(locale).andMore(more) } : {}),
    button: { label, href: text.navigate },
    frame: {
      ...toLetterFrame(locale, site),
      subscription: {
        reason: t.reason,
        leave: { label: t.leave, href: `${site}${localePath(locale, pathTo('push'))}?leave=${leaveCode}` },
      },
    },
  }
}

function toLetterConcert(concert: ConcertSummary, locale: Locale, site: string, now: number): LetterConcert {
  const t = concertMessages(locale)
  const { date, program, city, venue, slug } = concert
  const state = chooseTicketState(concert, now)
  const time = concert.time ? formatTime(locale, concert.time) : t.timeUnknown
  const isThisYear = date.startsWith(String(new Date(now).getUTCFullYear()))
  const places = concert.status === 'moved_online' ? [t.movedOnline] : [city?.name, venue?.name]
  return {
    title: toConcertName(concert)?.name ?? noticeMessages(locale).concert,
    href: `${site}${localePath(locale, pathTo('concert', { slug }))}`,
    day: formatDayNumber(date),
    month: `${formatShortMonth(locale, date)}${isThisYear ? '' : ` ${formatYear(locale, date)}`}`,
    weekdayAndTime: `${formatLongWeekday(locale, date)}, ${time}`,
    when: `${formatWholeDay(locale, date)}, ${time}`,
    where: places.filter((name) => name !== undefined).join(', '),
    terms: toTerms(concert, locale, state),
    isOff: isOff(state),
    light: program?.repertoire,
  }
}

function toTerms(concert: ConcertSummary, locale: Locale, state: TicketState): string {
  const t = concertMessages(locale)
  const price = priceFrom(concert, locale) ?? ''
  const words: Record<TicketState, string> = {
    ...ticketWords(locale),
    'not-on-sale': [t.notOnSale, price].filter(Boolean).join(', '),
    none: price,
    buy: [price, concert.lastTickets ? t.lastTickets : ''].filter(Boolean).join(', '),
  }
  return words[state]
}
