import { isRecord } from '../../../../shared/is-record.ts'
import { readMoments } from '../read-moment.ts'
import { type SourceRow, toCells } from '../source.ts'
import { htmlToText } from './web-page.ts'

export type Thing = Record<string, unknown>

/** Returns the description of a thing that is only named (`{"@id": "#hall"}`), or the thing itself. */
export type FindThing = (thing: Thing) => Thing

const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat())

/** A text, a number, or the value of `{"@value": …}`; texts of several languages give the first. */
function textOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  if (typeof first === 'string') return first.trim() || undefined
  if (typeof first === 'number' || typeof first === 'boolean') return String(first)
  return isRecord(first) ? textOf(first['@value'] ?? first.name) : undefined
}

const addressOf = (value: unknown): string | undefined => {
  const [first] = listOf(value)
  if (typeof first === 'string') return first
  return isRecord(first) ? addressOf(first.url ?? first['@id'] ?? first.contentUrl) : undefined
}

/** The last part of `https://schema.org/EventCancelled`, as words: `Event Cancelled`. */
const wordsOf = (value: unknown): string | undefined =>
  textOf(value)
    ?.split(/[/#:]/)
    .at(-1)
    ?.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')

interface EventOptions {
  origin: string
  /** Address of the page that the event stands on. */
  page: string | undefined
  /** Whether it is the page's only event; then the page's address identifies it. */
  isAlone: boolean
  find: FindThing
  /** `YYYY-MM-DD` */
  today: string
}

/**
 * Returns the rows of an event of schema.org: one for each of its beginnings. Google's rules say which properties sites
 * use (developers.google.com/search/docs/appearance/structured-data/event).
 */
export function toEventRows(event: Thing, options: EventOptions): SourceRow[] {
  const { origin, page, isAlone, find, today } = options
  const thingsOf = (value: unknown): Thing[] =>
    listOf(value)
      .filter((each) => isRecord(each))
      .map(find)
  const own = resolve(addressOf(event.url), page)
  const id = own ?? (isAlone ? page : undefined) ?? resolve(textOf(event['@id']), page)
  const remarks = 'eventSchedule' in event ? ['eventSchedule'] : []
  const shared = [
    ['title', textOf(event.name)],
    ['duration', textOf(event.duration)],
    ...placeCells(event.location, thingsOf),
    ...offerCells(event, thingsOf, page),
    ['status', wordsOf(event.eventStatus)],
    ['ageLimit', textOf(event.typicalAgeRange)],
    ['artists', namesOf([...listOf(event.performer), ...listOf(event.performers)], find)],
    [
      'picture',
      resolve(addressOf(listOf(event.image).map((each) => (isRecord(each) ? find(each) : each))), page),
    ],
    ['description', textOf(event.description)],
    ['page', own ?? page],
  ] as const
  const starts = listOf(event.startDate)
  const ends = listOf(event.endDate)
  return (starts.length > 0 ? starts : [undefined]).map((start, at): SourceRow => {
    const begin = textOf(start)
    const [end] = [textOf(ends[at])]
    return {
      origin: starts.length > 1 ? `${origin}, ${begin}` : origin,
      cells: toCells([
        ['id', id === undefined || starts.length < 2 ? id : `${id}#${toDateKey(begin ?? '', today)}`],
        ['start', begin],
        ['end', end],
        ...shared,
      ]),
      remarks,
    }
  })
}

/** A beginning as a part of an id: the same however it is written. */
export function toDateKey(text: string, today: string): string {
  const [moment] = readMoments(text, 'day-month', today)?.moments ?? []
  return moment ? [moment.day, moment.time].filter(Boolean).join('T') : text
}

type Cells = [column: string, text: string | undefined][]

function placeCells(location: unknown, thingsOf: (value: unknown) => Thing[]): Cells {
  const place = thingsOf(location).find((each) => !/VirtualLocation$/.test(String(each['@type'])))
  if (!place) return [['place', typeof listOf(location)[0] === 'string' ? textOf(location) : undefined]]
  const outer = thingsOf(place.containedInPlace)[0]
  const [address] = thingsOf(place.address ?? outer?.address)
  const name = textOf(place.name)
  const written = textOf(place.address)
  return [
    ['venue', outer ? textOf(outer.name) : name],
    ['hall', outer ? name : undefined],
    ['city', address && textOf(address.addressLocality)],
    ['country', address && textOf(address.addressCountry)],
    ['address', address ? textOf(address.streetAddress) : written],
    // A written address is searched for the city.
    ['place', address ? undefined : [name, written].filter(Boolean).join(', ')],
  ]
}

/** What its offers say of tickets. Prices stay as they are written, so that what can't be read is reported. */
function offerCells(event: Thing, thingsOf: (value: unknown) => Thing[], page: string | undefined): Cells {
  const offers = thingsOf(event.offers).flatMap((offer) => [offer, ...thingsOf(offer.offers)])
  const specifications = offers.flatMap(({ priceSpecification }) => thingsOf(priceSpecification))
  const prices = [
    ...offers.flatMap(({ price, lowPrice, highPrice }) => [price, lowPrice, highPrice]),
    ...specifications.flatMap(({ price, minPrice, maxPrice }) => [price, minPrice, maxPrice]),
  ].flatMap((price) => textOf(price) ?? [])
  const currencies = [...offers, ...specifications].flatMap(
    ({ priceCurrency }) => textOf(priceCurrency) ?? [],
  )
  const isFree = /^true$/i.test(String(event.isAccessibleForFree))
  return [
    ['tickets', resolve(offers.map(({ url }) => addressOf(url)).find(Boolean), page)],
    ['price', isFree ? '0' : [...new Set(prices)].join(' / ')],
    // Of several currencies none is that of all prices.
    ['currency', [...new Set(currencies)].join(' / ')],
    ['soldOut', isSoldOut(offers) ? 'yes' : undefined],
  ]
}

const isSoldOut = (offers: readonly Thing[]): boolean => {
  const states = offers.flatMap(({ availability }) => wordsOf(availability) ?? [])
  return states.length > 0 && states.every((state) => /^sold ?out$/i.test(state))
}

const namesOf = (things: readonly unknown[], find: FindThing): string | undefined =>
  things.flatMap((each) => textOf(isRecord(each) ? find(each) : each) ?? []).join('; ') || undefined

function resolve(address: string | undefined, page: string | undefined): string | undefined {
  if (address === undefined) return undefined
  try {
    return new URL(address, page).href
  } catch {
    return undefined
  }
}

/** Name of an event in messages. */
export const toEventTitle = ({ name }: Thing): string => htmlToText(textOf(name) ?? 'without a name')
