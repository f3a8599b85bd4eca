import { describe, expect, it } from 'vitest'
import { toEmbed } from '../../src/content/text/embed.ts'
import { richTextSchema, toSafeHtml } from '../../src/content/text/rich-text.ts'

const isWithin = (text: string) => richTextSchema.safeParse(text).success
const longest = 100_000
const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const nestedLists = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a\n`).join('')

/** Texts that a parser takes more than a glance for, repeated without end. */
const units = {
  quotes: ['>', '> ', '> - ', `${'>'.repeat(60)}a\n\n`, '>\n'],
  lists: [
    '- ',
    '1. ',
    '+ ',
    '- a\n',
    '- a\n\n',
    `${'- '.repeat(60)}x\n\n`,
    nestedLists(60),
    `${nestedLists(60)}\n\nx\n\n`,
  ],
  links: ['[', '![', ']', '[a](', '[a](b "', '[a][', '[a](/b) ', '[`', '[[a]', '[a]: b\n', '[a](<b', '\\['],
  emphasis: [
    '*_a',
    '*a ',
    '**a*',
    '*a **b ',
    '__a ',
    '***a ',
    'a**b',
    '~~a ~b ',
    '**a __b ',
    '*_',
    `${'*_a'.repeat(30)}\n\n`,
  ],
  code: ['`', '`a ', '``` \n', '*`a'],
  tables: ['|', '|a|\n', '|-|\n', `${'|a'.repeat(90)}|\n${'|-'.repeat(90)}|\n|\n`, '|a|b|\n|-|-|\n|1|2|\n\n'],
  tags: [
    '<',
    '<a ',
    '<b>',
    '<div>',
    '<div>\n',
    'a<!--',
    'a<?',
    'a<!A ',
    'a<![CDATA[',
    '<a href="',
    '<ul><li>',
    '</a>',
    '<x@y',
  ],
  addresses: [
    'a@b.',
    'a-b.c+',
    `${'a-b.c+'.repeat(160)} `,
    'http://a',
    'www.',
    '?!.',
    '(',
    ')',
    '&a;',
    'a@b.example ',
    '&',
  ],
  lines: ['\n', ' \n', ' ', '\t', 'a\n', 'a  \n', '    a\n', '# a #', '#', 'a\n===\n', '---\n\n', '\\', '"'],
}
const hostile = Object.entries(units).flatMap(([kind, all]) => all.map((unit) => [kind, unit] as const))

/** Returns the part of a text that the limits allow, to a fiftieth. */
function longestWithin(unit: string): string {
  let [fits, tooLong] = [0, longest + 1]
  while (tooLong - fits > 1 + fits / 50) {
    const half = Math.floor((fits + tooLong) / 2)
    if (isWithin(fill(unit, half))) fits = half
    else tooLong = half
  }
  return fill(unit, fits)
}

describe('a text within the limits', () => {
  it.each(hostile)('is made safe, whatever it repeats: %s of %j', async (_kind, unit) => {
    const text = longestWithin(unit)
    expect(text.length).toBeGreaterThan(50)
    const safe = await toSafeHtml(richTextSchema.parse(text), { mediaUrl: (path) => path })
    expect((safe ?? '').length).toBeLessThan(2_000_000)
    expect(await toEmbed(richTextSchema.parse(text), ['vk.com'])).toBeUndefined()
  })

  it.each([
    [
      'of 90 000 characters',
      `${'Оркестр играет **музыку** из [кино](https://example.com/film). '.repeat(5)}\n\n`.repeat(290),
    ],
    [
      'of one line of HTML',
      '<p>Оркестр играет <strong>музыку</strong> из <a href="/film">кино</a>.</p>'.repeat(600),
    ],
    ['with a table of 300 rows', `|a|b|c|d|e|\n|-|-|-|-|-|\n${'|1|2|3|4|5|\n'.repeat(150)}`],
    ['with an address of 1900 letters', `[видео](https://example.com/?${'a'.repeat(1900)})`],
    ['of 500 items', '- один\n'.repeat(500)],
  ])('is what people write: one %s', (_name, text) => {
    expect(isWithin(text)).toBe(true)
  })
})

describe('what programs put beside a text', () => {
  it.each([
    ['a style', `<style>${'p { margin: 0 } '.repeat(10_000)}</style><p>Текст</p>`],
    ['a comment of Word', `<!--[if gte mso 9]><xml>${'<w:x/>'.repeat(20_000)}</xml><![endif]--><p>Текст</p>`],
    ['a whole picture', `<p><img src="data:image/png;base64,${'iVBORw0K'.repeat(40_000)}">Текст</p>`],
    ['a picture in Markdown', `![](data:image/png;base64,${'iVBORw0K'.repeat(40_000)})\nТекст`],
  ])('counts for nothing: %s', async (_what, text) => {
    const html = await toSafeHtml(richTextSchema.parse(text), { mediaUrl: (path) => path })
    expect(html).toBe('<p>Текст</p>')
  })
})

describe('a text beyond the limits', () => {
  it.each([
    ['9000 quotes', '> '.repeat(9000), 'quotes and lists that begin in one line'],
    ['more than a megabyte', 'a '.repeat(524_288), '1000000 characters'],
    ['100 002 characters', 'a '.repeat(50_001), '100000 characters'],
    ['as much HTML', `<p>${'a '.repeat(50_001)}</p>`, '100000 characters'],
    ['2001 lines', '\n'.repeat(2001), '2000 lines'],
    ['lines of the old Macintosh', '\r'.repeat(2001), '2000 lines'],
    ['a table of 100 columns and 200 rows', `${'|'.repeat(100)}\n`.repeat(200), 'columns of a table'],
    ['6000 tags', '<b>'.repeat(6000), '5000 tags'],
    ['11 000 brackets', `${'[a]'.repeat(50)}\n\n`.repeat(110), '10000 signs'],
    ['1100 stars in a row', '*a '.repeat(1100), 'in one paragraph'],
    ['a word of 2100 letters', 'a'.repeat(2100), 'without a space'],
    ['a line that begins with 130 spaces', `${' '.repeat(130)}a`, 'before a line’s first word'],
  ])('is refused with the limit: %s', (_name, text, limit) => {
    expect(richTextSchema.safeParse(text).error?.issues[0]?.message).toContain(limit)
  })
})
