import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import {
  chooseTranslation,
  type Fallback,
  localised,
  localisedSchema,
  slugSchema,
  textSchema,
} from '../port/fields.ts'
import { toSafeHtml } from '../text/rich-text.ts'

/** A question with its answer, as a list that unfolds shows it. */
export interface Question extends Fallback {
  slug: string
  question: string
  /** Safe HTML; a question may wait for its answer. */
  answerHtml?: string
}

export const questionFields = localised('slug question answer')

export const questionSchema = localisedSchema({
  slug: slugSchema,
  question: z.string(),
  answer: textSchema,
})

export async function toQuestion(entry: z.infer<typeof questionSchema>, locale: Locale): Promise<Question> {
  const { row, lang } = chooseTranslation(entry, locale)
  const answerHtml = await toSafeHtml(row.answer)
  return {
    slug: row.slug,
    question: row.question,
    ...(answerHtml ? { answerHtml } : {}),
    ...(lang ? { lang } : {}),
  }
}
