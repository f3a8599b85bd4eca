import { describe, expect, it } from 'vitest'
import { readBySlug } from '../../src/content/site/entry-by-slug.ts'
import type { Locale } from '../../src/shared/locales.ts'
import { contentOfRows, inLanguages, type RowsOfTest } from './content-of-rows.ts'

const program = [{ slug: 'x', name: 'Программа', layout: 'thematic_page' }]
const member = [{ slug: 'x', fullName: 'Артист' }]
const collection = [{ slug: 'x', title: 'Подборка' }]
const page = { locale: 'ru', slug: 'x', title: 'Страница', layout: 'custom_footer_inside_content' }

const resolve = (rows: RowsOfTest, locale: Locale = 'ru') =>
  readBySlug(contentOfRows(rows).content, locale, 'x')

describe('the address /{slug}', () => {
  it.each<[string, RowsOfTest]>([
    ['program', { program, member, 'program-collection': collection, page: [page] }],
    ['member', { member, 'program-collection': collection, page: [page] }],
    ['collection', { 'program-collection': collection, page: [page] }],
    ['page', { page: [page] }],
  ])('is a %s before what follows', async (kind, rows) => {
    expect((await resolve(rows))?.kind).toBe(kind)
  })

  it('is nothing when nobody has it', async () => {
    expect(await resolve({})).toBeNull()
  })

  it("prefers the page's row in the language of the visitor", async () => {
    const rows = inLanguages(page, { ...page, locale: 'en', title: 'Page' })
    const entry = await resolve({ page: rows }, 'en')
    expect(entry).toMatchObject({ entry: { title: 'Page' } })
    expect(entry).not.toHaveProperty('entry.lang')
  })

  it('marks a page that exists in Russian only', async () => {
    expect(await resolve({ page: [page] }, 'en')).toMatchObject({ entry: { title: 'Страница', lang: 'ru' } })
  })

  it('understands layouts as GraphQL spells them', async () => {
    expect(await resolve({ page: [page] })).toMatchObject({
      entry: { layout: 'custom-footer-inside-content' },
    })
    expect(await resolve({ program })).toMatchObject({ program: { layout: 'thematic-page' } })
  })

  it('shows a page of an unknown layout plainly', async () => {
    expect(await resolve({ page: [{ ...page, layout: 'carousel' }] })).toMatchObject({
      entry: { layout: 'default' },
    })
  })

  it('knows in which languages its entry exists', async () => {
    const rows = inLanguages(page, { locale: 'th', slug: 'x', title: 'หน้า' })
    expect(await resolve({ page: rows })).toMatchObject({ entry: { translations: { ru: 'x', th: 'x' } } })
  })
})
