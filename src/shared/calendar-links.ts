import { withLetters } from './with-letters.ts'

/** Where calendar services are asked to take an event or a calendar. Only addresses: nothing is loaded from them. */

/** An event with the values that calendar services want in an address. */
export interface LinkedEvent {
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
