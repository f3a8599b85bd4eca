import type { LocationFeatureSpecification } from 'schema-dts'
import type { HallFacts, VenueFacts } from '../../content/places/venue-facts.ts'
import { visitMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'

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
