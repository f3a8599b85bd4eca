import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noConcerts } from '../../src/content/concerts/concerts.ts'
import type { Program } from '../../src/content/programs/program.ts'
import type { PageEntry } from '../../src/content/site/page-entry.ts'
import type { Block } from '../../src/content/text/blocks.ts'
import { pageLayoutNames, programLayoutNames } from '../../src/shared/layout-names.ts'
import type { LayoutData } from '../../src/ui/layouts/layout-props.ts'
import { pageLayouts, programLayouts } from '../../src/ui/layouts/page-layouts.ts'
import { barePage } from './bare-page.ts'
import { pageOf } from './start-page.tsx'

/** Values of the `layout` field of one of the project's content types. */
function layoutsOf(type: string): string[] {
  const folder = `${import.meta.dirname}/../../src/strapi-project/files/src/api/${type}/content-types/${type}`
  return JSON.parse(readFileSync(`${folder}/schema.json`, 'utf8')).attributes.layout.enum
}

/** An English page for all layouts, since layouts read nothing by themselves. */
const page = barePage('en', '/x')
const data: LayoutData = {
  concerts: Promise.resolve(noConcerts),
  programs: Promise.resolve([]),
  votes: Promise.resolve([]),
  results: Promise.resolve({}),
  questions: Promise.resolve([]),
  blockConcerts: Promise.resolve(new Map()),
}
const image = { url: '/a.webp', width: 800, height: 600, alt: 'Alt', sizes: [] }
const blocks: Block[] = [
  { kind: 'image', image },
  { kind: 'rich-text', html: '<p>First text</p>' },
  { kind: 'image', image: { ...image, url: '/b.webp' }, caption: 'Caption' },
  { kind: 'gallery', images: [image, image] },
  { kind: 'quote', text: 'Quoted words', author: 'Author' },
  { kind: 'video', url: 'https://www.rutube.ru/video/1', title: 'Film' },
  {
    kind: 'programs',
    title: 'Chosen programs',
    programs: [{ slug: 'p', name: 'Program P', collections: [] }],
  },
  { kind: 'concerts', title: 'Chosen concerts', limit: 4 },
  { kind: 'faq', entries: [{ slug: 'q', question: 'A question', answerHtml: '<p>An answer</p>' }] },
  { kind: 'form', form: 'contact', title: 'A form' },
  { kind: 'html-embed', embed: { src: 'https://vk.com/video', title: 'A frame', width: 16, height: 9 } },
  { kind: 'rich-text', html: '<p>Last text</p>' },
]
const entry: PageEntry = {
  slug: 'x',
  title: 'The title',
  layout: 'default',
  blocks,
  seo: {},
  translations: { en: 'x' },
}

const render = (layout: (typeof pageLayoutNames)[number], more: Partial<PageEntry> = {}, lists = data) => {
  const { View } = pageLayouts[layout]
  return pageOf(<View page={page} entry={{ ...entry, layout, ...more }} data={lists} />)
}

describe('page layouts', () => {
  it('are the ones that the content type offers', () => {
    expect([...pageLayoutNames].sort()).toEqual(layoutsOf('page').sort())
  })

  it.each(pageLayoutNames)(
    '%s shows every block but its title once, in one main part above one footer',
    async (layout) => {
      const { html, failures } = await render(layout)
      expect(failures).toEqual([])
      for (const once of [/<h1/g, /<main/g, /<footer/g]) expect(html.match(once)).toHaveLength(1)
      for (const text of [
        'First text',
        'Quoted words',
        'Watch on rutube.ru',
        'Program P',
        'A question',
        'A form',
        'Last text',
      ]) {
        expect(html.split(text), text).toHaveLength(2)
      }
      expect(html).toContain('<a class="video" href="https://vk.com/video" rel="noopener"')
    },
  )

  it.each(pageLayoutNames)('%s stands without any block', async (layout) => {
    const { html, failures } = await render(layout, { blocks: [] })
    expect(failures).toEqual([])
    expect(html).toContain('The title')
  })

  it.each(pageLayoutNames)('%s marks texts of another language', async (layout) => {
    const { html } = await render(layout, { lang: 'ru' })
    expect(html).toMatch(/<h1 lang="ru">The title<\/h1>/)
    expect(html).toMatch(/lang="ru"><p>First text/)
  })

  it.each(pageLayoutNames)('%s stands where no list could be read', async (layout) => {
    const failed = Promise.reject(new Error('down'))
    failed.catch(() => undefined)
    const broken = {
      concerts: failed,
      programs: failed,
      votes: failed,
      results: failed,
      questions: failed,
      blockConcerts: failed,
    }
    const { html } = await render(layout, {}, broken)
    expect(html).toContain('Last text')
  })

  it('each draw the page in their own way', async () => {
    const pages = await Promise.all(pageLayoutNames.map(async (layout) => (await render(layout)).html))
    expect(new Set(pages).size).toBe(pageLayoutNames.length)
  })

  it('load nothing of a third party before somebody asks for it', async () => {
    const { html } = await render('default')
    expect(html.match(/(?:src|srcSet)="https?:[^"]*"/g)).toBeNull()
  })
})

describe('program layouts', () => {
  const program: Program = {
    slug: 'p',
    name: 'Program P',
    about: 'In short',
    layout: 'program',
    collections: [{ slug: 'c', name: 'Collection C' }],
    descriptionHtml: '<p>Description</p>',
    longDescriptionHtml: '<p>Long description</p>',
    durationMinutes: 90,
    ageLimit: 6,
    performers: [],
    tracklists: [{ tracks: [{ name: 'Track T' }] }],
    excerpts: [],
    seo: {},
    translations: { en: 'p' },
  }
  const renderProgram = (layout: (typeof programLayoutNames)[number], more: Partial<Program> = {}) => {
    const { View } = programLayouts[layout]
    return pageOf(<View page={page} program={{ ...program, ...more }} data={data} />)
  }

  it('are the ones that the content type offers', () => {
    expect([...programLayoutNames].sort()).toEqual(layoutsOf('program').sort())
  })

  it.each(programLayoutNames)('%s shows everything that is known of a program', async (layout) => {
    const { html, failures } = await renderProgram(layout)
    expect(failures).toEqual([])
    for (const text of ['In short', 'Collection C', 'Description', 'Long description', 'Track T', '6+']) {
      expect(html).toContain(text)
    }
  })

  it.each(programLayoutNames)('%s says what to do when there are no dates', async (layout) => {
    const { html } = await renderProgram(layout)
    expect(html).toMatch(/<section id="concerts">.*<h2>No dates yet.*href="\/en\/concerts\?city=all"/)
  })

  it.each<[string, (typeof programLayoutNames)[number], string[]]>([
    ['an album begins with its tracks', 'album', ['Track T', 'Description']],
    ['a program begins with its dates', 'program', ['No dates yet', 'Track T']],
    ['a program ends with its story, after those who play it', 'program', ['Member M', 'Long description']],
    ['a thematic page tells its story before the tracks', 'thematic-page', ['Long description', 'Track T']],
  ])('%s', async (_, layout, parts) => {
    const performers = [{ slug: 'm', fullName: 'Member M', fullNameGenitive: 'Member M' }]
    const { html } = await renderProgram(layout, { performers })
    const places = parts.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
