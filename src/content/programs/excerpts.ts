import * as z from 'zod/mini'
import { typeset } from '../../shared/typeset.ts'
import { omitAbsent, pictureUrlSchema, textSchema, webAddressSchema } from '../../strapi/port/fields.ts'
import type { EntryContext } from '../parts/define-part.ts'
import { type HtmlEmbed, toFrame } from '../text/embed.ts'

/** Sound of a program: a recording in the media library, or a frame of a service that the site allows. */
export type Excerpt = { title?: string } & ({ url: string } | { embed: HtmlEmbed })

/** Most excerpts of a program. */
const mostExcerpts = 6
/** Height in pixels of a service's player, which is as wide as its column. */
const playerHeight = 232

const excerptSchema = z.object({
  title: textSchema,
  file: z.nullish(z.object({ url: pictureUrlSchema, mime: textSchema })),
  url: z.nullish(webAddressSchema),
})
export const excerptsSchema = z.nullish(z.array(excerptSchema))

/** The excerpts that can be played, in the editor's order. */
export const toExcerpts = (excerpts: z.infer<typeof excerptsSchema>, context: EntryContext): Excerpt[] =>
  (excerpts ?? []).flatMap((excerpt) => toExcerpt(excerpt, context) ?? []).slice(0, mostExcerpts)

function toExcerpt(excerpt: z.infer<typeof excerptSchema>, context: EntryContext): Excerpt | undefined {
  const { mediaUrl, embedHosts, report, textLocale, locale } = context
  const { file } = excerpt
  const title = excerpt.title?.trim()
  const named = omitAbsent({ title: title ? typeset(textLocale ?? locale, title) : undefined })
  // Strapi gives recordings in some file formats a media type of video.
  const url = file && /^(?:audio|video)\/|ogg$/.test(file.mime ?? 'audio/') ? mediaUrl(file.url) : undefined
  if (url) return { ...named, url }
  if (!excerpt.url) return undefined
  const embed = toFrame({ src: excerpt.url, height: String(playerHeight) }, embedHosts)
  if (embed) return { ...named, embed: { ...embed, ...named } }
  report?.(
    excerpt,
    { what: 'left out', reason: 'frame of another host', detail: embedHosts.join(', '), value: excerpt.url },
    'url',
  )
  return undefined
}
