import * as z from 'zod/mini'
import { maxListedConcerts } from '../../shared/constants.ts'
import type { InitialFormValues } from '../../shared/forms/concert-choice.ts'
import { type FormName, type FormWording, formNames, formWordings } from '../../shared/forms/form-names.ts'
import { toSafeHref } from '../../shared/urls.ts'
import {
  omitAbsent,
  requiredTextSchema,
  slugSchema,
  textSchema,
  webAddressSchema,
} from '../../strapi/port/fields.ts'
import type { EntryContext } from '../parts/define-part.ts'
import { type ProgramSummary, programSummarySchema, toProgramSummaries } from '../programs/program-summary.ts'
import { type Question, questionSchema, toQuestion } from '../reading/questions.ts'
import { type HtmlEmbed, toEmbed } from './embed.ts'
import { type Image, imageSchema, toImage, toImages } from './image.ts'
import { requiredRichTextSchema, toSafeHtmls } from './rich-text.ts'

/** Which concerts a block lists; they are read apart, since they change every day. */
export interface ConcertsBlock {
  kind: 'concerts'
  title?: string
  citySlug?: string
  programSlug?: string
  limit: number
}

export interface FormBlock {
  kind: 'form'
  title?: string
  form: FormName
  wording?: FormWording
  /** Initial values of a form that was opened from a concert's page; editors can't set it. */
  begun?: InitialFormValues
}

/** A part of a page or an article that an editor composed. Everything in it is safe to show as it is. */
export type Block =
  | { kind: 'rich-text'; html: string }
  | { kind: 'image'; image: Image; caption?: string }
  | { kind: 'gallery'; images: Image[]; caption?: string }
  | { kind: 'quote'; text: string; author?: string }
  | { kind: 'video'; url: string; title?: string; poster?: Image }
  | { kind: 'programs'; title?: string; programs: ProgramSummary[] }
  | ConcertsBlock
  | { kind: 'faq'; title?: string; entries: Question[] }
  | FormBlock
  | { kind: 'html-embed'; embed: HtmlEmbed }
  /** The list of stored data, which the site itself adds to `/security`; editors can't place it. */
  | { kind: 'stored-data' }

/** The most that a block shows, in the order in which an editor has arranged it. */
const [mostPictures, mostPrograms, mostQuestions] = [24, 24, 50]

const images = z.nullish(z.array(imageSchema))
const slugOnly = z.nullish(z.object({ slug: slugSchema }))
const title = textSchema

const blockSchema = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('ComponentBlockRichText'), body: requiredRichTextSchema }),
  z.object({ __typename: z.literal('ComponentBlockImage'), image: imageSchema, caption: textSchema }),
  z.object({ __typename: z.literal('ComponentBlockGallery'), images, caption: textSchema }),
  z.object({ __typename: z.literal('ComponentBlockQuote'), text: requiredTextSchema, author: textSchema }),
  z.object({
    __typename: z.literal('ComponentBlockVideo'),
    url: webAddressSchema,
    title,
    poster: imageSchema,
  }),
  z.object({
    __typename: z.literal('ComponentBlockPrograms'),
    title,
    // Its cards don't say which collections a program belongs to.
    programs: z.nullish(z.array(z.omit(programSummarySchema, { programCollections: true }))),
  }),
  z.object({
    __typename: z.literal('ComponentBlockConcerts'),
    title,
    limit: z.nullish(z.int().check(z.gte(1), z.lte(maxListedConcerts))),
    city: slugOnly,
    program: slugOnly,
  }),
  z.object({
    __typename: z.literal('ComponentBlockFaq'),
    title,
    entries: z.nullish(z.array(questionSchema)),
  }),
  z.object({
    __typename: z.literal('ComponentBlockForm'),
    title,
    form: z.enum(formNames),
    wording: z.nullish(z.enum(formWordings)),
  }),
  z.object({ __typename: z.literal('ComponentBlockHtmlEmbed'), title, html: requiredRichTextSchema }),
])
type BlockAnswer = z.infer<typeof blockSchema>

/** A block of an unknown type, or without what it is about, is dropped by the lenient parse; the page stands. */
export const blocksSchema = z.nullish(z.array(blockSchema))

/** The blocks in the editor's order, without those that have nothing to show. */
export async function toBlocks(
  answers: z.infer<typeof blocksSchema>,
  context: EntryContext,
): Promise<Block[]> {
  const all = answers ?? []
  const texts = await toSafeHtmls(
    all.map((answer) => (answer.__typename === 'ComponentBlockRichText' ? answer.body : undefined)),
    context,
  )
  const blocks = await Promise.all(all.map((answer, at) => toBlock(answer, texts[at], context)))
  return blocks.filter((block) => block !== undefined)
}

/**
 * @param html renders rich text: all texts of a page are rendered together, since a table of contents links into the
 *   others.
 */
async function toBlock(
  answer: BlockAnswer,
  html: string | undefined,
  context: EntryContext,
): Promise<Block | undefined> {
  const { locale, mediaUrl } = context
  switch (answer.__typename) {
    case 'ComponentBlockRichText':
      return html ? { kind: 'rich-text', html } : undefined
    case 'ComponentBlockImage': {
      const image = toImage(answer.image, mediaUrl)
      return image ? { kind: 'image', image, ...text({ caption: answer.caption }) } : undefined
    }
    case 'ComponentBlockGallery': {
      const shown = toImages(answer.images?.slice(0, mostPictures), mediaUrl)
      return shown.length > 0
        ? { kind: 'gallery', images: shown, ...text({ caption: answer.caption }) }
        : undefined
    }
    case 'ComponentBlockQuote':
      return answer.text.trim()
        ? { kind: 'quote', text: answer.text.trim(), ...text({ author: answer.author }) }
        : undefined
    case 'ComponentBlockVideo': {
      const url = toSafeHref(answer.url)
      const poster = toImage(answer.poster, mediaUrl)
      return url?.startsWith('http')
        ? { kind: 'video', url, ...text({ title: answer.title }), ...omitAbsent({ poster }) }
        : undefined
    }
    case 'ComponentBlockPrograms': {
      const programs = toProgramSummaries(answer.programs?.slice(0, mostPrograms), locale, mediaUrl)
      return programs.length > 0
        ? { kind: 'programs', programs, ...text({ title: answer.title }) }
        : undefined
    }
    case 'ComponentBlockConcerts':
      return {
        kind: 'concerts',
        limit: answer.limit ?? usualLimit,
        ...text({
          title: answer.title,
          citySlug: answer.city?.slug,
          programSlug: answer.program?.slug,
        }),
      }
    case 'ComponentBlockFaq': {
      const entries = await Promise.all(
        (answer.entries ?? []).slice(0, mostQuestions).map((entry) => toQuestion(entry, locale, context)),
      )
      return entries.length > 0 ? { kind: 'faq', entries, ...text({ title: answer.title }) } : undefined
    }
    case 'ComponentBlockForm':
      return {
        kind: 'form',
        form: answer.form,
        ...text({ title: answer.title }),
        ...(answer.wording ? { wording: answer.wording } : {}),
      }
    case 'ComponentBlockHtmlEmbed':
      return toEmbedBlock(answer, context)
  }
}

const usualLimit = 6

async function toEmbedBlock(
  answer: Extract<BlockAnswer, { __typename: 'ComponentBlockHtmlEmbed' }>,
  { embedHosts, report }: EntryContext,
): Promise<Block | undefined> {
  const embed = await toEmbed(answer.html, embedHosts)
  if (!embed) {
    report?.(answer.html, {
      what: 'left out',
      reason: 'frame of another host',
      detail: embedHosts.join(', '),
      value: answer.html.text,
    })
    return undefined
  }
  return { kind: 'html-embed', embed: { ...embed, ...text({ title: answer.title }) } }
}

/** Optional texts of a block: an empty one is none. */
function text<Fields extends Record<string, string | null | undefined>>(fields: Fields) {
  const given = Object.entries(fields).map(([name, value]) => [name, value?.trim() || undefined])
  return omitAbsent(Object.fromEntries(given) as Fields)
}
