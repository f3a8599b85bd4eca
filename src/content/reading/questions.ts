import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  type Translations,
  toTranslations,
} from '../../strapi/port/fields.ts'
import { definePart, type PartContext } from '../parts/define-part.ts'
import { richTextSchema, type TextContext, toSafeHtml } from '../text/rich-text.ts'
import { toExcerpt } from '../text/text-preview.ts'

/** Topics of help on a concert's page. An editor assigns one to a FAQ entry. */
const helpTopics = ['sold_out', 'refund'] as const
export type HelpTopic = (typeof helpTopics)[number]

/** A question with its answer, as a list that unfolds shows it. */
export interface Question extends Fallback {
  slug: string
  question: string
  /** Safe HTML; a question may wait for its answer. */
  answerHtml?: string
}

export const questionSchema = localisedSchema({
  slug: slugSchema,
  question: nameSchema,
  answer: richTextSchema,
})

export async function toQuestion(
  entry: z.infer<typeof questionSchema>,
  locale: Locale,
  context: TextContext,
): Promise<Question> {
  const { row, lang } = chooseTranslation(entry, locale)
  const answerHtml = await toSafeHtml(row.answer, { ...context, textLocale: row.locale })
  return {
    slug: row.slug,
    question: row.question,
    ...(answerHtml ? { answerHtml } : {}),
    ...(lang ? { lang } : {}),
  }
}

/** An FAQ entry of the list, which also has a page of its own. */
export interface ListedQuestion extends Question {
  /** Beginning of the answer, without tags. */
  excerpt?: string
  topic?: HelpTopic
  translations: Translations
}

async function toListed(
  entry: z.infer<typeof questionSchema> & { topic?: HelpTopic | null | undefined },
  context: PartContext,
): Promise<ListedQuestion> {
  const question = await toQuestion(entry, context.locale, context)
  return {
    ...question,
    ...omitAbsent({ excerpt: toExcerpt(question.answerHtml), topic: entry.topic }),
    translations: toTranslations(entry),
  }
}

/** All FAQ entries in the editors' order. There are a few dozen, so single ones are chosen from this list too. */
export const questionsPart = definePart({
  reads: {
    'qa-entry': z.extend(questionSchema, {
      order: z.nullish(z.number()),
      topic: z.nullish(z.enum(helpTopics)),
    }),
  },
  make: (entries, context): Promise<ListedQuestion[]> =>
    Promise.all(
      sortedBy(entries['qa-entry'], [({ order }) => order], [({ slug }) => slug]).map((entry) =>
        toListed(entry, context),
      ),
    ),
})
