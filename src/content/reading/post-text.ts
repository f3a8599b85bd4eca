import * as z from 'zod/mini'
import { textSchema } from '../port/fields.ts'
import { toSafeHtml } from '../text/rich-text.ts'

/** A news post's text comes in paragraphs; selected in each language. */
export const postTextFields = 'content(pagination: { limit: -1 }) { paragraphContent }'

export const postTextSchema = z.nullish(z.array(z.object({ paragraphContent: textSchema })))

/** @returns safe HTML; `undefined` for a post that is a title and a picture only. */
export async function toPostHtml(content: z.infer<typeof postTextSchema>): Promise<string | undefined> {
  const paragraphs = await Promise.all(
    (content ?? []).map(({ paragraphContent }) => toSafeHtml(paragraphContent)),
  )
  return paragraphs.filter((paragraph) => paragraph !== undefined).join('\n') || undefined
}
