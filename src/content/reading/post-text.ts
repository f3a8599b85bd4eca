import * as z from 'zod/mini'
import { richTextSchema, type TextContext, toSafeHtmls } from '../text/rich-text.ts'

/** A news post's text comes in paragraphs; selected in each language. */
export const postTextFields = 'content(pagination: { limit: -1 }) { paragraphContent }'

export const postTextSchema = z.nullish(z.array(z.object({ paragraphContent: richTextSchema })))

/** @returns safe HTML; `undefined` for a post that is a title and a picture only. */
export async function toPostHtml(
  content: z.infer<typeof postTextSchema>,
  context: TextContext,
): Promise<string | undefined> {
  const texts = (content ?? []).map(({ paragraphContent }) => paragraphContent)
  const paragraphs = await toSafeHtmls(texts, context)
  return paragraphs.filter((paragraph) => paragraph !== undefined).join('\n') || undefined
}
