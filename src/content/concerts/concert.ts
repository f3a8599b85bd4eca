import * as z from 'zod/mini'
import { type CachePolicy, policies } from '../../cache/policies.ts'
import { concertsPerPage } from '../../shared/constants.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { addDays, lastDayOf } from '../../shared/zoned-time.ts'
import {
  type MemberSummary,
  memberCardFields,
  memberCardSchema,
  toMemberSummary,
} from '../people/member-summary.ts'
import { chooseHall } from '../places/hall.ts'
import { type ContentQuery, type ContentService, readContent } from '../port/client.ts'
import { chooseTranslation, localised, localisedSchema, related, textSchema } from '../port/fields.ts'
import { type Tracklist, toTracklists, tracklistFields, tracklistsSchema } from '../programs/tracklist.ts'
import { type Image, imageFields, imageSchema, toImage } from '../text/image.ts'
import {
  type ConcertSummary,
  concertCardFieldsIn,
  concertCardSchema,
  defined,
  toConcertSummary,
} from './concert-summary.ts'
import { isOver } from './ticket-state.ts'

/** One page of a list of concerts. */
export interface ConcertListPage {
  concerts: ConcertSummary[]
  total: number
  pageCount: number
}

/** Which concerts a list shows. Slugs are checked before they come here. */
export interface ConcertFilter {
  /** Upcoming ones come soonest first, past ones latest first. */
  when: 'upcoming' | 'past'
  /** `YYYY-MM`: only what of this month is ahead, or behind. */
  month?: string | undefined
  citySlug?: string | undefined
  programSlug?: string | undefined
  venueSlug?: string | undefined
  /** Only concerts that still have tickets. */
  isAvailable?: boolean | undefined
  /** Words of the program's or the city's name. */
  text?: string | undefined
  exceptSlug?: string | undefined
  /** Only these; not empty. A list that a visitor made, so it isn't kept for others. */
  slugs?: readonly string[] | undefined
  page?: number
  pageSize?: number
}

const listQuery = (
  locale: Locale,
  policy: CachePolicy,
): ContentQuery<z.infer<typeof listSchema>, ConcertListPage> => ({
  name: `concerts.${locale}`,
  document: `query Concerts($filters: ConcertFiltersInput, $sort: [String], $page: Int, $pageSize: Int) {
    concerts(filters: $filters, sort: $sort, pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes { ${concertCardFieldsIn(locale)} } }
      meta { pagination { total pageCount } }
    }
  }`,
  schema: listSchema,
  map: ({ concerts }) => ({
    concerts: concerts.items.map((concert) => toConcertSummary(concert, locale)),
    total: concerts.total,
    pageCount: concerts.pageCount,
  }),
  policy,
})

const listSchema = z.object({
  concerts: z.object({ items: z.array(concertCardSchema), total: z.number(), pageCount: z.number() }),
})

/**
 * @param today `YYYY-MM-DD` in UTC. It isn't part of the key, so a copy from yesterday serves an outage today;
 *   what is over by now is left out of it.
 * @throws UpstreamFailed, ContentInvalid; see `readContent`.
 */
export async function readConcerts(
  content: ContentService,
  locale: Locale,
  today: string,
  filter: ConcertFilter,
): Promise<ConcertListPage> {
  const { when, page = 1, pageSize = concertsPerPage } = filter
  const policy = filter.text || filter.slugs ? policies.freeText : policies.concerts
  const variables = {
    filters: toFilters(filter, today),
    sort: when === 'upcoming' ? ['date:asc', 'time:asc', 'slug:asc'] : ['date:desc', 'time:desc', 'slug:asc'],
    page,
    pageSize,
  }
  const list = await readContent(content, listQuery(locale, policy), variables, { ...filter, page, pageSize })
  if (!list) return noConcerts
  const now = content.cache.now()
  // While nothing is over, the list stays the object that the cache holds: its HTML can be used again.
  if (when === 'past' || !list.concerts.some((concert) => isOver(concert, now))) return list
  return { ...list, concerts: list.concerts.filter((concert) => !isOver(concert, now)) }
}

export const noConcerts: ConcertListPage = { concerts: [], total: 0, pageCount: 0 }

function toFilters(filter: ConcertFilter, today: string) {
  return defined({
    date: toPeriod(filter, today),
    city: filter.citySlug ? { slug: { eq: filter.citySlug } } : undefined,
    venue: filter.venueSlug ? { slug: { eq: filter.venueSlug } } : undefined,
    program: filter.programSlug ? { slug: { eq: filter.programSlug } } : undefined,
    slug: filter.slugs ? { in: filter.slugs } : filter.exceptSlug ? { ne: filter.exceptSlug } : undefined,
    soldOut: filter.isAvailable ? { ne: true } : undefined,
    status: filter.isAvailable ? { ne: 'cancelled' } : undefined,
    and: filter.text ? filter.text.split(/\s+/).map(toWordFilter) : undefined,
  })
}

function toPeriod({ when, month }: ConcertFilter, today: string) {
  const first = month ? `${month}-01` : undefined
  const last = month ? lastDayOf(month) : undefined
  const yesterday = addDays(today, -1)
  return when === 'upcoming'
    ? defined({ gte: first && first > today ? first : today, lte: last })
    : defined({ gte: first, lte: last && last < yesterday ? last : yesterday })
}

/** Each word must stand in the program's or the city's name, in any language. */
const toWordFilter = (word: string) => {
  const name = { name: { containsi: word } }
  return {
    or: [
      { program: { or: [name, { localizations: name }] } },
      { city: { or: [name, { localizations: name }] } },
      { venue: name },
    ],
  }
}

/** Everything that the concert's own page shows. */
export interface Concert extends ConcertSummary {
  organizerId?: number
  ageLimit?: number
  address?: string
  /** Where the hall's name isn't in the page's language. */
  hallLang?: Locale
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string
  /** ISO instant at which the concert was announced. */
  publishedAt?: string
  latitude?: number
  longitude?: number
  hallImages: Image[]
  heroImage?: Image
  posterImage?: Image
  about?: string
  performers: MemberSummary[]
  tracklists: Tracklist[]
  seo: { title?: string; description?: string }
}

const detailSchema = z.object({
  concerts: z.array(
    z.extend(concertCardSchema, {
      organizerId: z.nullish(z.int()),
      ageLimit: z.nullish(z.int()),
      publishedAt: z.nullish(z.iso.datetime({ offset: true })),
      cityDetail: z.nullish(z.object({ countryCode: z.nullish(z.string().check(z.regex(/^[A-Za-z]{2}$/))) })),
      seo: z.nullish(z.object({ metaTitle: textSchema, metaDescription: textSchema })),
      venueDetail: z.nullish(
        z.extend(
          localisedSchema({
            address: textSchema,
            hall: z.nullish(z.array(z.object({ name: textSchema, images: z.nullish(z.array(imageSchema)) }))),
          }),
          {
            latitude: z.nullish(z.number().check(z.gte(-90), z.lte(90))),
            longitude: z.nullish(z.number().check(z.gte(-180), z.lte(180))),
          },
        ),
      ),
      programDetail: z.nullish(
        z.extend(localisedSchema({ about: textSchema, tracklists: tracklistsSchema }), {
          ageLimit: z.nullish(z.int()),
          durationMinutes: z.nullish(z.int()),
          heroImage: imageSchema,
          thumbnailImage: imageSchema,
          performers: z.nullish(z.array(memberCardSchema)),
        }),
      ),
    }),
  ),
})

const detailQuery = (locale: Locale): ContentQuery<z.infer<typeof detailSchema>, Concert> => ({
  name: `concert.${locale}`,
  document: `query Concert($slug: String!) {
    concerts(filters: { slug: { eq: $slug } }, pagination: { limit: 1 }) {
      data {
        attributes {
          ${concertCardFieldsIn(locale)}
          organizerId ageLimit publishedAt
          cityDetail: ${related('city', 'countryCode')}
          seo { metaTitle metaDescription }
          venueDetail: ${related(
            'venue',
            `latitude longitude
            ${localised(`address hall(pagination: { limit: -1 }) { name images(pagination: { limit: 4 }) { ${imageFields} } }`)}`,
          )}
          programDetail: ${related(
            'program',
            `ageLimit durationMinutes heroImage { ${imageFields} } thumbnailImage { ${imageFields} }
            performers(pagination: { limit: -1 }) { data { attributes { ${memberCardFields} } } }
            ${localised(`about ${tracklistFields}`)}`,
          )}
        }
      }
    }
  }`,
  schema: detailSchema,
  map: ({ concerts }, { mediaUrl }) => {
    const concert = concerts[0]
    if (!concert) return null
    const chosenVenue = concert.venueDetail ? chooseTranslation(concert.venueDetail, locale) : undefined
    const venue = chosenVenue?.row
    const program = concert.programDetail ? chooseTranslation(concert.programDetail, locale).row : undefined
    const hall = chooseHall(concert.venueDetail, venue, concert.hall)
    return {
      ...toConcertSummary(concert, locale),
      ...defined({
        organizerId: concert.organizerId,
        ageLimit: concert.ageLimit ?? concert.programDetail?.ageLimit,
        durationMinutes: concert.durationMinutes ?? concert.programDetail?.durationMinutes,
        address: venue?.address,
        publishedAt: concert.publishedAt,
        countryCode: concert.cityDetail?.countryCode?.toUpperCase(),
        latitude: concert.venueDetail?.latitude,
        longitude: concert.venueDetail?.longitude,
        heroImage: toImage(concert.programDetail?.heroImage, mediaUrl),
        posterImage: toImage(concert.programDetail?.thumbnailImage, mediaUrl),
        about: program?.about,
        hall: hall?.name ?? concert.hall,
        // What a concert itself calls its hall is Russian.
        hallLang: hall
          ? chosenVenue?.lang
          : concert.hall && locale !== defaultLocale
            ? defaultLocale
            : undefined,
      }),
      hallImages: (hall?.images ?? [])
        .map((image) => toImage(image, mediaUrl))
        .filter((image) => image !== undefined),
      performers: (concert.programDetail?.performers ?? []).map((member) =>
        toMemberSummary(member, locale, mediaUrl),
      ),
      tracklists: toTracklists(program?.tracklists),
      seo: defined({ title: concert.seo?.metaTitle, description: concert.seo?.metaDescription }),
    }
  },
  policy: policies.concerts,
})

/** @returns `null` when there is no such concert. */
export const readConcert = (content: ContentService, locale: Locale, slug: string): Promise<Concert | null> =>
  readContent(content, detailQuery(locale), { slug })
