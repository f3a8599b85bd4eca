import type { MusicComposition, MusicEvent, Offer, Place, VirtualLocation } from 'schema-dts'
import { culturePass } from '../../brand/chosen.ts'
import type { Concert } from '../../content/concerts/concert.ts'
import { toConcertName } from '../../content/concerts/concert-name.ts'
import type { ConcertSummary } from '../../content/concerts/concert-summary.ts'
import { findSeller, nameSeller, type Sellers } from '../../content/concerts/seller.ts'
import { chooseTicketState, type TicketState, toConcertEnd } from '../../content/concerts/ticket-state.ts'
import type { MemberSummary } from '../../content/people/member-summary.ts'
import { pathTo } from '../../routes/paths.ts'
import { toTicketHref } from '../../routes/ticket-href.ts'
import { toUnits } from '../../shared/money.ts'
import { isFree, type Price } from '../../shared/price.ts'
import { toInstant, toOffsetTime } from '../../shared/zoned-time.ts'
import { toAmenities } from './music-venue.ts'
import { toOrganizationReference, toPerformer } from './organization.ts'
import { type SiteFacts, toGeo, toPageUrl } from './site-facts.ts'

/** What a concert's structured data needs besides the concert. */
export interface EventFacts extends SiteFacts {
  /** The time of the request, in milliseconds. */
  now: number
  config: { SELLERS: Sellers<{ name: string }> }
}

/**
 * A concert: https://developers.google.com/search/docs/appearance/structured-data/event
 *
 * @param images absolute addresses, preferably in the aspect ratios 16:9, 4:3 and 1:1
 * @returns `undefined` when neither city nor venue is known: Google reports an event without a place as an error
 */
export function toMusicEvent(
  site: EventFacts,
  concert: Concert,
  { description, images }: { description: string; images: string[] },
): MusicEvent | undefined {
  const location = toLocation(site, concert)
  if (!location) return undefined
  const orchestra = { ...toOrganizationReference(site), '@type': 'MusicGroup' as const }
  const others = concert.performers.filter((member) => !isOrchestra(site, member))
  return {
    '@type': 'MusicEvent',
    // The concert's plain name, without the additions that editors write for search results.
    name: toConcertName(concert)?.name ?? site.names.fullName,
    url: toPageUrl(site, pathTo('concert', { slug: concert.slug })),
    description,
    image: images,
    ...toTimes(concert),
    eventStatus: `https://schema.org/${eventStatuses[concert.status]}`,
    eventAttendanceMode: `https://schema.org/${
      concert.status === 'moved_online' ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'
    }`,
    location,
    ...toDoorTime(concert),
    organizer: toOrganizer(site, concert),
    performer: [orchestra, ...others.map((member) => toPerformer(site, member))],
    ...toWorks(concert),
    ...(concert.ageLimit === undefined ? {} : { typicalAgeRange: `${concert.ageLimit}-` }),
    ...(isFree(concert.price) ? { isAccessibleForFree: true } : {}),
    ...toOffers(site, concert),
  }
}

/** Lists the works of the concert, each once. The encore is left out, since it is a surprise. */
function toWorks({ tracklists }: Concert): { workPerformed?: MusicComposition[] } {
  const tracks = new Map(
    tracklists.flatMap((list) => list.tracks).map((track) => [`${track.name}\n${track.composer}`, track]),
  )
  if (tracks.size === 0) return {}
  return {
    workPerformed: [...tracks.values()].map(({ name, composer }) => ({
      '@type': 'MusicComposition',
      name,
      ...(composer ? { composer: { '@type': 'Person', name: composer } } : {}),
    })),
  }
}

/**
 * Whether a performer is the orchestra itself, which editors may list by its short or its full name; it must appear
 * only once.
 */
function isOrchestra({ names }: EventFacts, { fullName, isEnsemble }: MemberSummary): boolean {
  const bare = (text: string) => text.replace(/[«»"“”]/g, '')
  return isEnsemble === true && [names.name, names.fullName].map(bare).includes(bare(fullName))
}

export const eventStatuses = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
  moved_online: 'EventMovedOnline',
  cancelled: 'EventCancelled',
} as const

/**
 * Start and end in the time zone of the concert's city. Without a time of day only the date is given; without a
 * duration there is no end.
 */
export function toTimes(concert: ConcertSummary) {
  const { date, time, timeZone, previousDate, status, durationMinutes } = concert
  return {
    startDate: time ? toOffsetTime(timeZone, toInstant(date, time, timeZone)) : date,
    ...(time && durationMinutes ? { endDate: toOffsetTime(timeZone, toConcertEnd(concert)) } : {}),
    ...(status === 'rescheduled' && previousDate ? { previousStartDate: previousDate } : {}),
  }
}

/** When the doors open; online concerts have no doors. */
function toDoorTime({ date, time, timeZone, status, terms }: Concert) {
  const opens = terms?.doorsOpenMinutes
  if (!time || !opens || status === 'moved_online') return {}
  return { doorTime: toOffsetTime(timeZone, toInstant(date, time, timeZone) - opens * 60_000) }
}

function toLocation(site: EventFacts, concert: Concert): Place | VirtualLocation | undefined {
  const { city, venue, hall, address, countryCode } = concert
  if (concert.status === 'moved_online') {
    return {
      '@type': 'VirtualLocation',
      url: toPageUrl(site, pathTo('concert', { slug: concert.slug })),
    }
  }
  const name = venue ? [venue.name, hall].filter(Boolean).join(', ') : city?.name
  if (!name) return undefined
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(address ? { streetAddress: address } : {}),
      ...(city ? { addressLocality: city.name } : {}),
      ...(countryCode ? { addressCountry: countryCode } : {}),
    },
    ...toGeo(concert),
    ...toAmenities(site.locale, concert.venueFacts, concert.hallFacts),
  }
}

/** The legal seller of the tickets is the organizer; where content names none, the orchestra is. */
function toOrganizer(site: EventFacts, concert: Concert) {
  const seller = findSeller(site.config.SELLERS, concert)
  if (!seller) return toOrganizationReference(site)
  return {
    '@type': 'Organization' as const,
    name: nameSeller(seller, site.locale).text,
    url: toPageUrl(site, '/'),
  }
}

/**
 * The offer of a concert's tickets. A missing price is left out, and 0 is a price. Without tickets there is no offer.
 */
function toOffers(site: EventFacts, concert: Concert): { offers?: Offer } {
  const { ticket, slug, price, acceptsCulturePass, ticketsLeft } = concert
  const state = chooseTicketState(concert, site.now)
  // A free concert without tickets is open to everybody: its offer is `InStock`.
  const availability = availabilities[state === 'none' && isFree(price) ? 'buy' : state]
  if (!availability || (ticket.kind === 'none' && !isFree(price))) return {}
  // Sales open when the concert is announced, unless an editor set another time.
  const validFrom = concert.onSaleAt ?? concert.publishedAt
  return {
    offers: {
      '@type': 'Offer',
      url:
        ticket.kind === 'none'
          ? toPageUrl(site, pathTo('concert', { slug }))
          : toTicketHref(concert, (path) => toPageUrl(site, path)),
      availability: `https://schema.org/${availability}`,
      ...(price ? toPrices(price) : {}),
      ...(ticketsLeft === undefined
        ? {}
        : { inventoryLevel: { '@type': 'QuantitativeValue' as const, value: ticketsLeft } }),
      ...(acceptsCulturePass && culturePass
        ? { acceptedPaymentMethod: { '@type': 'PaymentMethod', name: culturePass.names[site.locale] } }
        : {}),
      ...(validFrom ? { validFrom } : {}),
    },
  }
}

/**
 * Google requires the lowest price as `price`; the price range is added to it. A price that guests choose themselves
 * has a minimum and no maximum.
 */
function toPrices({ from, to, currency: priceCurrency, isPayWhatYouCan }: Price) {
  const toNumber = (amount: number) => toUnits({ amount, currency: priceCurrency })
  return {
    price: toNumber(from),
    priceCurrency,
    ...(to === undefined && !isPayWhatYouCan
      ? {}
      : {
          priceSpecification: {
            '@type': 'PriceSpecification' as const,
            minPrice: toNumber(from),
            ...(to === undefined ? {} : { maxPrice: toNumber(to) }),
            priceCurrency,
          },
        }),
  }
}

/**
 * `ItemAvailability` by ticket state. A past concert has no offer, and one that has begun sells none. A postponed or cancelled one keeps its offer and
 * date, because Google wants such an event unchanged but for `eventStatus`, and its tickets can't be bought.
 */
const availabilities = {
  buy: 'InStock',
  'sold-out': 'SoldOut',
  'not-on-sale': 'PreOrder',
  'under-way': 'OutOfStock',
  postponed: 'OutOfStock',
  cancelled: 'OutOfStock',
  past: undefined,
  none: undefined,
} as const satisfies Record<TicketState, string | undefined>
