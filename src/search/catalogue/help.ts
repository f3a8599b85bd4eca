import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import { type RichText, richTextSchema } from '../../content/text/rich-text.ts'
import { type InEachLocale, inEachLocale, type Locale } from '../../shared/locales.ts'
import { cutText } from '../../shared/plain-text.ts'
import type { ContentQuery } from '../../strapi/port/client.ts'
import {
  chooseTranslation,
  localisedSchema,
  nameSchema,
  omitAbsent,
  selectLocalised,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { type EntryList, selectLists } from '../../strapi/port/lists.ts'
import { listHelpWords } from '../help-topics.ts'
import { type HelpEntry, listTranslations } from './entries.ts'
import { readExcerpts } from './excerpts.ts'

const blocksSchema = z.nullish(z.array(z.object({ body: z.catch(richTextSchema, undefined) })))
const helpSchema = z.object({
  qaEntries: z.array(localisedSchema({ slug: slugSchema, question: nameSchema, answer: richTextSchema })),
  pages: z.array(
    localisedSchema({
      slug: slugSchema,
      title: nameSchema,
      seo: z.nullish(z.object({ metaDescription: textSchema })),
      blocks: blocksSchema,
    }),
  ),
  articles: z.array(localisedSchema({ slug: slugSchema, title: nameSchema, summary: textSchema })),
  members: z.array(
    z.extend(localisedSchema({ slug: slugSchema, fullName: nameSchema, fullNameGenitive: textSchema }), {
      artistType: z.nullish(localisedSchema({ name: textSchema })),
    }),
  ),
})
type Help = z.infer<typeof helpSchema>

const bySlug = { sort: ['slug:asc'], pagination: 'limit: -1' } as const
const questionsList: EntryList = {
  list: 'qaEntries',
  sort: ['order:asc', 'slug:asc'],
  pagination: 'limit: -1',
  fields: selectLocalised('slug question answer'),
}
const pagesList: EntryList = {
  list: 'pages',
  ...bySlug,
  fields: selectLocalised(
    'slug title seo { metaDescription } blocks { __typename ... on ComponentBlockRichText { body } }',
  ),
}
const articlesList: EntryList = {
  list: 'articles',
  sort: ['publishedAt:desc', 'slug:asc'],
  pagination: 'limit: -1',
  fields: selectLocalised('slug title summary'),
}
const membersList: EntryList = {
  list: 'members',
  ...bySlug,
  fields: `artistType { data { attributes { ${selectLocalised('name')} } } } ${selectLocalised('slug fullName fullNameGenitive')}`,
}

/** Help entries: FAQ entries, pages, articles, and members. */
export const helpQuery: ContentQuery<Help, InEachLocale<HelpEntry[]>> = {
  name: 'search-help',
  ...selectLists('query SearchHelp', [questionsList, pagesList, articlesList, membersList]),
  schema: helpSchema,
  map: async ({ qaEntries, pages, articles, members }, { mediaUrl }) => {
    const answers = await Promise.all(
      qaEntries.map((entry) =>
        readExcerpts<AnswerRow>(entry, ({ answer }) => answer, { mediaUrl }, maxSearchedLength),
      ),
    )
    return inEachLocale((locale) => [
      ...qaEntries.map((entry, at) => toQuestion(entry, answers[at], locale)),
      ...pages.map((entry) => toPage(entry, locale)),
      ...articles.map((entry) => toArticle(entry, locale)),
      ...members.map((entry) => toMember(entry, locale)),
    ])
  },
  policy: policies.searchIndex,
}

type QuestionRow = Help['qaEntries'][number]
type AnswerRow = { locale: Locale; answer?: RichText | null | undefined }

/** Text beyond this many characters is about something else. */
const maxSearchedLength = 3000
/** Maximum length of the shown text. */
const maxShownLength = 200

const toShown = (text: string | null | undefined) =>
  text ? cutText(text.replace(/\s+/g, ' ').trim(), maxShownLength) : undefined

/** Search words of an entry: titles in every language, and the text in its own language. */
function withWords(titles: string[], body: string | null | undefined): Pick<HelpEntry, 'keywords' | 'body'> {
  const keywords = [...titles, ...listHelpWords(titles)]
  const said = body ? [body, ...listHelpWords([body])].join('\n') : undefined
  return { keywords, ...omitAbsent({ body: said }) }
}

function toQuestion(
  entry: QuestionRow,
  answers: Map<Locale, string | undefined> | undefined,
  locale: Locale,
): HelpEntry {
  const { row, lang } = chooseTranslation(entry, locale)
  const answer = answers?.get(row.locale)
  return {
    kind: 'question',
    slug: row.slug,
    title: row.question,
    ...withWords(
      listTranslations(entry, ({ question }) => question),
      answer,
    ),
    ...omitAbsent({ text: toShown(answer), lang }),
  }
}

function toPage(entry: Help['pages'][number], locale: Locale): HelpEntry {
  const { row, lang } = chooseTranslation(entry, locale)
  const description = row.seo?.metaDescription
  const bodies = (row.blocks ?? []).map(({ body }) => (body ? withoutMarkup(body.text) : ''))
  return {
    kind: 'page',
    slug: row.slug,
    title: row.title,
    ...withWords(
      listTranslations(entry, ({ title }) => title),
      [description, ...bodies].filter(Boolean).join('\n').slice(0, maxSearchedLength),
    ),
    ...omitAbsent({ text: toShown(description), lang }),
  }
}

/** Removes tags and the addresses of links from text that is searched and never shown. */
const withoutMarkup = (text: string) => text.replace(/<[^<>]*>/g, ' ').replace(/\]\([^()]*\)/g, '] ')

function toArticle(entry: Help['articles'][number], locale: Locale): HelpEntry {
  const { row, lang } = chooseTranslation(entry, locale)
  return {
    kind: 'article',
    slug: row.slug,
    title: row.title,
    keywords: listTranslations(entry, ({ title }) => title),
    ...omitAbsent({ body: row.summary, text: toShown(row.summary), lang }),
  }
}

function toMember(entry: Help['members'][number], locale: Locale): HelpEntry {
  const { row, lang } = chooseTranslation(entry, locale)
  const type = entry.artistType ? chooseTranslation(entry.artistType, locale) : undefined
  const types = entry.artistType ? listTranslations(entry.artistType, ({ name }) => name) : []
  return {
    kind: 'member',
    slug: row.slug,
    title: row.fullName,
    keywords: [
      ...listTranslations(entry, ({ fullName }) => fullName),
      ...listTranslations(entry, ({ fullNameGenitive }) => fullNameGenitive),
      ...types,
    ],
    ...omitAbsent({ text: type?.lang ? undefined : type?.row.name, lang }),
  }
}
