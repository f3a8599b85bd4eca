import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  chooseTranslation,
  instantSchema,
  localisedSchema,
  omitAbsent,
  selectLocalised,
  selectRelated,
  textSchema,
} from '../../strapi/port/fields.ts'
import {
  type MemberSummary,
  memberSummaryFields,
  memberSummarySchema,
  toMemberSummary,
} from '../people/member-summary.ts'
import { chooseHall } from '../places/choose-hall.ts'
import {
  type Coordinates,
  cityNameFields,
  cityNameShape,
  coordinatesShape,
  countryCodeSchema,
  toCityName,
} from '../places/place-fields.ts'
import {
  type HallFacts,
  hallFactFields,
  hallFactShape,
  sharedVenueFactFields,
  sharedVenueFactShape,
  toHallFacts,
  toVenueFacts,
  translatedVenueFactFields,
  translatedVenueFactShape,
  type VenueFacts,
} from '../places/venue-facts.ts'
import { type Tracklist, toTracklists, tracklistFields, tracklistsSchema } from '../programs/tracklist.ts'
import { type Image, imageFields, imageSchema, toImage, toImages } from '../text/image.ts'
import { noteDay, recordStateChanges } from './around-now.ts'
import { findTracksLanguage } from './choose-works.ts'
import {
  type ConcertSummary,
  concertSummarySchema,
  selectConcertSummaryFields,
  toConcertSummary,
} from './concert-summary.ts'
import { type ConcertTerms, concertTermFields, concertTermShape, toConcertTerms } from './concert-terms.ts'
import { type EveningFacts, ownFactFields, ownFactShape, toEveningFacts } from './evening-facts.ts'
import {
  chooseCast,
  type OwnProgram,
  ownProgramFields,
  ownProgramShape,
  toOwnProgram,
} from './own-program.ts'
import { withAvailability } from './read-availability.ts'
import { checkPrice } from './read-price.ts'
import { readTicketCategories, type ShownCategories } from './ticket-categories.ts'

/** Everything that the concert's own page shows. */
export interface Concert extends ConcertSummary, Coordinates {
  organizerId?: number
  address?: string
  /** Language of the hall's name, if it isn't the page's. */
  hallLang?: Locale
  /** Country code of the concert's city, ISO 3166-1 alpha-2 in upper case. */
  countryCode?: string
  /** ISO instant at which the concert was announced. */
  publishedAt?: string
  hallImages: Image[]
  /** `hallFacts`, `venueFacts` and `terms` are absent in copies that older builds cached. */
  hallFacts?: HallFacts
  venueFacts?: VenueFacts
  terms?: ConcertTerms
  heroImage?: Image
  posterImage?: Image
  about?: string
  /** The members who play on this evening (`chooseCast`). */
  performers: MemberSummary[]
  /** Works of the concert: its own, or else those of its program. */
  tracklists: Tracklist[]
  /** Language of the tracklists, if it isn't the page's. */
  tracksLang?: Locale
  /** Program of this concert alone. Absent in copies that older builds cached, as is `eveningFacts`. */
  own?: OwnProgram
  eveningFacts?: EveningFacts
  /** Categories of tickets, with their prices and what is left, as the concert's seller says. */
  categories?: ShownCategories
  seo: { title?: string; description?: string }
}

const hallSchema = z.object({
  name: textSchema,
  images: z.nullish(z.array(imageSchema)),
  ...hallFactShape,
})

const detailSchema = z.object({
  concerts: z.array(
    z
      .extend(concertSummarySchema, {
        organizerId: z.nullish(z.int()),
        publishedAt: instantSchema,
        ...concertTermShape,
        ...ownProgramShape,
        ...ownFactShape,
        cityDetail: z.nullish(z.extend(localisedSchema(cityNameShape), { countryCode: countryCodeSchema })),
        seo: z.nullish(z.object({ metaTitle: textSchema, metaDescription: textSchema })),
        venueDetail: z.nullish(
          z.extend(
            localisedSchema({
              address: textSchema,
              hall: z.nullish(z.array(hallSchema)),
              ...translatedVenueFactShape,
            }),
            { ...coordinatesShape, ...sharedVenueFactShape },
          ),
        ),
        programDetail: z.nullish(
          z.extend(localisedSchema({ about: textSchema, tracklists: tracklistsSchema }), {
            heroImage: imageSchema,
            thumbnailImage: imageSchema,
            performers: z.nullish(z.array(memberSummarySchema)),
          }),
        ),
      })
      .check(checkPrice),
  ),
})

const detailQuery = (locale: Locale): ContentQuery<z.infer<typeof detailSchema>, Concert> => ({
  name: `concert.${locale}`,
  document: `query Concert($slug: String!) {
    concerts(filters: { slug: { eq: $slug } }, pagination: { limit: 1 }) {
      data {
        attributes {
          ${selectConcertSummaryFields(locale)}
          organizerId publishedAt ${concertTermFields} ${ownProgramFields} ${ownFactFields}
          cityDetail: ${selectRelated('city', `countryCode ${selectLocalised(cityNameFields)}`)}
          seo { metaTitle metaDescription }
          venueDetail: ${selectRelated(
            'venue',
            `latitude longitude ${sharedVenueFactFields}
            ${selectLocalised(`address ${translatedVenueFactFields}
              hall(pagination: { limit: -1 }) { name ${hallFactFields} images(pagination: { limit: 4 }) { ${imageFields} } }`)}`,
          )}
          programDetail: ${selectRelated(
            'program',
            `heroImage { ${imageFields} } thumbnailImage { ${imageFields} }
            performers(pagination: { limit: -1 }) { data { attributes { ${memberSummaryFields} } } }
            ${selectLocalised(`about ${tracklistFields}`)}`,
          )}
        }
      }
    }
  }`,
  schema: detailSchema,
  map: ({ concerts }, { mediaUrl }) => {
    const concert = concerts[0] && withoutPlace(concerts[0])
    if (!concert) return null
    const chosenVenue = concert.venueDetail ? chooseTranslation(concert.venueDetail, locale) : undefined
    const venue = chosenVenue?.row
    const chosenProgram = concert.programDetail ? chooseTranslation(concert.programDetail, locale) : undefined
    const program = chosenProgram?.row
    const hall = chooseHall(concert.venueDetail, venue, concert.hall)
    const hallFacts = hall ? toHallFacts(hall) : undefined
    const venueFacts = concert.venueDetail && venue ? toVenueFacts(concert.venueDetail, venue) : undefined
    const own = toOwnProgram(concert)
    const toMembers = (members: Detail['performers']) =>
      (members ?? []).map((member) => toMemberSummary(member, locale, mediaUrl))
    return {
      ...toConcertSummary(concert, locale),
      ...(concert.cityDetail ? { city: toCityName(concert.cityDetail, locale) } : {}),
      ...omitAbsent({
        organizerId: concert.organizerId,
        address: venue?.address,
        publishedAt: concert.publishedAt,
        countryCode: concert.cityDetail?.countryCode?.toUpperCase(),
        latitude: concert.venueDetail?.latitude,
        longitude: concert.venueDetail?.longitude,
        heroImage: toImage(concert.programDetail?.heroImage, mediaUrl),
        posterImage: toImage(concert.programDetail?.thumbnailImage, mediaUrl),
        about: program?.about,
        hall: hall?.name ?? concert.hall,
        // The hall's name in the concert's own entry is Russian.
        hallLang: hall
          ? chosenVenue?.lang
          : concert.hall && locale !== defaultLocale
            ? defaultLocale
            : undefined,
        hallFacts,
        venueFacts,
        tracksLang: own.works ? findTracksLanguage(own.works, locale) : chosenProgram?.lang,
      }),
      hallImages: toImages(hall?.images, mediaUrl),
      terms: toConcertTerms(concert),
      performers: chooseCast(toMembers(concert.performers), toMembers(concert.programDetail?.performers)),
      tracklists: own.works
        ? [{ tracks: own.works }]
        : toTracklists(program?.tracklists, program?.locale ?? locale),
      own,
      eveningFacts: toEveningFacts(
        concert,
        { venue: venueFacts, hall: hallFacts, lang: chosenVenue?.lang },
        locale,
      ),
      seo: omitAbsent({ title: concert.seo?.metaTitle, description: concert.seo?.metaDescription }),
    }
  },
  policy: policies.concerts,
})

/** A broadcast concert has no hall, even if an editor has left one in the entry: nobody should travel there. */
const withoutPlace = (concert: Detail): Detail =>
  concert.status === 'moved_online' ? { ...concert, venue: null, hall: null, venueDetail: null } : concert

type Detail = z.infer<typeof detailSchema>['concerts'][number]

/** @returns `null` when there is no such concert. */
export async function readConcert(
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<Concert | null> {
  const concert = await readContent(content, detailQuery(locale), { slug })
  if (!concert) return null
  const [merged = concert] = await withAvailability(content, toList(concert))
  recordStateChanges(content, [merged])
  noteDay(content, merged)
  const categories = await readTicketCategories(content, merged)
  return categories ? { ...merged, categories } : merged
}

const lists = new WeakMap<Concert, readonly [Concert]>()

/** Returns the same list for the same concert, since `withAvailability` remembers its answers by the list it was given. */
function toList(concert: Concert): readonly [Concert] {
  const list = lists.get(concert) ?? ([concert] as const)
  lists.set(concert, list)
  return list
}
