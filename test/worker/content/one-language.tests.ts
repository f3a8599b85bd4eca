import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddedContent, shippedSnapshot } from '../../../src/strapi-emulator/executor.ts'
import type { EntityName, Row, Snapshot } from '../../../src/strapi-emulator/row.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { contentUrl } from '../fake-content.ts'
import { hasPublished } from '../fake-publisher.ts'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

/**
 * Entries of each type with a page of its own, with the addresses of their pages; posts have their language in the
 * middle.
 */
const addresses: [EntityName, string, (locale: 'ru' | 'en' | 'th') => string][] = [
  ['Post', 'only-post', (locale) => (locale === 'ru' ? '/p/only-post' : `/p/${locale}/p/only-post`)],
  ['Program', 'only-program', inLanguage('/only-program')],
  ['ProgramCollection', 'only-collection', inLanguage('/only-collection')],
  ['Member', 'only-member', inLanguage('/members/only-member')],
  ['Page', 'only-page', inLanguage('/only-page')],
  ['City', 'only-city', inLanguage('/cities/only-city')],
  ['Venue', 'only-venue', inLanguage('/venues/only-venue')],
  ['Article', 'only-article', inLanguage('/a/only-article')],
  ['Category', 'only-category', inLanguage('/categories/only-category')],
  ['QaEntry', 'only-question', inLanguage('/qa/only-question')],
]

/** The files of the sitemap that have entries of these types. */
const parts = ['pages', 'post-1', 'member-1', 'city-1', 'venue-1', 'article-1', 'category-1', 'qa-entry-1']

function inLanguage(path: string) {
  return (locale: 'ru' | 'en' | 'th') => (locale === 'ru' ? path : `/${locale}${path}`)
}

/** The page about the orchestra in English only, without a description for search engines. */
const toEnglishAbout = (row: Row): Row[] =>
  row.locale === 'en' ? [{ ...row, localizations: [], seo: null }] : []

/** The demo's content, with an untranslated copy of an English row of each type. */
function withEnglishOnly(today: string): Snapshot {
  const demo = shippedSnapshot(today)
  const added = addresses.map(([entity, slug]) => {
    const english = demo[entity].find((row) => row.locale === 'en')
    if (!english) throw new Error(`the demo has no ${entity} in English`)
    const own: Row = {
      ...english,
      id: 100_000,
      slug,
      localizations: [],
      publishedAt: '2026-11-01T06:00:00.000Z',
    }
    return [entity, [...demo[entity], own]] as const
  })
  const snapshot: Snapshot = { ...demo, ...Object.fromEntries(added) }
  const Page = snapshot.Page.flatMap((row) => (row.slug === 'about' ? toEnglishAbout(row) : [row]))
  return { ...snapshot, Page }
}

const content = createEmbeddedContent({ now: () => new Date(nowMs()), snapshot: withEnglishOnly })
const variables = { CONTENT_URL: contentUrl, CONTENT_DIALECT: '4' }

beginFresh()
beforeEach(() => {
  hasPublished('demo with entries in English only')
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => content(new Request(input, init)))
})

describe.each(addresses)('a %s in English only', (_entity, _slug, pathIn) => {
  it.each([
    ['ru', 'Только на английском'],
    ['th', 'มีเฉพาะภาษาอังกฤษ'],
  ] as const)('is shown to who reads %s, marked, with a note', async (locale, note) => {
    const page = await visit(pathIn(locale), { variables })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain(note)
    expect(html).toMatch(/<h1[^>]* lang="en"|<h1[^>]*><[^>]* lang="en"/)
    expect(html).toContain(`<link rel="canonical" href="https://tutti.example${pathIn('en')}"`)
    expect(html).not.toContain('hreflang="ru"')
  })

  it('is its own page in English, without a note or another language’s address', async () => {
    const page = await visit(pathIn('en'), { variables })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).not.toContain('Only in English')
    expect(html).not.toMatch(/<link rel="alternate" hreflang/i)
  })

  it('stands in the sitemap in English, and in no other language', async () => {
    const files = parts.map(async (part) => (await visit(`/sitemaps/${part}.xml`, { variables })).text())
    const sitemap = (await Promise.all(files)).join('')
    const found = (['ru', 'en', 'th'] as const).filter((locale) =>
      sitemap.includes(`<loc>https://tutti.example${pathIn(locale)}</loc>`),
    )
    expect(found).toEqual(['en'])
  })
})

it('the brand’s own introduction has no mark of the language in which the page below it is', async () => {
  const html = await (await visit('/about', { variables })).text()
  expect(html).toMatch(/<h1 lang="en">/)
  expect(html).toMatch(/<p class="lead">[А-Я]/)
})

it('what nobody has written in any language is not found', async () => {
  const found = addresses.map(
    async ([, slug, pathIn]) =>
      (await visit(pathIn('en').replace(slug, 'nobody-wrote-it'), { variables })).status,
  )
  expect(new Set(await Promise.all(found))).toEqual(new Set([404]))
})
