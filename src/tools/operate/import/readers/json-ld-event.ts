import { isRecord } from '../../../../shared/is-record.ts'
import { toCells } from '../source.ts'
import { htmlToText } from './web-page.ts'

type Thing = Record<string, unknown>

const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat())
const thingsOf = (value: unknown): Thing[] => listOf(value).filter((each) => isRecord(each))

/** A text, a number, or the value of `{"@value": …}`; texts of several languages give the first. */
function textOf(value: unknown): string | undefined {
  const [first] = listOf(value)
  if (typeof first === 'string') return htmlToText(first)
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

/**
 * Returns the cells of an event of schema.org. Google's rules say which properties sites use
 * (developers.google.com/search/docs/appearance/structured-data/event).
 *
 * @param page address of the page that the event stands on
 * @param options.isAlone whether it is the page's only event, which the page's address names then
 */
export function toEventCells(
  event: Thing,
  page: string | undefined,
  { isAlone }: { isAlone: boolean },
): Record<string, string> {
  const offers = thingsOf(event.offers).flatMap((offer) => [offer, ...thingsOf(offer.offers)])
  const own = resolve(addressOf(event.url), page)
  const place = thingsOf(event.location).find((each) => !/VirtualLocation$/.test(String(each['@type'])))
  const prices = offers.flatMap(pricesOf)
  const isFree = event.isAccessibleForFree === true || /^true$/i.test(String(event.isAccessibleForFree))
  return toCells([
    ['id', own ?? (isAlone ? page : undefined) ?? resolve(textOf(event['@id']), page)],
    ['title', textOf(event.name)],
    ['start', textOf(event.startDate)],
    ['end', textOf(event.endDate)],
    ['duration', textOf(event.duration)],
    ...placeCells(event.location, place),
    ['tickets', resolve(offers.map(({ url }) => addressOf(url)).find(Boolean), page)],
    ['price', isFree ? '0' : toText(Math.min(...prices))],
    ['maxPrice', toText(Math.max(...prices))],
    ['currency', offers.map(currencyOf).find(Boolean)],
    ['status', wordsOf(event.eventStatus)],
    ['soldOut', isSoldOut(offers) ? 'yes' : undefined],
    ['ageLimit', /\d+/.exec(textOf(event.typicalAgeRange) ?? '')?.[0]],
    ['artists', namesOf([...listOf(event.performer), ...listOf(event.performers)])],
    ['picture', resolve(addressOf(event.image), page)],
    ['description', textOf(event.description)],
    ['page', own ?? page],
  ])
}

function placeCells(location: unknown, place: Thing | undefined): [string, string | undefined][] {
  if (!place) return [['place', textOf(location)]]
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

const pricesOf = (offer: Thing): number[] =>
  [
    offer.price,
    offer.lowPrice,
    offer.highPrice,
    ...thingsOf(offer.priceSpecification).map(({ price }) => price),
  ]
    .map((price) => Number(textOf(price)?.replace(',', '.') ?? Number.NaN))
    .filter((price) => Number.isFinite(price) && price >= 0)

const currencyOf = (offer: Thing): string | undefined =>
  textOf(offer.priceCurrency) ??
  thingsOf(offer.priceSpecification).map((each) => textOf(each.priceCurrency))[0]

const isSoldOut = (offers: readonly Thing[]): boolean => {
  const states = offers.flatMap(({ availability }) => wordsOf(availability) ?? [])
  return states.length > 0 && states.every((state) => /^sold ?out$/i.test(state))
}

const namesOf = (things: readonly unknown[]): string | undefined =>
  things.flatMap((each) => textOf(each) ?? []).join('; ') || undefined

const toText = (price: number): string | undefined => (Number.isFinite(price) ? String(price) : undefined)

function resolve(address: string | undefined, page: string | undefined): string | undefined {
  if (address === undefined) return undefined
  try {
    return new URL(address, page).href
  } catch {
    return undefined
  }
}
