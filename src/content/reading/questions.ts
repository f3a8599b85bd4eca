import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { type Locale, otherLocales, wholeReadingOrder } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import {
  chooseTranslation,
  type Fallback,
  localisedSchema,
  nameSchema,
  selectLocalised,
  slugSchema,
  type Translations,
  toTranslations,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { richTextSchema, type TextContext, toSafeHtml } from '../text/rich-text.ts'
import { toExcerpt } from '../text/text-preview.ts'

/** A question with its answer, as a list that unfolds shows it. */
export interface Question extends Fallback {
  slug: string
  question: string
  /** Safe HTML; a question may wait for its answer. */
  answerHtml?: string
}

export const questionFields = selectLocalised('slug question answer')

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
  translations: Translations
}

async function toListed(
  entry: z.infer<typeof questionSchema>,
  locale: Locale,
  context: TextContext,
): Promise<ListedQuestion> {
  const question = await toQuestion(entry, locale, context)
  const excerpt = toExcerpt(question.answerHtml)
  return { ...question, ...(excerpt ? { excerpt } : {}), translations: toTranslations(entry) }
}

const questionsSchema = z.object({ qaEntries: z.array(questionSchema) })

const questionsList: EntryList = {
  list: 'qaEntries',
  sort: ['order:asc', 'slug:asc'],
  pagination: 'limit: -1',
  fields: questionFields,
}

const questionsQuery = (locale: Locale): ContentQuery<z.infer<typeof questionsSchema>, ListedQuestion[]> => ({
  name: `questions.${locale}`,
  ...selectLists('query Questions', [questionsList]),
  schema: questionsSchema,
  map: ({ qaEntries }, context) => Promise.all(qaEntries.map((entry) => toListed(entry, locale, context))),
  policy: policies.texts,
})

const elsewhereSchema = z.record(z.string(), z.nullish(z.array(questionSchema)))

const elsewhereQuery = (locale: Locale): ContentQuery<z.infer<typeof elsewhereSchema>, ListedQuestion> => ({
  name: `question-elsewhere.${locale}`,
  document: `query QuestionElsewhere($slug: String!) { ${otherLocales
    .map(
      (each) =>
        `${each}Entries: qaEntries(locale: "${each}", filters: { slug: { eq: $slug } }, pagination: { limit: 1 }) {
          data { attributes { ${questionFields} } }
        }`,
    )
    .join('\n')} }`,
  schema: elsewhereSchema,
  map: async (answer, context) => {
    const [entry] = wholeReadingOrder(locale).flatMap((each) => answer[`${each}Entries`] ?? [])
    return entry ? toListed(entry, locale, context) : null
  },
  policy: policies.texts,
})

/** A question that isn't in the list, for it isn't written in the default language, or has another slug in it. */
export const readQuestionElsewhere = async (
  content: ContentService,
  locale: Locale,
  slug: string,
): Promise<ListedQuestion | null> =>
  otherLocales.length > 0 ? readContent(content, elsewhereQuery(locale), { slug }) : null

/** All FAQ entries in the editors' order. There are a few dozen, so single ones are chosen from this list too. */
export const readQuestions = async (content: ContentService, locale: Locale): Promise<ListedQuestion[]> =>
  (await readContent(content, questionsQuery(locale), {})) ?? []
