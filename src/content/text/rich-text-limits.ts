import * as z from 'zod/mini'

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const square = (number: number) => number * number
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Quotes and list items that open at the beginning of a line; each opens inside the one before it. */
const openings = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm
const opening = />|[-*+]|\d+[.)]/g
/** The letters of an e-mail address or a link: where one may begin, the parser reads on to the end of the run. */
const runs = /[!-;=-~]{100,}/g

/**
 * What Markdown and HTML must stay within to be parsed. Parsers that look ahead and back take time with the square of
 * what they may have to pair, and call themselves for everything that is nested: 9000 `>` in a row end the stack, a
 * megabyte of `*_a` takes a minute. The longest terms of sale are some 60 000 characters with 2000 tags; a hostile text
 * that is just within these limits takes no longer than 100 000 characters of plain prose, some 50 ms
 * (`test/unit/rich-text-limits.test.ts` makes such texts).
 */
const limits: readonly { of: string; max: number; measure: (text: string) => number }[] = [
  { of: 'characters', max: 100_000, measure: (text) => text.length },
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
  { of: 'tags', max: 5000, measure: (text) => countOf(text, /</g) },
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

const schema = z
  .string()
  .check(
    z.check(({ value, issues }) => {
      // As the parser reads line breaks. The first limits keep the others' own work small.
      const text = value.replace(/\r\n?/g, '\n')
      const exceeded = limits.find(({ max, measure }) => measure(text) > max)
      if (!exceeded) return
      issues.push({ code: 'custom', input: value, message: `has more than ${exceeded.max} ${exceeded.of}` })
    }),
  )
  .brand<'rich text'>()

/** Markdown or HTML that is known to be within the limits: `toSafeHtml` takes no other. */
export type RichText = z.infer<typeof schema>

/** A text beyond the limits is dropped as every field that is wrong, and the log names its limit. */
export const requiredRichTextSchema = schema
export const richTextSchema = z.nullish(schema)
