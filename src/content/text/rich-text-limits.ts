import * as z from 'zod/mini'
import { type TextFormat, tellFormat, withoutBallast } from './rich-text-format.ts'
import { blocksToHtml } from './strapi-blocks.ts'

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
