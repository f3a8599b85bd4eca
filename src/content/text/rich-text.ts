import type { Locale } from '../../shared/locales.ts'
import type { ReportFault } from '../../strapi/port/faults.ts'
import type { MediaUrl } from './image.ts'
import type { RichText } from './rich-text-limits.ts'

/** Values besides the text on which making it safe depends. */
export interface TextContext {
  mediaUrl: MediaUrl
  /** Language of the text, whose typography it gets (`shared/typeset.ts`); if absent, it stays as it is written. */
  textLocale?: Locale
  /** Receives problems that an editor should know of; absent if another reader of the same text reports them. */
  report?: ReportFault
}

/**
 * Rich text from the content service is Markdown or HTML written by people. It is made safe once, when it enters the
 * cache; what reads it loads only then.
 *
 * @returns HTML out of allow-listed tags and safe addresses; `undefined` for empty text.
 */
export const toSafeHtml = async (
  text: RichText | null | undefined,
  context: TextContext,
): Promise<string | undefined> => (await toSafeHtmls([text], context))[0]

/** Makes several texts of one page safe; links in one of them may lead to anchors in another. */
export async function toSafeHtmls(
  texts: readonly (RichText | null | undefined)[],
  context: TextContext,
): Promise<(string | undefined)[]> {
  if (!texts.some((text) => text?.text.trim())) return texts.map(() => undefined)
  const { writeTexts } = await import('./write-texts.ts')
  return writeTexts(texts, context)
}
