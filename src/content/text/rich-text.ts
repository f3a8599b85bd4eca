import * as z from 'zod/mini'
import type { Locale } from '../../shared/locales.ts'
import type { ReportFault } from '../../strapi/port/faults.ts'
import type { MediaUrl } from '../../strapi/port/media-url.ts'
import { blocksToHtml } from './strapi-blocks.ts'

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

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const square = (number: number) => number * number
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Quotes and list items that open at the beginning of a line; each opens inside the one before it. */
const openings = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm
const opening = />|[-*+]|\d+[.)]/g
/** Characters of an e-mail address or a link: where one may begin, the parser reads on to the end of the run. */
const runs = /[!-;=-~]{100,}/g

interface Limit {
  of: string
  max: number
  measure: (text: string) => number
}

/** Maximum length in characters before `withoutBallast` removes what word processors add to a text. */
const mostWritten = 1_000_000

/** Limits within which HTML is parsed. Parsing looks once at each character and each tag. */
const htmlLimits: readonly Limit[] = [
  { of: 'characters', max: 100_000, measure: (text) => text.length },
  { of: 'tags', max: 5000, measure: (text) => countOf(text, /</g) },
]

/**
 * Limits within which Markdown is parsed. Parsers that look ahead and back take time in proportion to the square of the
 * marks that may form pairs, and call themselves for everything that is nested: 9000 `>` in a row exhaust the stack, a
 * megabyte of `*_a` takes a minute. The longest terms of sale have some 60,000 characters and 2000 tags. A hostile text
 * just within these limits takes no longer than 100,000 characters of plain prose, some 50 ms
 * (`test/unit/rich-text-limits.test.ts` makes such texts).
 */
const markdownLimits: readonly Limit[] = [
  ...htmlLimits,
  { of: 'lines', max: 2000, measure: (text) => text.split('\n').length },
  // A line of the table that has fewer cells than its head is filled up.
  {
    of: 'lines × columns of a table',
    max: 10_000,
    measure: (text) => {
      const lines = text.split('\n')
      return lines.length * Math.max(...lines.map((line) => countOf(line, /\|/g)))
    },
  },
  { of: 'signs of Markdown', max: 10_000, measure: (text) => countOf(text, /[*_~`[\]|]/g) },
  {
    of: 'signs of Markdown in one paragraph, squared',
    max: 500_000,
    measure: (text) =>
      sumOf(text.split(/\n[ \t]*\n/).map((paragraph) => square(countOf(paragraph, /[*_~`[\]]/g)))),
  },
  {
    of: 'letters without a space, squared',
    max: 4_000_000,
    measure: (text) => sumOf(Array.from(text.matchAll(runs), ([run]) => square(run.length))),
  },
  {
    of: 'quotes and lists that begin in one line, squared',
    max: 50_000,
    measure: (text) => sumOf(Array.from(text.matchAll(openings), ([line]) => square(countOf(line, opening)))),
  },
  { of: 'characters before a line’s first word', max: 128, measure: longestBeginning },
]

function longestBeginning(text: string): number {
  const beginnings = text.matchAll(/^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/gm)
  return Math.max(0, ...Array.from(beginnings, ([beginning]) => beginning.length))
}

const limitsOf: Record<TextFormat, readonly Limit[]> = { html: htmlLimits, markdown: markdownLimits }

/** Markdown or HTML, as recognised once, and known to be within the limits. `toSafeHtml` accepts no other text. */
export interface RichText {
  format: TextFormat
  text: string
}

/** The value of a field: a string, or an array of nodes from Strapi's editor «Rich text (Blocks)». */
type Written = string | readonly unknown[]

const writtenSchema = z.pipe(
  // A field contains text or blocks, depending on its type in Strapi's content model.
  z.custom<Written>((value) => typeof value === 'string' || Array.isArray(value), 'is no text'),
  z.transform((written: Written) =>
    typeof written === 'string'
      ? { text: written }
      : { text: blocksToHtml(written), format: 'html' as const },
  ),
)

const schema = z.pipe(
  z.pipe(
    writtenSchema,
    z
      .custom<z.output<typeof writtenSchema>>()
      .check(z.refine(({ text }) => text.length <= mostWritten, `has more than ${mostWritten} characters`)),
  ),
  z.pipe(
    z.transform(({ text: written, format }: z.output<typeof writtenSchema>): RichText => {
      // Line breaks are normalised to `\n`, as Markdown and HTML parsers do.
      const text = withoutBallast(written.replace(/\r\n?/g, '\n'))
      return { format: format ?? tellFormat(text), text }
    }),
    z.custom<RichText>().check(
      z.check(({ value, issues }) => {
        // The first limits are cheap to check, and keep the work of the others small.
        const exceeded = limitsOf[value.format].find(({ max, measure }) => measure(value.text) > max)
        if (!exceeded) return
        issues.push({
          code: 'custom',
          input: value.text,
          message: `has more than ${exceeded.max} ${exceeded.of}`,
        })
      }),
    ),
  ),
)

/** A text beyond the limits is dropped as every field that is wrong, and the log names its limit. */
export const requiredRichTextSchema = schema
export const richTextSchema = z.nullish(schema)

/** Elements that no text of Markdown begins a line with by chance. */
const blockTag =
  /<(\/?)(p|div|section|article|main|aside|header|footer|center|table|tbody|thead|tr|td|th|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|figure|html|body|form|fieldset)\b[^<>]*>/gi
const anyTag = /<[^<>]*>/g

/** Syntax that only Markdown has, anywhere in a text. */
const markdownSigns = /^[ \t]{0,3}(?:#{1,6}[ \t]+\S|```|~~~)|\*\*[^\s*][^*]*\*\*|\]\([^\s()]+\)/m
/** Syntax that has a meaning in Markdown outside of HTML elements. */
const markdownLines = /^[ \t]*(?:[-*+][ \t]+\S|\d{1,3}[.)][ \t]+\S|>[ \t]*\S|\|.*\|)/m

type TextFormat = 'html' | 'markdown'

/**
 * Whether a text is HTML as a program has made it, or Markdown that may have some HTML in it. It is HTML where its
 * blocks are elements, and no line of it is Markdown's.
 */
function tellFormat(text: string): TextFormat {
  let [depth, from] = [0, 0]
  let hasBlocks = false
  const outside: string[] = []
  for (const { 0: tag, 1: slash, index } of text.matchAll(blockTag)) {
    hasBlocks = true
    if (depth === 0) outside.push(text.slice(from, index))
    depth = Math.max(0, depth + (slash ? -1 : 1))
    from = index + tag.length
  }
  if (!hasBlocks) return 'markdown'
  if (depth === 0) outside.push(text.slice(from))
  const hasMarkdown =
    markdownSigns.test(text.replace(anyTag, '')) || outside.some((lines) => markdownLines.test(lines))
  return hasMarkdown ? 'markdown' : 'html'
}

/** Things that programs add to a pasted text: comments, styles, and whole pictures in place of their addresses. */
const hiddenParts = [
  ['<!--', '-->'],
  ['<style', '</style>'],
  ['<script', '</script>'],
  ['<xml', '</xml>'],
] as const

/** The text without that, so that its length is what people read. In one pass, whatever is left open. */
function withoutBallast(text: string): string {
  let rest = text
  for (const [opening, closing] of /<(?:!--|style|script|xml)/i.test(text) ? hiddenParts : []) {
    rest = withoutBetween(rest, opening, closing)
  }
  return rest.replace(/data:[a-z]+\/[a-z0-9.+-]+;base64,[a-z0-9+/=]{64,}/gi, 'data:')
}

function withoutBetween(text: string, opening: string, closing: string): string {
  // Letters of ASCII only: a Turkish İ would become two, and every place behind it another.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const kept: string[] = []
  let from = 0
  for (;;) {
    const begins = lower.indexOf(opening, from)
    const ends = begins < 0 ? -1 : lower.indexOf(closing, begins + opening.length)
    if (ends < 0) break
    kept.push(text.slice(from, begins))
    from = ends + closing.length
  }
  return kept.length > 0 ? [...kept, text.slice(from)].join('') : text
}
