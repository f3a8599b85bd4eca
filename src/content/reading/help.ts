import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { type Question, questionFields, questionSchema, toQuestion } from './questions.ts'

/** Topics of help on a concert's page. An editor assigns one to a FAQ entry. */
export type HelpTopic = 'sold_out' | 'refund'

const helpSchema = z.object({ qaEntries: z.array(questionSchema) })

const helpQuery = (locale: Locale): ContentQuery<z.infer<typeof helpSchema>, Question> => ({
  name: `help.${locale}`,
  document: `query Help($topic: String) {
    qaEntries(locale: "${defaultLocale}", filters: { topic: { eq: $topic } }, sort: ["order:asc", "slug:asc"], pagination: { limit: 1 }) {
      data { attributes { ${questionFields} } }
    }
  }`,
  // An older content model lacks the field `topic`, so no FAQ entry has one there.
  olderDocument: `query HelpOfOlderModel {
    qaEntries(locale: "${defaultLocale}", filters: { slug: { null: true } }, pagination: { limit: 1 }) { data { id } }
  }`,
  schema: helpSchema,
  map: ({ qaEntries: [entry] }, context) => (entry ? toQuestion(entry, locale, context) : null),
  policy: policies.texts,
})

/** The first question about a topic. @returns `null` when editors have named none */
export const readHelp = (
  content: ContentService,
  locale: Locale,
  topic: HelpTopic,
): Promise<Question | null> => readContent(content, helpQuery(locale), { topic })
