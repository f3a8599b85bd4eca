import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, fetchContent } from '../../strapi/port/client.ts'
import {
  chooseTranslation,
  localisedSchema,
  nameSchema,
  selectLocalised,
  slugSchema,
} from '../../strapi/port/fields.ts'
import { selectNewerFields } from '../../strapi/port/newer-fields.ts'
import { toSurroundingDays } from './around-now.ts'

/** A performer whom a concert names itself. */
export interface CastMember {
  /** Slug of the performer in the default language. */
  slug: string
  name: string
}

const memberSchema = localisedSchema({ slug: slugSchema, fullName: nameSchema })
const castsSchema = z.object({
  concerts: z.object({
    items: z.array(z.object({ slug: slugSchema, performers: z.nullish(z.array(memberSchema)) })),
  }),
})

type Casts = { slug: string; cast: CastMember[] }[]

/** Few concerts have performers of their own, so one request reads them all. */
const maxCasts = 500

const castsQuery = (locale: Locale): ContentQuery<z.infer<typeof castsSchema>, Casts> => ({
  name: `own-casts.${locale}`,
  document: `query OwnCasts($from: Date, $limit: Int) {
    concerts(filters: { date: { gte: $from } ${selectNewerFields('performers: { slug: { notNull: true } }')} }, sort: ["slug:asc"], pagination: { limit: $limit }) {
      data { attributes { slug ${selectNewerFields(
        `performers(pagination: { limit: -1 }) { data { attributes { ${selectLocalised('slug fullName')} } } }`,
      )} } }
      meta { pagination { total } }
    }
  }`,
  schema: castsSchema,
  map: ({ concerts }) =>
    concerts.items.map(({ slug, performers }) => ({
      slug,
      cast: (performers ?? []).map((member) => ({
        slug: member.slug,
        name: chooseTranslation(member, locale).row.fullName,
      })),
    })),
  policy: policies.freeText,
})

/**
 * Fetches the casts of upcoming concerts that have performers of their own, without the cache. A content service of an
 * older model knows of none.
 *
 * @param today `YYYY-MM-DD` in UTC
 * @returns casts by the concert's slug; a concert without a cast of its own is absent
 * @throws UpstreamFailed, ContentInvalid
 */
export async function fetchOwnCasts(
  content: ContentService,
  locale: Locale,
  today: string,
): Promise<ReadonlyMap<string, readonly CastMember[]>> {
  const variables = { from: toSurroundingDays(today).first, limit: maxCasts }
  const casts = (await fetchContent(content, castsQuery(locale), variables)) ?? []
  return new Map(casts.filter(({ cast }) => cast.length > 0).map(({ slug, cast }) => [slug, cast]))
}
