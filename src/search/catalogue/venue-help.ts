import { visitMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { venueTopics, wordsOf } from '../help-topics.ts'
import type { CityEntry, HelpEntry, VenueWithFacts } from './entries.ts'

type Topic = keyof typeof venueTopics

export const venueFactNames = ['transit', 'parking', 'cloakroom', 'access'] as const satisfies Topic[]

/** Help entries of venues: one each for transit, parking, cloakroom and accessibility. */
export function toVenueHelp(
  venues: readonly VenueWithFacts[],
  cities: readonly CityEntry[],
  locale: Locale,
): HelpEntry[] {
  const cityOf = new Map(cities.map((city) => [city.slug, city]))
  return venues.flatMap((venue) => {
    const city = cityOf.get(venue.city ?? '')
    return venueFactNames.flatMap((topic) => toHelp(venue, city, topic, locale))
  })
}

function toHelp(
  venue: VenueWithFacts,
  city: CityEntry | undefined,
  topic: Topic,
  locale: Locale,
): HelpEntry | [] {
  const text = textOf(venue, topic, locale)
  if (!text) return []
  const place = city ? `${venue.name}, ${city.name}` : venue.name
  return {
    kind: 'venue',
    slug: venue.slug,
    fact: topic,
    title: `${visitMessages(locale)[topic]}: ${place}`,
    text,
    keywords: wordsOf(venueTopics[topic]),
    places: [venue.name, ...venue.otherNames, ...(city ? [city.name, ...city.otherNames] : [])],
    ...(venue.lang ? { lang: venue.lang } : {}),
  }
}

function textOf({ facts = {} }: VenueWithFacts, topic: Topic, locale: Locale): string | undefined {
  if (topic !== 'access') return facts[topic]
  const { stepFree, accessNote } = facts
  const said = [stepFree ? visitMessages(locale).stepFree[stepFree] : undefined, accessNote].filter(Boolean)
  return said.length > 0 ? said.join('. ') : undefined
}
