import type { Concert } from '../../content/concerts/concert.ts'
import { isOver, toConcertEnd } from '../../content/concerts/ticket-state.ts'
import { calendarMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { inNewTab } from '../../shared/new-tab.ts'
import { localePath } from '../../shared/urls.ts'
import { withLetters } from '../../shared/with-letters.ts'
import { addDays, toInstant } from '../../shared/zoned-time.ts'
import { Icon } from './icon.tsx'

interface CalendarLink {
  text: string
  href: string
  isOutside?: true
}

/** «Add to calendar» on a concert's page; nothing for one that is over or won't take place. */
export function AddToCalendar({ page, concert, title }: { page: Page; concert: Concert; title: string }) {
  const { locale, now } = page
  if (concert.status === 'cancelled' || concert.status === 'postponed' || isOver(concert, now)) return null
  const t = calendarMessages(locale)
  const event = toLinkedEvent(page, concert, title)
  const links: CalendarLink[] = [
    { text: 'Google', href: toGoogleEventAddress(event), isOutside: true },
    // Apple's systems open the file in their calendar; so do all others that have one.
    { text: 'Apple', href: localePath(locale, pathTo('concertCalendar', { slug: concert.slug })) },
    { text: 'Outlook', href: toOutlookEventAddress(event), isOutside: true },
  ]
  return <Menu label={t.add} links={links} />
}

/**
 * A calendar to subscribe to: its client asks again by itself.
 *
 * @param path of the .ics file, without its language
 * @param isBrief where the page says beside it that new dates come by themselves
 */
export function SubscribeToCalendar(props: { page: Page; path: string; name: string; isBrief?: boolean }) {
  const { page, path, name, isBrief } = props
  const { locale, origin } = page
  const t = calendarMessages(locale)
  const file = `${origin}${localePath(locale, path)}`
  const links: CalendarLink[] = [
    { text: 'Google', href: toGoogleSubscriptionAddress(file), isOutside: true },
    { text: 'Apple', href: toWebcalAddress(file) },
    { text: 'Outlook', href: toOutlookSubscriptionAddress(file, name), isOutside: true },
    { text: t.file, href: localePath(locale, path) },
  ]
  return (
    <Menu label={t.subscribe} links={links} isSubscription hint={isBrief ? undefined : t.subscribeHint} />
  )
}

/** Plain links in `<details>`: no JavaScript. */
function Menu({
  label,
  links,
  hint,
  isSubscription,
}: {
  label: string
  links: CalendarLink[]
  hint?: string | undefined
  isSubscription?: true
}) {
  return (
    <details className={isSubscription ? 'choices subscribe' : 'choices'}>
      <summary className="button button-quiet">
        <Icon name="calendar" />
        {label}
      </summary>
      <ul aria-label={label}>
        {links.map(({ text, href, isOutside }) => (
          <li key={text}>
            <a href={href} {...(isOutside ? inNewTab : {})}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      {hint ? <p className="note">{hint}</p> : null}
    </details>
  )
}

function toLinkedEvent({ locale, origin }: Page, concert: Concert, title: string): LinkedEvent {
  const { date, time, timeZone, venue, hall, address, city } = concert
  return {
    title,
    start: toInstant(date, time, timeZone),
    end: toConcertEnd(concert),
    ...(time ? {} : { day: date, dayAfter: addDays(date, 1) }),
    timeZone,
    location:
      concert.status === 'moved_online'
        ? calendarMessages(locale).online
        : [venue?.name, hall, address, city?.name].filter(Boolean).join(', '),
    url: `${origin}${localePath(locale, pathTo('concert', { slug: concert.slug }))}`,
  }
}

/** Where calendar services are asked to take an event or a calendar. Only addresses: nothing is loaded from them. */

/** An event with the values that calendar services want in an address. */
interface LinkedEvent {
  title: string
  /** Times in milliseconds; an all-day event has none. */
  start: number
  end: number
  /** `YYYY-MM-DD`, where the hour isn't known. */
  day?: string | undefined
  /** The day after `day`, as `YYYY-MM-DD`. */
  dayAfter?: string | undefined
  timeZone: string
  location: string
  /** Address of the page with more about the event. */
  url: string
}

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${withLetters(String(new URLSearchParams(query)))}`

const inUtc = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`
const compact = (moment: string) => moment.replace(/[-:]/g, '')

export const toGoogleEventAddress = ({
  title,
  start,
  end,
  day,
  dayAfter,
  timeZone,
  location,
  url,
}: LinkedEvent) =>
  withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: [day ?? inUtc(start), dayAfter ?? inUtc(end)].map(compact).join('/'),
    ctz: timeZone,
    location,
    details: url,
  })

export const toOutlookEventAddress = ({ title, start, end, day, dayAfter, location, url }: LinkedEvent) =>
  withQuery('https://outlook.live.com/calendar/0/action/compose', {
    rru: 'addevent',
    path: '/calendar/action/compose',
    subject: title,
    startdt: day ?? inUtc(start),
    enddt: dayAfter ?? inUtc(end),
    ...(day ? { allday: 'true' } : {}),
    location,
    body: url,
  })

/**
 * Returns the address of a calendar with the scheme `webcal:`, which calendar programs subscribe to.
 *
 * @param file an absolute http(s) address
 */
export const toWebcalAddress = (file: string) => file.replace(/^https?:/, 'webcal:')

export const toGoogleSubscriptionAddress = (file: string) =>
  withQuery('https://calendar.google.com/calendar/render', { cid: toWebcalAddress(file) })

export const toOutlookSubscriptionAddress = (file: string, name: string) =>
  withQuery('https://outlook.live.com/calendar/0/addfromweb', { url: file, name })
