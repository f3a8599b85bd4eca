import { describe, expect, it } from 'vitest'
import { richTextSchema, toSafeHtml } from '../../src/content/text/rich-text.ts'

const mediaUrl = (path: string) => new URL(path, 'https://content.example').href
const safe = (blocks: unknown) => toSafeHtml(richTextSchema.parse(blocks), { mediaUrl })

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const item = (...children: object[]) => ({ type: 'list-item', children })
const list = (format: string, ...children: object[]) => ({ type: 'list', format, children })
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] })

describe('a text of the editor of blocks', () => {
  it.each([
    ['a paragraph', [paragraph(text('Сцена'))], '<p>Сцена</p>'],
    ['two paragraphs', [paragraph(text('Раз')), paragraph(text('Два'))], '<p>Раз</p>\n<p>Два</p>'],
    [
      'an empty paragraph between two',
      [paragraph(text('Раз')), paragraph(text('')), paragraph(text('Два'))],
      '<p>Раз</p>\n<p>Два</p>',
    ],
    ['a line break in a paragraph', [paragraph(text('раз\nдва'))], '<p>раз<br />два</p>'],
    [
      'marks',
      [
        paragraph(
          text('Фильм', { bold: true, italic: true }),
          text(' и '),
          text('было', { strikethrough: true }),
        ),
      ],
      '<p><strong><em>Фильм</em></strong> и <s>было</s></p>',
    ],
    [
      'underlined words and code',
      [paragraph(text('a', { underline: true }), text('b', { code: true }))],
      '<p><u>a</u><code>b</code></p>',
    ],
    [
      'bold Thai without spaces',
      [paragraph(text('บัตร'), text('ฟรี', { bold: true }), text('ทุกวัน'))],
      '<p>บัตร<strong>ฟรี</strong>ทุกวัน</p>',
    ],
    [
      'a heading',
      [{ type: 'heading', level: 3, children: [text('Как добраться')] }],
      '<h3 id="text-как-добраться">Как добраться</h3>',
    ],
    [
      'a heading of a level that there isn’t',
      [{ type: 'heading', level: 9, children: [text('О зале')] }],
      '<h2 id="text-о-зале">О зале</h2>',
    ],
    [
      'a list',
      [list('unordered', item(text('один')), item(text('два')))],
      '<ul>\n<li>один</li>\n<li>два</li>\n</ul>',
    ],
    ['a numbered list', [list('ordered', item(text('один')))], '<ol>\n<li>один</li>\n</ol>'],
    [
      'a list in a list',
      [list('unordered', item(text('один')), list('ordered', item(text('внутри'))))],
      '<ul>\n<li>один<ol>\n<li>внутри</li>\n</ol></li>\n</ul>',
    ],
    [
      'a quote',
      [{ type: 'quote', children: [text('Браво!')] }],
      '<blockquote>\n<p>Браво!</p>\n</blockquote>',
    ],
    ['code', [{ type: 'code', language: 'html', children: [text('<b>\n x')] }], '<pre>&lt;b&gt;\n x</pre>'],
    [
      'a link',
      [paragraph(text('см. '), link('/venues/hall', 'зал'))],
      '<p>см. <a href="/venues/hall">зал</a></p>',
    ],
    [
      'a link without a scheme',
      [paragraph(link('www.example.org', 'сайт'))],
      '<p><a href="https://www.example.org" rel="noopener">сайт</a></p>',
    ],
    [
      'a picture',
      [
        {
          type: 'image',
          image: { url: '/uploads/hall.jpg', alternativeText: 'Зал', width: 640, height: 480 },
          children: [text('')],
        },
      ],
      '<figure><img src="https://content.example/uploads/hall.jpg" alt="Зал" width="640" height="480" loading="lazy" /></figure>',
    ],
    ['a node of a type that isn’t known', [{ type: 'callout', children: [text('Важно')] }], '<p>Важно</p>'],
    [
      'signs of Markdown as they were typed',
      [paragraph(text('2 * 3 * 4 и **это**'))],
      '<p>2 * 3 * 4 и **это**</p>',
    ],
  ])('with %s', async (_name, blocks, html) => {
    expect(await safe(blocks)).toBe(html)
  })
})

describe('a hostile text of blocks', () => {
  it.each([
    [
      'a tag in a text',
      [paragraph(text('<img src=x onerror=alert(1)>'))],
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    ],
    ['a link that is a script', [paragraph(link('javascript:alert(1)', 'сюда'))], '<p>сюда</p>'],
    [
      'a quote in an address',
      [paragraph(link('/a" onclick="alert(1)', 'сюда'))],
      '<p><a href="/a&quot;%20onclick=&quot;alert(1)">сюда</a></p>',
    ],
    [
      'a heading whose level is a tag',
      [{ type: 'heading', level: '2 onclick=x', children: [text('Зал')] }],
      '<h2 id="text-зал">Зал</h2>',
    ],
    [
      'a picture that is a script',
      [{ type: 'image', image: { url: 'javascript:alert(1)', alternativeText: 'x' }, children: [] }],
      '<figure>x</figure>',
    ],
    [
      'nodes that are none',
      [null, 7, 'x', paragraph(text('Зал')), { type: 'image' }, { children: 'x' }],
      '<p>Зал</p>',
    ],
  ])('with %s is harmless', async (_name, blocks, html) => {
    expect(await safe(blocks)).toBe(html)
  })

  it('of a megabyte is refused', () => {
    expect(richTextSchema.safeParse([paragraph(text('а'.repeat(1_000_001)))]).success).toBe(false)
  })

  it('of nothing but empty nodes is no text', async () => {
    expect(await safe([paragraph(text('')), { type: 'list', children: [] }])).toBeUndefined()
  })
})
