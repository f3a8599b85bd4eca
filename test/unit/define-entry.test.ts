import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seoSchema } from '../../src/content/text/seo.ts'
import { createEntryReader, defineEntry } from '../../src/strapi/port/define-entry.ts'
import {
  chooseTranslation,
  localisedSchema,
  rowPerLanguageSchema,
  slugSchema,
} from '../../src/strapi/port/fields.ts'
import { contentWith } from '../contract/strapi/content-with.ts'

const rows = (...attributes: object[]) => ({ data: attributes.map((one) => ({ attributes: one })) })

/** A content service with one answer, and the queries that it was asked. */
function contentThatAnswers(data: object) {
  const queries: string[] = []
  const content = contentWith(async (request) => {
    queries.push(JSON.parse(await request.text()).query)
    return Response.json({ data })
  })
  return { content, queries }
}

const readWork = createEntryReader(
  'work',
  defineEntry({
    list: 'works',
    fields: 'locale slug name',
    schema: localisedSchema({ slug: slugSchema, name: z.string(), seo: seoSchema }),
    map: (work, { locale }) => ({ name: chooseTranslation(work, locale).row.name }),
  }),
)

const readEssay = createEntryReader(
  'essay',
  defineEntry({
    list: 'essays',
    rowPerLanguage: 'Essay',
    fields: 'locale slug text',
    schema: rowPerLanguageSchema({ text: z.string(), seo: seoSchema }),
    map: ({ text }) => ({ text }),
  }),
)

const russian = { locale: 'ru', slug: 'x', name: 'Соната', seo: { metaTitle: 'Соната для двоих' } }
const english = { locale: 'en', slug: 'x-en', name: 'Sonata', seo: { metaTitle: 'A sonata' } }

describe('an entry whose rows hold their translations', () => {
  it('is asked for in Russian, whatever the language of the page', async () => {
    const { content, queries } = contentThatAnswers({ works: rows(russian) })
    await readWork(content, 'en', 'x')
    expect(queries[0]).toMatch(/^query Work\(\$slug: String!\) \{ works\(locale: "ru",/)
  })

  it('has its address, its words for search engines and its translations in the language of the page', async () => {
    const { content } = contentThatAnswers({ works: rows({ ...russian, localizations: rows(english) }) })
    expect(await readWork(content, 'en', 'x')).toEqual({
      slug: 'x-en',
      name: 'Sonata',
      seo: { title: 'A sonata' },
      translations: { ru: 'x', en: 'x-en' },
    })
  })

  it('carries its language where it isn’t that of the page', async () => {
    const { content } = contentThatAnswers({ works: rows(russian) })
    expect(await readWork(content, 'th', 'x')).toMatchObject({ slug: 'x', lang: 'ru' })
  })

  it('is nothing where no row came', async () => {
    expect(await readWork(contentThatAnswers({ works: rows() }).content, 'ru', 'x')).toBeNull()
  })

  it('isn’t taken for absent where the service left its list out', async () => {
    const { content } = contentThatAnswers({ works: null })
    await expect(readWork(content, 'ru', 'x')).rejects.toMatchObject({ name: 'ContentInvalid' })
  })
})

describe('an entry with a row for each language', () => {
  const row = { ...russian, text: 'Текст', localizations: rows({ locale: 'en', slug: 'x-en' }) }

  it('is asked for in Russian only once', async () => {
    const { content, queries } = contentThatAnswers({ essays: rows(row) })
    await readEssay(content, 'ru', 'x')
    expect(queries[0]?.match(/essays\(/g)).toHaveLength(1)
  })

  it('is the row of the page’s language', async () => {
    const { content } = contentThatAnswers({
      essays: rows({ ...english, text: 'Text' }),
      fallbackEssays: rows(row),
    })
    const essay = await readEssay(content, 'en', 'x')
    expect(essay).toMatchObject({ text: 'Text', seo: { title: 'A sonata' } })
    expect(essay).not.toHaveProperty('lang')
  })

  it('is the Russian row, marked as such, where the language has none', async () => {
    const { content } = contentThatAnswers({ essays: rows(), fallbackEssays: rows(row) })
    expect(await readEssay(content, 'en', 'x')).toEqual({
      slug: 'x',
      text: 'Текст',
      lang: 'ru',
      seo: { title: 'Соната для двоих' },
      translations: { ru: 'x', en: 'x-en' },
    })
  })
})
