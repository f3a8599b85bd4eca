import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Block, blocksSchema, toBlocks } from '../../src/content/text/blocks.ts'
import type { ReportFault } from '../../src/strapi/port/faults.ts'
import { parseContent } from '../../src/strapi/port/parse-content.ts'

const schema = z.object({ title: z.string(), blocks: blocksSchema })

/** What a page shows of the blocks that the content service answered. */
async function shown(blocks: unknown, report?: ReportFault): Promise<Block[]> {
  const { value } = parseContent('q', schema, { title: 'Страница', blocks })
  const mediaUrl = (path: string) => `https://media.example${path}`
  return toBlocks(value.blocks, {
    locale: 'en',
    mediaUrl,
    embedHosts: ['vk.com'],
    ...(report ? { report } : {}),
  })
}

const richText = (body: unknown) => ({ __typename: 'ComponentBlockRichText', body })
const picture = {
  url: '/a.webp',
  width: 800,
  height: 600,
  alternativeText: 'Зал',
  formats: { small: { url: '/small_a.webp', width: 500 } },
}
const image = {
  url: 'https://media.example/a.webp',
  width: 800,
  height: 600,
  alt: 'Зал',
  sizes: [{ url: 'https://media.example/small_a.webp', width: 500 }],
}

describe('blocks of a page', () => {
  it('keep the order of the editor', async () => {
    const blocks = await shown([
      richText('one'),
      { __typename: 'ComponentBlockQuote', text: 'two' },
      richText('three'),
    ])
    expect(blocks.map(({ kind }) => kind)).toEqual(['rich-text', 'quote', 'rich-text'])
  })

  it('of an unknown type are dropped, and the others stand', async () => {
    const blocks = await shown([
      richText('one'),
      { __typename: 'ComponentBlockCarousel', slides: 3 },
      { __typename: 'Error', code: 'NO_TYPE' },
      richText('two'),
    ])
    expect(blocks).toEqual([
      { kind: 'rich-text', html: '<p>one</p>' },
      { kind: 'rich-text', html: '<p>two</p>' },
    ])
  })

  it.each([
    ['a text that is no text', richText({ html: 'x' })],
    ['an empty text', richText('  ')],
    ['a picture without a file', { __typename: 'ComponentBlockImage', image: null }],
    ['a gallery without files', { __typename: 'ComponentBlockGallery', images: [] }],
    ['a quote without words', { __typename: 'ComponentBlockQuote', author: 'Кто-то' }],
    ['programs that are none', { __typename: 'ComponentBlockPrograms', programs: [] }],
    ['questions that are none', { __typename: 'ComponentBlockFaq', entries: null }],
    ['a form that nobody knows', { __typename: 'ComponentBlockForm', form: 'payment' }],
    ['a film at no address', { __typename: 'ComponentBlockVideo', url: 'rutube' }],
    ['a film at a dangerous address', { __typename: 'ComponentBlockVideo', url: 'javascript:alert(1)' }],
    ['nothing', null],
    ['a word', 'ComponentBlockRichText'],
  ])('without %s', async (_what, block) => {
    expect(await shown([block, richText('stays')])).toEqual([{ kind: 'rich-text', html: '<p>stays</p>' }])
  })

  it.each([
    ['school', { kind: 'form', form: 'b2b', wording: 'school' }],
    ['zoo', { kind: 'form', form: 'b2b' }],
    [null, { kind: 'form', form: 'b2b' }],
  ])('put a form into the words for a %s', async (wording, expected) => {
    expect(await shown([{ __typename: 'ComponentBlockForm', form: 'b2b', wording }])).toEqual([expected])
  })

  it('lose a wrong field and nothing more', async () => {
    const blocks = await shown([{ __typename: 'ComponentBlockImage', image: picture, caption: 5 }])
    expect(blocks).toEqual([{ kind: 'image', image }])
  })

  it('may be missing altogether', async () => {
    expect(await shown(null)).toEqual([])
  })

  it.each([
    ['<script>alert(1)</script>Text', /script|alert/],
    ['<img src=x onerror=alert(1)>', /onerror/],
    ['[Go](javascript:alert(1))', /javascript/],
    ['<a href="/\\\\evil.example">x</a>', /evil/],
    ['<iframe src="https://vk.com/"></iframe>Text', /iframe/],
    ['<p style="position:fixed">x</p>', /style/],
    ['<tutti-later id="0"></tutti-later>Text', /tutti-later/],
  ])('show %s without what is dangerous in it', async (body, danger) => {
    expect(JSON.stringify(await shown([richText(body)]))).not.toMatch(danger)
  })

  it('resolve pictures against the content service', async () => {
    const blocks = await shown([
      { __typename: 'ComponentBlockGallery', images: [picture, null], caption: ' Зал ' },
    ])
    expect(blocks).toEqual([{ kind: 'gallery', images: [image], caption: 'Зал' }])
  })

  it('name programs in the language of the visitor', async () => {
    const program = {
      locale: 'ru',
      slug: 'a',
      name: 'А',
      localizations: [{ locale: 'en', slug: 'a', name: 'A' }],
    }
    const blocks = await shown([{ __typename: 'ComponentBlockPrograms', title: 'T', programs: [program] }])
    expect(blocks).toMatchObject([{ kind: 'programs', programs: [{ slug: 'a', name: 'A' }] }])
  })

  it('drop a program that has no name and keep its neighbours', async () => {
    const good = { locale: 'ru', slug: 'a', name: 'А' }
    const blocks = await shown([
      { __typename: 'ComponentBlockPrograms', programs: [{ locale: 'ru', slug: 'b' }, good] },
    ])
    expect(blocks).toMatchObject([{ programs: [{ slug: 'a' }] }])
  })

  it('make answers of questions safe', async () => {
    const entry = { locale: 'en', slug: 'q', question: 'Why?', answer: '<b onclick="x()">Because</b>' }
    const blocks = await shown([{ __typename: 'ComponentBlockFaq', entries: [entry] }])
    expect(blocks).toEqual([
      { kind: 'faq', entries: [{ slug: 'q', question: 'Why?', answerHtml: '<p><b>Because</b></p>' }] },
    ])
  })

  it('list as many concerts as the editor says', async () => {
    const block = { __typename: 'ComponentBlockConcerts', limit: 4, city: { slug: 'kazan' }, program: null }
    expect(await shown([block])).toEqual([{ kind: 'concerts', limit: 4, citySlug: 'kazan' }])
  })

  it.each([0, -1, 61, 1e9, 'many', null])(
    'list a usual number of concerts for a limit of %s',
    async (limit) => {
      expect(await shown([{ __typename: 'ComponentBlockConcerts', limit }])).toEqual([
        { kind: 'concerts', limit: 6 },
      ])
    },
  )

  it('embed a frame of an allowed host under the title of the editor', async () => {
    const html = '<iframe src="https://vk.com/video_ext.php?id=1" title="VK"></iframe>'
    expect(await shown([{ __typename: 'ComponentBlockHtmlEmbed', title: 'Видео', html }])).toEqual([
      { kind: 'html-embed', embed: { src: 'https://vk.com/video_ext.php?id=1', title: 'Видео' } },
    ])
  })

  it('drop a frame of another host and say so', async () => {
    const said: string[] = []
    const html = '<iframe src="https://evil.example/"></iframe>'
    const blocks = await shown(
      [{ __typename: 'ComponentBlockHtmlEmbed', html }],
      (_text, { what, reason, detail }) => {
        said.push(`${what}: ${reason}: ${detail}`)
      },
    )
    expect(blocks).toEqual([])
    expect(said).toEqual(['left out: frame of another host: vk.com'])
  })

  it('lead from a list of contents into the blocks behind it', async () => {
    const blocks = await shown([richText('[Оплата](#оплата)'), richText('## Оплата')])
    expect(blocks).toEqual([
      { kind: 'rich-text', html: '<p><a href="#text-оплата">Оплата</a></p>' },
      { kind: 'rich-text', html: '<h2 id="text-оплата">Оплата</h2>' },
    ])
  })
})
