import type { MusicEvent, Offer, Place, VirtualLocation } from 'schema-dts'
import { culturePass } from '../../brand/chosen.ts'
import type { Concert } from '../../content/concerts/concert.ts'
import { nameSeller, type Sellers, sellerOf } from '../../content/concerts/seller.ts'
import { chooseTicketState, type TicketState, toEnd } from '../../content/concerts/ticket-state.ts'
import type { MemberSummary } from '../../content/people/member-summary.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { toInstant, toOffsetTime } from '../../shared/zoned-time.ts'
import { toAmenities } from './amenities.ts'
import { organizationReference } from './organization.ts'
import { toGeo } from './place.ts'
import { toPerformer } from './profile-page.ts'
import { addressIn, type SiteFacts } from './site-facts.ts'

/** What a concert's data must know besides the concert. */
export interface EventFacts extends SiteFacts {
  /** Milliseconds. */
  now: number
  config: { SELLERS: Sellers<{ name: string }> }
}

/**
 * A concert: https://developers.google.com/search/docs/appearance/structured-data/event
 *
 * @param images full addresses, best in the shapes 16:9, 4:3 and 1:1
 * @returns `undefined` when neither city nor venue is known: an event without a place is reported as a fault.
 */
export function toMusicEvent(
  site: EventFacts,
  concert: Concert,
  { description, images }: { description: string; images: string[] },
): MusicEvent | undefined {
  const location = toLocation(site, concert)
  if (!location) return undefined
  const orchestra = { ...organizationReference(site), '@type': 'MusicGroup' as const }
  const others = concert.performers.filter((member) => !isOrchestra(site, member))
  return {
    '@type': 'MusicEvent',
    // The program's name as it is: what else an editor wrote for search results isn't part of it.
    name: concert.program?.name ?? site.names.fullName,
    url: addressIn(site, pathTo('concert', { slug: concert.slug })),
    description,
    image: images,
    ...toTimes(concert),
    eventStatus: `https://schema.org/${statuses[concert.status]}`,
    eventAttendanceMode: `https://schema.org/${
      concert.status === 'moved_online' ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'
    }`,
    location,
    ...toDoorTime(concert),
    organizer: toOrganizer(site, concert),
    performer: [orchestra, ...others.map((member) => toPerformer(site, member))],
    ...(concert.ageLimit === undefined ? {} : { typicalAgeRange: `${concert.ageLimit}-` }),
    ...toOffers(site, concert),
  }
}

/** The orchestra may be listed among its guests, by its short or its whole name; it is named once. */
function isOrchestra({ names }: EventFacts, { fullName, isEnsemble }: MemberSummary): boolean {
  const bare = (text: string) => text.replace(/[«»"“”]/g, '')
  return isEnsemble === true && [names.name, names.fullName].map(bare).includes(bare(fullName))
}

const statuses = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
  moved_online: 'EventMovedOnline',
  cancelled: 'EventCancelled',
} as const

/** By the clock of the concert's city. Without a time only the day is said; an unknown length gives no end. */
function toTimes(concert: Concert) {
  const { date, time, timeZone, previousDate, status, durationMinutes } = concert
  return {
    startDate: time ? toOffsetTime(timeZone, toInstant(date, time, timeZone)) : date,
    ...(time && durationMinutes ? { endDate: toOffsetTime(timeZone, toEnd(concert)) } : {}),
    ...(status === 'rescheduled' && previousDate ? { previousStartDate: previousDate } : {}),
  }
}

/** Where there is a door: a broadcast has none. */
function toDoorTime({ date, time, timeZone, status, terms }: Concert) {
  const opens = terms?.doorsOpenMinutes
  if (!time || !opens || status === 'moved_online') return {}
  return { doorTime: toOffsetTime(timeZone, toInstant(date, time, timeZone) - opens * 60_000) }
}

function toLocation(site: EventFacts, concert: Concert): Place | VirtualLocation | undefined {
  const { city, venue, hall, address, countryCode } = concert
  if (concert.status === 'moved_online') {
    return { '@type': 'VirtualLocation', url: addressIn(site, pathTo('concert', { slug: concert.slug })) }
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

/** The legal seller answers for the concert; where content names none, the orchestra does. */
function toOrganizer(site: EventFacts, concert: Concert) {
  const seller = sellerOf(site.config.SELLERS, concert)
  if (!seller) return organizationReference(site)
  return {
    '@type': 'Organization' as const,
    name: nameSeller(seller, site.locale).text,
    url: addressIn(site, '/'),
  }
}

/** What can be bought, or could. A missing price is absent, and 0 where content says so; where nothing is for sale there is no offer. */
function toOffers(site: EventFacts, concert: Concert): { offers?: Offer } {
  const { ticket, slug, currency, terms, acceptsCulturePass } = concert
  const availability = availabilities[chooseTicketState(concert, site.now)]
  if (!availability || ticket.kind === 'none') return {}
  // Sales open when the concert is announced, unless an editor set another moment.
  const validFrom = concert.onSaleAt ?? concert.publishedAt
  return {
    offers: {
      '@type': 'Offer',
      url:
        ticket.kind === 'link'
          ? ticket.url
          : `${site.origin}${localePath(site.locale, pathTo('tickets', { slug }))}`,
      availability: `https://schema.org/${availability}`,
      ...(ticket.minCost === undefined ? {} : toPrices(ticket.minCost, terms?.maxCost, currency)),
      ...(acceptsCulturePass && culturePass
        ? { acceptedPaymentMethod: { '@type': 'PaymentMethod', name: culturePass.names[site.locale] } }
        : {}),
      ...(validFrom ? { validFrom } : {}),
    },
  }
}

/** Google asks for the lowest price as `price`; the range stands beside it. */
const toPrices = (price: number, dearest: number | undefined, priceCurrency: string) => ({
  price,
  priceCurrency,
  ...(dearest && dearest > price
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification' as const,
          minPrice: price,
          maxPrice: dearest,
          priceCurrency,
        },
      }
    : {}),
})

/**
 * Nothing is offered for a concert that is over. One that is postponed or cancelled keeps its offer, as it keeps
 * its date: Google wants such an event unchanged but for `eventStatus`, and nobody can buy its tickets now.
 */
const availabilities = {
  buy: 'InStock',
  'sold-out': 'SoldOut',
  'not-on-sale': 'PreOrder',
  postponed: 'OutOfStock',
  cancelled: 'OutOfStock',
  past: undefined,
  none: undefined,
} as const satisfies Record<TicketState, string | undefined>
