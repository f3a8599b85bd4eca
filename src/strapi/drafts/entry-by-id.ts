import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { type CollectionType, contentTypeRows, isTranslated } from '../content-types.ts'
import { fetchContent } from '../port/ask-content.ts'
import type { ContentQuery, StrapiService } from '../port/client.ts'
import { slugSchema } from '../port/fields.ts'

const answerSchema = z.object({ entries: z.array(z.object({ slug: slugSchema })) })

/** A preview link names an entry by its id, and drafts aren't published, so the content service is asked for the slug. */
const slugQuery = (type: CollectionType): ContentQuery<z.infer<typeof answerSchema>, string> => {
  const { list } = contentTypeRows[type]
  const [declared, given] = isTranslated(type) ? [', $locale: I18NLocaleCode', ', locale: $locale'] : ['', '']
  return {
    name: `slug.${type}`,
    document: `query EntrySlug($id: ID!${declared}) {
      entries: ${list}(filters: { id: { eq: $id } }${given}, pagination: { limit: 1 }) { data { attributes { slug } } }
    }`,
    schema: answerSchema,
    map: ({ entries }) => entries[0]?.slug ?? null,
  }
}

/**
 * Reads the slug of an entry's row in a language.
 *
 * @param drafts content service that reads drafts
 * @param id a number in Strapi 4, a `documentId` in Strapi 5
 * @returns `null` where there is no such row
 * @throws UpstreamFailed, ContentInvalid
 */
export const fetchSlug = (
  drafts: StrapiService,
  type: CollectionType,
  locale: Locale,
  id: string,
): Promise<string | null> =>
  fetchContent(drafts, slugQuery(type), { id, ...(isTranslated(type) ? { locale } : {}) })
