import * as z from 'zod/mini'
import { readVenue } from '../../../content/places/readers.ts'
import { readQuestions } from '../../../content/reading/readers.ts'
import { type MappedType, readAddresses } from '../../../content/site/addresses.ts'
import { assistantMessages, eveningMessages, visitMessages } from '../../../languages/texts.ts'
import { listEquipment } from '../../../languages/visit.ts'
import { pathTo, toEntryPath } from '../../../routes/paths.ts'
import { checkRequest } from '../../../search/request.ts'
import { maxQueryLength } from '../../../shared/constants.ts'
import { helpKinds, type SearchHelp } from '../../../shared/search.ts'
import { accessSchema, toAccess } from './access.ts'
import { type Asking, defineTool, languageField, toAddress } from './define-tool.ts'
import { editorsTextSchema, quoteWritten, toEditorsText } from './editors-words.ts'
import { readToolSource, saySource, sourceSchema } from './source.ts'

const typed = (about: string) =>
  z.string().check(z.minLength(1), z.maxLength(maxQueryLength), z.describe(about))

const answerSchema = z.object({
  kind: z.enum(helpKinds),
  title: z.string(),
  url: z.string(),
  text: z.optional(editorsTextSchema),
  /** Of a hall. */
  access: z.optional(accessSchema),
  updatedAt: z.optional(z.string()),
})
type Answer = z.infer<typeof answerSchema>

export const answerQuestion = defineTool({
  name: 'answer_question',
  description:
    'Answers from the site’s help (tickets, refunds, children, dress, recording) and from what is known of halls (access, lift, parking, trains, cloakroom). Name the hall to ask of one.',
  input: z.strictObject({
    question: typed('As a visitor would type it'),
    hall: z.optional(typed('Slug or name of a hall or venue that is asked about')),
    language: languageField,
  }),
  output: z.object({ answers: z.array(answerSchema), source: sourceSchema }),
  answer: async ({ question, hall }, asking) => {
    const { locale } = asking
    const found = hall === undefined ? await findHelp(question, asking) : await findHall(hall, asking)
    const answers = (await Promise.all(found.map((each) => toAnswer(each, asking)))).flatMap(
      (each) => each ?? [],
    )
    if (answers.length === 0) return { nothing: assistantMessages(locale).noAnswer }
    const source = await readToolSource(asking, pathTo('qa'))
    return {
      said: [...answers.map((answer) => `- ${sayAnswer(answer, asking)}`), saySource(source, locale)].join(
        '\n',
      ),
      data: { answers, source },
      passages: answers.flatMap(({ title, text, url }) =>
        text ? [{ about: quoteWritten(title), text, url }] : [],
      ),
    }
  },
})

type Help = Pick<SearchHelp, 'kind' | 'slug' | 'title' | 'text'>

/** What the search shows above the concerts for the same words. */
async function findHelp(question: string, { search, locale, locales }: Asking): Promise<readonly Help[]> {
  const queries = [{ indexUid: 'concert', q: question, hitsPerPage: 1 }]
  return (await search.search(checkRequest({ locale, queries }, locales))).answers ?? []
}

async function findHall(hall: string, { search, content, locale, locales }: Asking): Promise<Help[]> {
  const venue = /^[a-z0-9-]+$/.test(hall) ? await readVenue(content, locale, hall) : null
  if (venue) return [{ kind: 'venue', slug: hall, title: venue.name }]
  const queries = [{ indexUid: 'venue', q: hall, hitsPerPage: 2 }]
  const { results } = await search.search(checkRequest({ locale, queries }, locales))
  return results.flatMap(({ indexUid, hits }) =>
    indexUid === 'venue' ? hits.map(({ slug, name }) => ({ kind: 'venue' as const, slug, title: name })) : [],
  )
}

const typeOf: Record<Help['kind'], MappedType> = {
  question: 'qa-entry',
  page: 'page',
  series: 'series',
  member: 'member',
  venue: 'venue',
  article: 'article',
}

/** @returns `undefined` for an entry without a page of its own */
async function toAnswer({ kind, slug, title, text }: Help, asking: Asking): Promise<Answer | undefined> {
  const path = toEntryPath(typeOf[kind], slug)
  if (path === undefined) return undefined
  const { entries } = await readAddresses(asking.content)
  const row = entries[typeOf[kind]].flatMap(({ rows }) => rows).find((each) => each.slug === slug)
  const own = kind === 'venue' ? await readHall(slug, asking) : { text: await readWhole(kind, slug, asking) }
  const shown = own.text ?? text
  return {
    kind,
    title,
    url: toAddress(asking, path),
    ...('access' in own ? { access: own.access } : {}),
    ...(shown ? { text: shown } : {}),
    ...(row?.updatedAt ? { updatedAt: row.updatedAt } : {}),
  }
}

/** The whole answer of a help entry, of which the search shows the beginning. */
async function readWhole(
  kind: Help['kind'],
  slug: string,
  { content, locale }: Asking,
): Promise<string | undefined> {
  if (kind !== 'question') return undefined
  const questions = await readQuestions(content, locale)
  return toEditorsText(questions.find((each) => each.slug === slug)?.answerHtml)
}

/** What is known of a hall: the facts of its venue, line by line, as its editors wrote them. */
async function readHall(slug: string, { content, locale }: Asking): Promise<Pick<Answer, 'text' | 'access'>> {
  const venue = await readVenue(content, locale, slug)
  if (!venue) return {}
  const { facts = {}, halls, address } = venue
  const names = { ...visitMessages(locale), ...eveningMessages(locale) }
  const lines = [
    address,
    facts.accessNote,
    ...(['entrance', 'transit', 'parking', 'cloakroom', 'food', 'lastTrain'] as const).map(
      (fact) => facts[fact] && `${names[fact]}: ${facts[fact]}`,
    ),
  ]
  const text = lines.filter(Boolean).join('\n')
  return { access: toAccess(facts, halls[0]), ...(text ? { text } : {}) }
}

function sayAnswer({ title, url, access }: Answer, { locale }: Asking): string {
  const words = access
    ? [
        ...(access.stepFree ? [visitMessages(locale).stepFree[access.stepFree]] : []),
        ...listEquipment(access, access, locale),
      ]
    : []
  return `${[quoteWritten(title), words.join(', ')].filter(Boolean).join(': ')} (${url})`
}
