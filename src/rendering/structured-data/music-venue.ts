import type { MusicVenue } from 'schema-dts'
import type { Venue } from '../../content/places/venue-detail.ts'
import { pathTo } from '../../routes/paths.ts'
import { toAmenities } from './amenities.ts'
import { type SiteFacts, toGeo, toPageUrl, toPictureAddress } from './site-facts.ts'

/** A venue, with its halls' images and the largest hall's capacity. */
export function toMusicVenue(site: SiteFacts, venue: Venue): MusicVenue {
  const images = venue.halls.flatMap((hall) => hall.images.slice(0, 1))
  const addresses = images.map((image) => toPictureAddress(site, image)).filter((url) => url !== undefined)
  const seats = venue.halls.map((hall) => hall.seats).filter((count) => count !== undefined)
  return {
    '@type': 'MusicVenue',
    name: venue.name,
    url: toPageUrl(site, pathTo('venue', { slug: venue.slug })),
    address: {
      '@type': 'PostalAddress',
      ...(venue.address ? { streetAddress: venue.address } : {}),
      ...(venue.city ? { addressLocality: venue.city.name } : {}),
    },
    ...toGeo(venue),
    ...(venue.excerpt ? { description: venue.excerpt } : {}),
    ...(addresses.length > 0 ? { image: addresses } : {}),
    ...toAmenities(site.locale, venue.facts, venue.halls.length === 1 ? venue.halls[0] : undefined),
    ...(seats.length > 0 ? { maximumAttendeeCapacity: Math.max(...seats) } : {}),
  }
}
