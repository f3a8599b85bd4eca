import * as z from 'zod/mini'
import type { Price } from '../../shared/price.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseTranslation,
  daySchema,
  type Fallback,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  webAddressSchema,
} from '../../strapi/port/fields.ts'
import { priceInputSchema, readSinglePrice } from '../concerts/read-price.ts'
import { definePart, type PartContext } from '../parts/define-part.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'
import { type Seo, seoSchema, toSeo } from '../text/seo.ts'

/** Concerts that are sold together. */
export interface Series extends Fallback {
  slug: string
  name: string
  descriptionHtml?: string
  hero?: Image
  /** What a ticket for all of its concerts costs. */
  price?: Price
  /** Address at which the series is sold; https. */
  ticketUrl?: string
  /** Its concerts by their days, `YYYY-MM-DD`. */
  concerts: readonly { slug: string; date: string }[]
  seo: Seo
}

const seriesSchema = z.extend(
  localisedSchema({ slug: slugSchema, name: nameSchema, description: richTextSchema, seo: seoSchema }),
  {
    heroImage: imageSchema,
    concerts: z.nullish(z.array(z.object({ slug: slugSchema, date: daySchema }))),
    seriesPrice: priceInputSchema,
    currency: z.optional(z.unknown()),
    ticketUrl: z.nullish(webAddressSchema),
  },
)

/** All series, by name; those that are over too, since their pages stay. */
export const seriesPart = definePart({
  reads: { series: seriesSchema },
  make: ({ series }, context): Promise<Series[]> =>
    Promise.all(
      sortedBy(series, [({ name }) => name], [({ slug }) => slug]).map((each) => toSeries(each, context)),
    ),
})

async function toSeries(entry: z.infer<typeof seriesSchema>, context: PartContext): Promise<Series> {
  const { locale, mediaUrl, report } = context
  const { row, lang } = chooseTranslation(entry, locale)
  const price = readSinglePrice(entry.seriesPrice, entry.currency)
  if (entry.seriesPrice && !price)
    report?.(entry, { what: 'left out', reason: 'no price', value: String(entry.seriesPrice) }, 'seriesPrice')
  return {
    slug: row.slug,
    name: row.name,
    ...(lang ? { lang } : {}),
    ...omitAbsent({
      descriptionHtml: await toSafeHtml(row.description, { ...context, textLocale: row.locale }),
      hero: toImage(entry.heroImage, mediaUrl),
      price,
      ticketUrl: entry.ticketUrl,
    }),
    concerts: sortedBy(entry.concerts ?? [], [({ date }) => date], [({ slug }) => slug]),
    seo: toSeo(row.seo, mediaUrl),
  }
}
