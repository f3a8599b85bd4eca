import { beforeAll, describe, expect, it } from 'vitest'
import { readConcert } from '../../../src/content/concerts/concert.ts'
import { readCityDetail } from '../../../src/content/places/readers.ts'
import { readPost } from '../../../src/content/reading/readers.ts'
import { readBySlug } from '../../../src/content/site/entry-by-slug.ts'
import { createDrafts, openPreviewLink } from '../../../src/features/previews/preview-link.ts'
import { createContentOnDemand } from '../../../src/publishing/parts-on-demand.ts'
import type { ContentType } from '../../../src/shared/content-types.ts'
import { pageLayoutNames, programLayoutNames } from '../../../src/shared/layout-names.ts'
import { isLocale } from '../../../src/shared/locales.ts'
import { currentDay, nowMs } from '../../fixtures/clock.ts'
import { strapiWith } from './content-with.ts'
import { type Editor, type EntryId, signIn } from './editor.ts'
import { need, strapiUrl, version } from './services.ts'

const config = { PREVIEW_SECRET: need('STRAPI_PREVIEW_SECRET'), PREVIEW_TOKEN: need('STRAPI_PREVIEW_TOKEN') }
const strapi = strapiWith(
  (request) => fetch(new Request(request.url.replace('http://content.invalid', strapiUrl), request)),
  version,
)
const site = createContentOnDemand(strapi)
/** Makes new services for each request, as the site does for editors. */
const drafts = () => createDrafts(site, strapi, config.PREVIEW_TOKEN).content

let editor: Editor
beforeAll(async () => {
  editor = await signIn()
})

const relation = (id: EntryId) => ({ connect: [editor.reference(id)] })

/** The address that the panel's button opens. */
async function openedPath(type: ContentType, id: EntryId): Promise<unknown> {
  const { searchParams } = await editor.previewLink(type, id)
  const part = (name: string) => searchParams.get(name) ?? ''
  const locale = part('locale')
  const link = {
    type: part('type'),
    id: part('id'),
    locale: isLocale(locale) ? locale : 'ru',
    exp: part('exp'),
    sig: part('sig'),
  } as const
  const opened = await openPreviewLink(link, { config, content: site, strapi, now: nowMs() })
  return typeof opened === 'string' ? opened : opened.path
}

describe('a concert that is a draft, in a city that is one', () => {
  let concert: EntryId
  let city: EntryId
  beforeAll(async () => {
    city = await editor.create('city', { name: 'Черновой город', slug: 'draft-city', countryCode: 'ru' })
    const fields = { slug: 'draft-concert', date: '2100-05-01', time: '19:30:00.000', city: relation(city) }
    concert = await editor.create('concert', fields)
  })

  it('is seen with it by who previews', async () => {
    const shown = await readConcert(drafts(), 'ru', 'draft-concert')
    expect(shown?.city?.slug).toBe('draft-city')
  })

  it('is seen on the city’s own page, which is a draft too', async () => {
    expect(await readCityDetail(drafts(), 'ru', 'draft-city')).toMatchObject({ name: 'Черновой город' })
  })

  it('is nothing to visitors, and neither is its city', async () => {
    expect(await readConcert(site, 'ru', 'draft-concert')).toBeNull()
    expect(await readCityDetail(site, 'ru', 'draft-city')).toBeNull()
  })

  it.each([
    ['concert', '/c/draft-concert'],
    ['city', '/cities/draft-city'],
  ] as const)('is where the button of the panel leads: the %s', async (type, path) => {
    expect(await openedPath(type, type === 'concert' ? concert : city)).toBe(path)
  })
})

describe.each(pageLayoutNames)('a page of the layout %s that is a draft', (layout) => {
  const slug = `draft-${layout}`
  let id: EntryId
  beforeAll(async () => {
    id = await editor.create('page', { title: `Черновик: ${layout}`, slug, layout, blocks: [] })
  })

  it('is seen by who previews, and by nobody else', async () => {
    const shown = await readBySlug(drafts(), 'ru', slug)
    expect(shown).toMatchObject({ kind: 'page', entry: { layout, slug } })
    expect(await readBySlug(site, 'ru', slug)).toBeNull()
  })

  it('is where the button of the panel leads', async () => {
    expect(await openedPath('page', id)).toBe(`/${slug}`)
  })
})

it.each(programLayoutNames)(
  'a program of the layout %s that is a draft is seen by who previews, and by nobody else',
  async (layout) => {
    const slug = `draft-program-${layout}`
    await editor.create('program', { name: `Черновик: ${layout}`, slug, layout })
    expect(await readBySlug(drafts(), 'ru', slug)).toMatchObject({
      kind: 'program',
      program: { layout, slug },
    })
    expect(await readBySlug(site, 'ru', slug)).toBeNull()
  },
)

it('a post that is a draft is dated today, as if it were published now', async () => {
  await editor.create('post', { title: 'Черновик', slug: 'draft-post', summary: 'Коротко' })
  const shown = await readPost(drafts(), 'ru', 'draft-post')
  expect(shown?.publishedAt.slice(0, 10)).toBe(currentDay())
  expect(await readPost(site, 'ru', 'draft-post')).toBeNull()
})

it('the panel gives no link to somebody who isn’t signed in there', async () => {
  expect((await fetch(`${strapiUrl}/preview-link?type=concert&id=1`)).status).toBe(401)
})
