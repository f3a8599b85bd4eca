import type { LocationFeatureSpecification, MusicVenue } from 'schema-dts'
import type { Venue } from '../../content/places/venue-detail.ts'
import type { HallFacts, VenueFacts } from '../../content/places/venue-facts.ts'
import { visitMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
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

/**
 * Accessibility features of a venue in the page's language, as schema.org defines no names for them
 * (https://schema.org/amenityFeature).
 *
 * @param hall the hall of the concert, or the venue's only hall
 */
export function toAmenities(
  locale: Locale,
  { stepFree, lift, parking, cloakroom, accessPhone }: VenueFacts = {},
  { wheelchairPlaces, hearingLoop }: HallFacts = {},
) {
  const t = visitMessages(locale)
  const features: LocationFeatureSpecification[] = [
    { name: t.access, value: stepFree ? t.stepFree[stepFree] : undefined },
    { name: t.wheelchairPlaces, value: wheelchairPlaces },
    { name: t.lift, value: lift },
    { name: t.hearingLoop, value: hearingLoop },
    { name: t.parking, value: parking },
    { name: t.cloakroom, value: cloakroom },
  ].flatMap(({ name, value }) =>
    value === undefined ? [] : [{ '@type': 'LocationFeatureSpecification' as const, name, value }],
  )
  return {
    ...(features.length > 0 ? { amenityFeature: features } : {}),
    ...(accessPhone ? { telephone: accessPhone } : {}),
  }
}
