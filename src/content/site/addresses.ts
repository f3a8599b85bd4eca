import * as z from 'zod/mini'
import { defaultLocale, type Locale, wholeReadingOrder } from '../../shared/locales.ts'
import { isTranslated } from '../../strapi/content-types.ts'
import {
  daySchema,
  instantSchema,
  localeSchema,
  omitAbsent,
  pictureUrlSchema,
  slugSchema,
} from '../../strapi/port/fields.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import type { ContentService } from '../content-service.ts'
import { definePart } from '../parts/define-part.ts'
import { toHalfYear } from '../parts/part-keys.ts'
import { readPublishedEntry, readPublishedList } from '../parts/read-parts.ts'
import { type AddressedType, addressedTypes } from './addressed-types.ts'

/** The types whose addresses are listed; those of concerts follow from the schedule, which is much longer. */
export type MappedType = Exclude<AddressedType, 'concert'>

/** An entry as a sitemap lists it. */
export interface MappedEntry {
  /** The addresses of the entry. A row without a locale is valid in every language. */
  rows: { id: string; locale?: Locale; slug: string; updatedAt?: string }[]
  /** Address of the picture: absolute, or a path of this site. */
  imageUrl?: string
}

/** Where the entries of the site are found, in all languages. */
export interface Addresses {
  entries: Record<MappedType, MappedEntry[]>
  /** ISO instants at which a concert was last touched, by the half-years of their days. */
  concertsTouched: Record<string, string>
}

const rowSchema = z.object({
  id: z.string(),
  locale: z.nullish(localeSchema),
  // A row without a usable slug has no address; the entry's other rows keep theirs.
  slug: z.catch(z.nullish(slugSchema), null),
  updatedAt: instantSchema,
})
const entrySchema = z.extend(rowSchema, { localizations: z.nullish(z.array(rowSchema)) })
const picture = z.nullish(z.object({ url: pictureUrlSchema }))

/** The address, and the picture, of an entry of each type. */
const schemas = {
  program: z.extend(entrySchema, { heroImage: picture }),
  'program-collection': z.extend(entrySchema, { heroImage: picture }),
  series: z.extend(entrySchema, { heroImage: picture }),
  page: entrySchema,
  city: z.extend(entrySchema, { logoImage: picture }),
  venue: z.extend(entrySchema, {
    hall: z.nullish(z.array(z.object({ images: z.nullish(z.array(picture)) }))),
  }),
  member: z.extend(entrySchema, { photo: picture }),
  post: z.extend(entrySchema, { thumbnailImage: picture }),
  article: z.extend(entrySchema, { thumbnailImage: picture }),
  category: entrySchema,
  'qa-entry': entrySchema,
  vote: entrySchema,
} satisfies Record<MappedType, z.ZodMiniType>

type Picture = z.infer<typeof picture>
interface EntryRow extends z.infer<typeof entrySchema> {
  heroImage?: Picture
  logoImage?: Picture
  photo?: Picture
  thumbnailImage?: Picture
  hall?: { images?: Picture[] | null | undefined }[] | null | undefined
}

export const addressesPart = definePart({
  reads: {
    ...schemas,
    concert: z.object({ date: z.catch(z.nullish(daySchema), null), updatedAt: instantSchema }),
  },
  make: ({ concert, ...entries }, { mediaUrl }): Addresses => {
    const toEach = (rows: readonly EntryRow[]) => rows.map((row) => toAddressed(row, mediaUrl))
    return {
      // `Object.fromEntries` forgets that the keys are the types of `schemas`; the cast restores that.
      entries: Object.fromEntries(
        Object.entries(entries).map(([type, rows]) => [type, toEach(rows)] as const),
      ) as Addresses['entries'],
      concertsTouched: findLastTouches(concert),
    }
  },
})

function toAddressed(entry: EntryRow, mediaUrl: MediaUrl): MappedEntry {
  const image = entry.heroImage ?? entry.logoImage ?? entry.photo ?? entry.thumbnailImage
  const { url } = image ?? entry.hall?.[0]?.images?.[0] ?? {}
  const rows = [entry, ...(entry.localizations ?? [])].flatMap(({ id, slug, locale, updatedAt }) =>
    slug ? [{ id, slug, ...omitAbsent({ locale, updatedAt }) }] : [],
  )
  return { rows, ...omitAbsent({ imageUrl: url && mediaUrl(url) }) }
}

function findLastTouches(
  concerts: readonly { date?: string | null | undefined; updatedAt?: string | null | undefined }[],
): Record<string, string> {
  const touched: Record<string, string> = {}
  for (const { date, updatedAt } of concerts) {
    if (!date) continue
    const period = toHalfYear(date)
    const known = touched[period] ?? ''
    touched[period] = updatedAt && updatedAt > known ? updatedAt : known
  }
  return touched
}

/** @throws UpstreamFailed where nothing is published */
export const readAddresses = (content: ContentService): Promise<Addresses> =>
  readPublishedList(content, 'addresses', undefined)

/** Where an entry is found in Strapi. */
export interface FoundEntry {
  /** A number in Strapi 4, a `documentId` in Strapi 5. */
  id: string
  locale: Locale
}

/**
 * Finds the row that a page shows: in its language, else in the next that its reader reads, else in any.
 *
 * @returns `undefined` where there is none
 * @throws UpstreamFailed where nothing is published
 */
export async function findEntry(
  content: ContentService,
  type: AddressedType,
  locale: Locale,
  slug: string,
): Promise<FoundEntry | undefined> {
  if (type === 'concert') {
    const concert = await readPublishedEntry(content, type, undefined, slug)
    return concert ? { id: concert.id, locale: defaultLocale } : undefined
  }
  const rows = (await readAddresses(content)).entries[type].flatMap((entry) => entry.rows)
  const found = rows.filter((row) => row.slug === slug)
  const languages = isTranslated(type) ? wholeReadingOrder(locale) : [undefined]
  const row = languages.map((language) => found.find((each) => each.locale === language)).find(Boolean)
  return row && { id: row.id, locale: row.locale ?? defaultLocale }
}

/** The types whose addresses are listed, in the order of sitemaps. */
export const mappedTypes = addressedTypes.filter((type) => type !== 'concert')
