import type { Row } from '../../strapi-emulator/row.ts'
import { cities } from '../content/cities.ts'
import { type OwnTrack, ownEvenings } from '../content/own-evenings.ts'
import { programs } from '../content/programs.ts'
import { planTour, type TourConcert } from '../content/tour.ts'
import { planTerms } from '../content/tour-terms.ts'
import { venueFacts } from '../content/venue-facts.ts'
import { venues } from '../content/venues.ts'
import type { Attributes } from './components.ts'
import type { Making } from './content.ts'
import type { Calendar } from './dates.ts'

/** Concerts aren't translated: their relations point to Russian rows, from which the translations are reached. */
export function makeConcertRows(making: Making): Row[] {
  const programBySlug = new Map(programs.map((program) => [program.slug, program]))
  const venueBySlug = new Map(venues.map((venue) => [venue.slug, venue]))
  const cityBySlug = new Map(cities.map((city) => [city.slug, city]))
  const termsOf = (concert: TourConcert): Attributes => {
    const program = programBySlug.get(concert.program)
    const { venue, hall, city } = concert
    if (!program) return {}
    const { discounts, ...terms } = planTerms(concert, program, {
      countryCode: cityBySlug.get(city)?.countryCode ?? '',
      venue,
      seats: venueBySlug.get(venue)?.halls[hall]?.seats ?? 0,
      wheelchairPlaces: venueFacts[venue]?.halls[hall]?.places ?? 0,
    })
    return {
      ...terms,
      discounts: discounts.map((discount) => making.component('concert.discount', discount)),
    }
  }
  return planTour(making.today, programs, cities, venues).map((concert, index) => {
    const program = programBySlug.get(concert.program)
    const { content } = making
    return {
      id: index + 1,
      slug: concert.slug,
      date: concert.date,
      time: concert.time ?? null,
      soldOut: concert.soldOut,
      lastTickets: concert.lastTickets,
      ticketLink: ticketItems(making, concert),
      city: content.cities.idOf(concert.city, 'ru'),
      program: content.programs.idOf(concert.program, 'ru'),
      venue: content.venues.idOf(concert.venue, 'ru'),
      hall: venueBySlug.get(concert.venue)?.halls[concert.hall]?.name.ru ?? null,
      organizerId: concert.organizerId,
      ageLimit: program?.ageLimit ?? null,
      durationMinutes: program?.durationMinutes ?? null,
      currency: concert.currency,
      admission: 'paid',
      onSaleAt: concert.onSaleAt ?? null,
      status: concert.status,
      previousDate: concert.previousDate ?? null,
      seo: null,
      ...ownOf(making, concert.slug),
      ...termsOf(concert),
      ...concertStamps(making, making.daysUntil(concert.date), index),
    }
  })
}

/** What differs from the program and the hall on one evening; nothing for most concerts. */
function ownOf({ component, content }: Making, slug: string): Attributes {
  const own = ownEvenings[slug] ?? {}
  const toTracks = (tracks: readonly OwnTrack[] = []) =>
    tracks.map(({ name, composer, source }) =>
      component('program.track', { name, composer: composer ?? null, source: source ?? null, note: null }),
    )
  return {
    title: own.title ?? null,
    performers: (own.performers ?? []).map((member) => content.members.idOf(member, 'ru')),
    series: [],
    works: toTracks(own.works),
    encore: toTracks(own.encore),
    played: toTracks(own.played),
    entrance: own.entrance ?? null,
    cloakroom: null,
    food: null,
    parking: own.parking ?? null,
    lastTrain: null,
  }
}

function ticketItems({ zoneItem }: Making, { ticket }: TourConcert): Row[] {
  if (ticket.type === 'none') return []
  const { type, ...attributes } = ticket
  if (type === 'tickets-cloud') return [zoneItem('ticket.tickets-cloud', attributes)]
  return [zoneItem(`ticket.${type}`, { ...attributes, minCost: ticket.minCost ?? null })]
}

/** Announced five months before the day, and touched for the last time within the last weeks or on the day. */
function concertStamps({ after }: Calendar, daysUntil: number, index: number) {
  const announced = Math.min(daysUntil - 150, -2)
  const touched = Math.max(announced, Math.min(daysUntil, -1 - (index % 14)))
  return { createdAt: after(announced), updatedAt: after(touched), publishedAt: after(announced) }
}
