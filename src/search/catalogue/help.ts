import * as z from 'zod/mini'
import { sections } from '../../brand/chosen.ts'
import type { PartContext } from '../../content/parts/define-part.ts'
import { richTextSchema, toSafeHtml } from '../../content/text/rich-text.ts'
import { toExcerpt } from '../../content/text/text-preview.ts'
import type { Locale } from '../../shared/locales.ts'
import { cutText } from '../../shared/plain-text.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import {
  chooseTranslation,
  instantSchema,
  localisedSchema,
  nameSchema,
  omitAbsent,
  slugSchema,
  textSchema,
} from '../../strapi/port/fields.ts'
import { listHelpWords } from '../help-topics.ts'
import { type HelpEntry, listTranslations } from './entries.ts'
import type { programSchemas } from './programs.ts'

const blocksSchema = z.nullish(z.array(z.object({ body: z.catch(richTextSchema, undefined) })))

/** What the search reads of FAQ entries, pages and articles; of members it reads what programs need. */
export const helpSchemas = {
  'qa-entry': z.extend(localisedSchema({ slug: slugSchema, question: nameSchema, answer: richTextSchema }), {
    order: z.nullish(z.number()),
  }),
  page: localisedSchema({
    slug: slugSchema,
    title: nameSchema,
    seo: z.nullish(z.object({ metaDescription: textSchema })),
    blocks: blocksSchema,
  }),
  series: localisedSchema({ slug: slugSchema, name: nameSchema, description: richTextSchema }),
  article: z.extend(localisedSchema({ slug: slugSchema, title: nameSchema, summary: textSchema }), {
    publishedAt: instantSchema,
  }),
} as const
type Question = z.infer<(typeof helpSchemas)['qa-entry']>
type Page = z.infer<typeof helpSchemas.page>
type Series = z.infer<typeof helpSchemas.series>
type Article = z.infer<typeof helpSchemas.article>
type Member = z.infer<typeof programSchemas.member>

/** Help entries: FAQ entries, pages, series, articles, and members. */
export async function toHelpEntries(
  entries: { 'qa-entry': Question[]; page: Page[]; series: Series[]; article: Article[]; member: Member[] },
  context: PartContext,
): Promise<HelpEntry[]> {
  const { locale } = context
  const questions = sortedBy(entries['qa-entry'], [({ order }) => order], [({ slug }) => slug])
  const articles = sortedBy(
    entries.article,
    [({ publishedAt }) => publishedAt, 'descending'],
    [({ slug }) => slug],
  )
  const inOrder = <Entry extends { slug: string }>(list: Entry[]) => sortedBy(list, [({ slug }) => slug])
  return [
    ...(await Promise.all(questions.map((entry) => toQuestion(entry, context)))),
    ...inOrder(entries.page).map((entry) => toPage(entry, locale)),
    ...(sections.includes('series')
      ? await Promise.all(inOrder(entries.series).map((entry) => toSeries(entry, context)))
      : []),
    ...articles.map((entry) => toArticle(entry, locale)),
    ...inOrder(entries.member).map((entry) => toMember(entry, locale)),
  ]
}

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

async function toQuestion(entry: Question, { locale, mediaUrl }: PartContext): Promise<HelpEntry> {
  const { row, lang } = chooseTranslation(entry, locale)
  // What is wrong in the text is told by the question's own page.
  const answer = toExcerpt(await toSafeHtml(row.answer, { mediaUrl }), maxSearchedLength)
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

function toPage(entry: Page, locale: Locale): HelpEntry {
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

async function toSeries(entry: Series, { locale, mediaUrl }: PartContext): Promise<HelpEntry> {
  const { row, lang } = chooseTranslation(entry, locale)
  const text = toExcerpt(await toSafeHtml(row.description, { mediaUrl }), maxSearchedLength)
  return {
    kind: 'series',
    slug: row.slug,
    title: row.name,
    ...withWords(
      listTranslations(entry, ({ name }) => name),
      text,
    ),
    ...omitAbsent({ text: toShown(text), lang }),
  }
}

function toArticle(entry: Article, locale: Locale): HelpEntry {
  const { row, lang } = chooseTranslation(entry, locale)
  return {
    kind: 'article',
    slug: row.slug,
    title: row.title,
    keywords: listTranslations(entry, ({ title }) => title),
    ...omitAbsent({ body: row.summary, text: toShown(row.summary), lang }),
  }
}

function toMember(entry: Member, locale: Locale): HelpEntry {
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
