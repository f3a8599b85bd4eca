import * as z from 'zod/mini'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { toSafeHref } from '../../shared/urls.ts'
import {
  type Fallback,
  localisedSchema,
  omitAbsent,
  textSchema,
  webAddressSchema,
} from '../../strapi/port/fields.ts'
import type { ContentService } from '../content-service.ts'
import { definePart, type PartContext } from '../parts/define-part.ts'
import { readPublishedList } from '../parts/read-parts.ts'
import { type Image, imageSchema, toImage } from '../text/image.ts'
import { richTextSchema, toSafeHtml } from '../text/rich-text.ts'

/** What `/press` has for journalists. */
export interface PressRoom {
  texts: PressText[]
  pictures: PressPicture[]
  /** Address of an archive with all of it; https. */
  kitUrl?: string
  contact: { name?: string; email?: string; phone?: string }
}

export interface PressText extends Fallback {
  length: PressLength
  html: string
}

/** The lengths in which the orchestra is described, the shortest first. */
const lengths = ['shortText', 'mediumText', 'longText'] as const
export type PressLength = (typeof lengths)[number]

/** A picture that may be printed: who made it and on which terms is known. */
export interface PressPicture extends Fallback {
  image: Image
  /** Address of the file as it was uploaded, without a smaller copy's limits. */
  originalUrl: string
  caption?: string
  credit: string
  rights: string
}

const pictureSchema = z.object({
  image: imageSchema,
  caption: textSchema,
  credit: textSchema,
  rights: textSchema,
})

const pressSchema = localisedSchema({
  shortText: richTextSchema,
  mediumText: richTextSchema,
  longText: richTextSchema,
  pictures: z.nullish(z.array(pictureSchema)),
  kitUrl: z.nullish(webAddressSchema),
  contactName: textSchema,
  email: textSchema,
  phone: textSchema,
})
type PressRow = Omit<z.infer<typeof pressSchema>, 'localizations'>

/** What isn't written in a language is taken from the default one. */
export const pressPart = definePart({
  reads: { press: pressSchema },
  make: async ({ press: [press] }, context): Promise<PressRoom | null> => {
    const rows: PressRow[] = press ? [press, ...(press.localizations ?? [])] : []
    const order = [context.locale, defaultLocale].flatMap((locale) =>
      rows.filter((row) => row.locale === locale),
    )
    const [row] = order
    if (!row) return null
    const texts = await Promise.all(lengths.map((length) => toText(order, length, context)))
    const kitUrl = toSafeHref(order.find((each) => each.kitUrl)?.kitUrl)
    const pictured = order.find(({ pictures }) => pictures && pictures.length > 0)
    return {
      texts: texts.flat(),
      pictures: (pictured?.pictures ?? []).flatMap((picture) =>
        toPicture(picture, pictured?.locale, context),
      ),
      ...omitAbsent({ kitUrl }),
      contact: omitAbsent({
        name: order.find(({ contactName }) => contactName)?.contactName,
        email: order.find(({ email }) => email)?.email,
        phone: order.find(({ phone }) => phone)?.phone,
      }),
    }
  },
})

async function toText(
  rows: readonly PressRow[],
  length: PressLength,
  context: PartContext,
): Promise<PressText[]> {
  for (const row of rows) {
    const html = await toSafeHtml(row[length], { ...context, textLocale: row.locale })
    if (html) return [{ length, html, ...toLang(row.locale, context) }]
  }
  return []
}

/** A picture that nobody may print isn't shown, and editors are told. */
function toPicture(
  picture: z.infer<typeof pictureSchema>,
  locale: Locale | undefined,
  context: PartContext,
): PressPicture[] {
  const { mediaUrl, report } = context
  const image = toImage(picture.image, mediaUrl)
  const originalUrl = picture.image && mediaUrl(picture.image.url)
  const [caption, credit, rights] = [picture.caption, picture.credit, picture.rights].map((text) =>
    text?.trim(),
  )
  if (!image || !originalUrl) return []
  if (!credit || !rights) {
    const field = credit ? 'rights' : 'credit'
    report?.(picture, { what: 'left out', reason: 'no right to print', value: caption ?? originalUrl }, field)
    return []
  }
  return [
    {
      image,
      originalUrl,
      credit,
      rights,
      ...omitAbsent({ caption: caption || undefined }),
      ...toLang(locale, context),
    },
  ]
}

const toLang = (locale: Locale | undefined, context: PartContext): Fallback =>
  locale && locale !== context.locale ? { lang: locale } : {}

/** @returns `null` where editors have written nothing. @throws UpstreamFailed where nothing is published */
export const readPress = (content: ContentService, locale: Locale): Promise<PressRoom | null> =>
  readPublishedList(content, 'press', locale)
