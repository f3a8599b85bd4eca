import * as z from 'zod/mini'
import { timeZoneSchema } from '../content/places/time-zone.ts'
import { inEachLocale } from '../shared/locales.ts'
import { helpKinds } from '../shared/search.ts'
import { toSafeHref } from '../shared/urls.ts'
import { daySchema, localeSchema, pictureUrlSchema, slugSchema } from '../strapi/port/fields.ts'
import type { StoredIndexName } from './engine.ts'

/**
 * Schemas of documents from Meilisearch. Anybody with its key may have written them, so each field is validated like
 * content: wrong fields are dropped, and texts are never HTML.
 */
const optionalText = z.optional(z.string())

const pixels = z.int().check(z.positive())
const imageSchema = z.optional(
  z.object({
    url: pictureUrlSchema,
    width: z.optional(pixels),
    height: z.optional(pixels),
    alt: z._default(z.string(), ''),
    sizes: z._default(z.array(z.object({ url: pictureUrlSchema, width: pixels })), []),
  }),
)
const repertoire = z.optional(z.string())
const lang = z.optional(localeSchema)

const ticketSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('frame'),
    host: z.enum(['intickets', 'intickets-tutti']),
    seanceId: z.string(),
  }),
  z.object({
    kind: z.literal('link'),
    url: z.string().check(z.refine((url) => toSafeHref(url) === url && url.startsWith('http'))),
  }),
  z.object({
    kind: z.literal('shop'),
    provider: z.string(),
    url: z.string().check(z.refine((url) => toSafeHref(url) === url && url.startsWith('https'))),
  }),
  z.object({ kind: z.literal('none') }),
])

/** Names by which an entry is found, as they are written; absent in documents of an older version of the site. */
const foundBy = z.optional(
  z.object({ works: z._default(z.array(z.string()), []), people: z._default(z.array(z.string()), []) }),
)

const concertTexts = z.optional(
  z.object({
    program: optionalText,
    collection: optionalText,
    performers: z._default(z.array(z.string()), []),
    lang,
    city: optionalText,
    cityPrepositional: optionalText,
    cityPreposition: optionalText,
  }),
)

export const documentSchemas = {
  concert: z.object({
    slug: slugSchema,
    date: daySchema,
    time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d/))),
    timeZone: timeZoneSchema,
    durationMinutes: z.optional(pixels),
    status: z.enum(['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled']),
    soldOut: z.boolean(),
    sellsLate: z.optional(z.literal(true)),
    onSaleAt: z.optional(z.iso.datetime({ offset: true })),
    ticket: z._default(ticketSchema, { kind: 'none' }),
    admission: z.optional(z.enum(['free', 'pay-what-you-can'])),
    repertoire,
    hero: imageSchema,
    poster: imageSchema,
    foundBy,
    texts: z._default(z.object(inEachLocale(() => concertTexts)), {}),
  }),
  program: z.object({
    slug: slugSchema,
    lang,
    name: z.string(),
    collection: optionalText,
    about: optionalText,
    repertoire,
    hero: imageSchema,
    foundBy,
  }),
  city: z.object({
    slug: slugSchema,
    lang,
    name: z.string(),
    concerts: z._default(z.int().check(z.gte(0)), 0),
    logo: imageSchema,
  }),
  venue: z.object({
    slug: slugSchema,
    lang,
    name: z.string(),
    city: optionalText,
    address: optionalText,
    image: imageSchema,
  }),
  post: z.object({
    isVote: z.optional(z.literal(true)),
    slug: slugSchema,
    lang,
    title: z.string(),
    summary: optionalText,
    publishedAt: z.iso.datetime({ offset: true }),
    thumbnail: imageSchema,
  }),
  answer: z.object({
    kind: z.enum(helpKinds),
    slug: slugSchema,
    lang,
    title: z.string(),
    text: optionalText,
  }),
} as const satisfies Record<StoredIndexName, z.ZodMiniType>

export type StoredDocuments = {
  [Index in StoredIndexName]: z.infer<(typeof documentSchemas)[Index]>
}
