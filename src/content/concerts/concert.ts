import { deriveOnce } from '../../shared/derive-once.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { omitAbsent } from '../../strapi/port/fields.ts'
import type { ContentService } from '../content-service.ts'
import { readPublishedEntry } from '../parts/read-parts.ts'
import type { MemberSummary } from '../people/member-summary.ts'
import type { City } from '../places/cities.ts'
import type { Coordinates } from '../places/place-fields.ts'
import { readCityBySlug, readVenue } from '../places/readers.ts'
import type { Hall, Venue } from '../places/venue-detail.ts'
import { type HallFacts, toHallFacts, type VenueFacts } from '../places/venue-facts.ts'
import type { Excerpt } from '../programs/excerpts.ts'
import type { Program } from '../programs/program.ts'
import type { Tracklist } from '../programs/tracklists.ts'
import type { Image } from '../text/image.ts'
import { noteDay, recordStateChanges } from './around-now.ts'
import { findTracksLanguage } from './choose-works.ts'
import type { ConcertDetail } from './concert-detail.ts'
import { hasHall } from './concert-row.ts'
import { type ConcertSummary, linkConcert } from './concert-summary.ts'
import { type EveningFacts, toEveningFacts } from './evening-facts.ts'
import { chooseCast } from './own-program.ts'
import { withAvailability } from './read-availability.ts'
import { readTicketCategories, type ShownCategories } from './ticket-categories.ts'

/** Everything that the concert's own page shows. */
export interface Concert
  extends ConcertSummary,
    Pick<ConcertDetail, 'organizerId' | 'terms' | 'own' | 'seo'>,
    Coordinates {
  address?: string
  /** Language of the hall's name, if it isn't the page's. */
  hallLang?: Locale
  /** Country code of the concert's city, ISO 3166-1 alpha-2 in upper case. */
  countryCode?: string
  hallImages: Image[]
  hallFacts?: HallFacts
  venueFacts?: VenueFacts
  heroImage?: Image
  posterImage?: Image
  about?: string
  /** The members who play on this evening (`chooseCast`). */
  performers: MemberSummary[]
  /** Works of the concert: its own, or else those of its program. */
  tracklists: Tracklist[]
  /** Sound of the concert's program. */
  excerpts?: Excerpt[]
  /** Language of the tracklists, if it isn't the page's. */
  tracksLang?: Locale
  eveningFacts: EveningFacts
  /** Categories of tickets, with their prices and what is left, as the concert's seller says. */
  categories?: ShownCategories
}

/** What a concert's page shows of the entries that the concert names. */
interface Links {
  city: City | null
  venue: Venue | null
  program: Program | null
}

/** @returns `null` when there is no such concert. @throws UpstreamFailed where nothing is published */
export async function readConcert(
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<Concert | null> {
  const detail = await readPublishedEntry(content, 'concert', undefined, slug)
  if (!detail) return null
  const { citySlug, venueSlug, programSlug } = detail
  const [city, venue, program] = await Promise.all([
    citySlug === undefined ? null : readCityBySlug(content, citySlug),
    venueSlug === undefined || !hasHall(detail) ? null : readVenue(content, locale, venueSlug),
    programSlug === undefined ? null : readPublishedEntry(content, 'program', locale, programSlug),
  ])
  const list = linkDetail(detail, { city, venue, program }, locale)
  const [concert] = await withAvailability(content, list)
  if (!concert) return null
  recordStateChanges(content, [concert])
  noteDay(content, concert)
  const categories = await readTicketCategories(content, concert)
  return categories ? { ...concert, categories } : concert
}

const linkedDetails = deriveOnce(
  (_detail: ConcertDetail) => new Map<Locale, { links: Links; list: readonly [Concert] }>(),
)

/** The same list for the same entries: `withAvailability` remembers its answers by the list that it was given. */
function linkDetail(detail: ConcertDetail, links: Links, locale: Locale): readonly [Concert] {
  const known = linkedDetails(detail).get(locale)
  if (
    known?.links.city === links.city &&
    known?.links.venue === links.venue &&
    known?.links.program === links.program
  )
    return known.list
  const list = [toConcert(detail, links, locale)] as const
  linkedDetails(detail).set(locale, { links, list })
  return list
}

/** Finds the hall that a concert names in the default language. @param name without one the first hall is meant */
export const chooseHall = (halls: readonly Hall[], name: string | undefined): Hall | undefined =>
  name ? halls.find((hall) => (hall.defaultName ?? hall.name) === name) : halls[0]

function toConcert(
  { terms, own, ownFacts, ownPerformers, organizerId, seo, ...row }: ConcertDetail,
  { city, venue, program }: Links,
  locale: Locale,
): Concert {
  const hall = venue ? chooseHall(venue.halls, row.hall) : undefined
  const hallFacts = hall ? toHallFacts(hall) : undefined
  const ownLang = row.hall && locale !== defaultLocale ? defaultLocale : undefined
  return {
    ...linkConcert(
      row,
      { city: city ?? undefined, venue: venue ?? undefined, program: program ?? undefined },
      locale,
    ),
    ...omitAbsent({
      organizerId,
      address: venue?.address,
      countryCode: city?.countryCode.toUpperCase(),
      latitude: venue?.latitude,
      longitude: venue?.longitude,
      heroImage: program?.hero,
      posterImage: program?.poster,
      about: program?.about,
      // The sound of other works would promise what isn't played.
      excerpts: own.works ? undefined : program?.excerpts,
      hall: hall?.name ?? row.hall,
      // The hall's name in the concert's own entry is in the default language.
      hallLang: hall ? venue?.lang : ownLang,
      hallFacts,
      venueFacts: venue?.facts,
      tracksLang: own.works ? findTracksLanguage(own.works, locale) : program?.lang,
    }),
    hallImages: hall?.images ?? [],
    terms,
    performers: chooseCast(ownPerformers?.[locale] ?? [], program?.performers ?? []),
    tracklists: own.works ? [{ tracks: own.works }] : (program?.tracklists ?? []),
    own,
    eveningFacts: toEveningFacts(
      ownFacts,
      { venue: venue?.facts, hall: hallFacts, lang: venue?.lang },
      locale,
    ),
    seo,
  }
}
