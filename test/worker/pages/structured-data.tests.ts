import { beforeAll, describe, expect, it } from 'vitest'
import {
  findMissingProperties,
  googleLists,
  type ListedType,
} from '../../../src/tools/measure/audit-seo/structured-data/google-lists.ts'
import {
  findVocabularyProblems,
  type JsonLdObject,
  ofType,
  readJsonLd,
} from '../../../src/tools/measure/audit-seo/structured-data/vocabulary.ts'
import { origin, visit } from '../visit.ts'

const read = async (path: string): Promise<JsonLdObject[]> => {
  const response = await visit(path)
  expect(`${path} ${response.status}`).toBe(`${path} 200`)
  return readJsonLd(await response.text())
}
const article = 'first-concert-with-a-child'
const slugsAt = async (path: string, pattern: RegExp) => [
  ...new Set([...(await (await visit(path)).text()).matchAll(pattern)].map(([, found]) => found ?? '')),
]

/** Evaluating the demo's content takes a while on a busy machine. */
beforeAll(async () => {
  await visit('/')
}, 60_000)

describe.each(['', '/en', '/th'])('in the language of %s', (prefix) => {
  const post = (slug: string) => (prefix ? `/p${prefix}/p/${slug}` : `/p/${slug}`)
  const pages: [path: string, types: string[]][] = [
    [prefix || '/', ['WebSite', 'PerformingGroup']],
    [`${prefix}/about`, ['BreadcrumbList', 'AboutPage', 'PerformingGroup']],
    [`${prefix}/contact`, ['BreadcrumbList', 'ContactPage']],
    [`${prefix}/concerts`, ['BreadcrumbList']],
    [`${prefix}/programs`, ['BreadcrumbList']],
    [`${prefix}/cities`, ['BreadcrumbList']],
    [`${prefix}/cities/moscow`, ['BreadcrumbList', 'CollectionPage']],
    [`${prefix}/venues`, ['BreadcrumbList']],
    [`${prefix}/venues/finomi`, ['MusicVenue', 'BreadcrumbList']],
    [`${prefix}/news`, ['BreadcrumbList']],
    [`${prefix}/qa`, ['BreadcrumbList', 'FAQPage']],
    [`${prefix}/poster`, ['BreadcrumbList']],
  ]
  const listed = new Map<string, string[]>()
  beforeAll(async () => {
    const first = async (list: string, path: string) =>
      (await slugsAt(`${prefix}${list}`, new RegExp(`href="${path}([a-z0-9-]+)"`, 'g')))[0]
    const add = (path: string, types: string[]) => listed.set(path, types)
    add(post((await first('/news', prefix ? `/p${prefix}/p/` : '/p/')) ?? ''), [
      'BreadcrumbList',
      'NewsArticle',
    ])
    add(`${prefix}/qa/${(await slugsAt(`${prefix}/qa`, /<span id="([a-z0-9-]+)"/g))[0]}`, [
      'BreadcrumbList',
      'FAQPage',
    ])
    add(`${prefix}/venues/${await first('/cities/moscow', `${prefix}/venues/`)}`, [
      'BreadcrumbList',
      'MusicVenue',
    ])
    const category = (
      await slugsAt(`${prefix}/a/${article}`, new RegExp(`href="${prefix}/categories/([a-z0-9-]+)"`, 'g'))
    )[0]
    add(`${prefix}/a/${article}`, ['BreadcrumbList', 'Article'])
    add(`${prefix}/categories/${category}`, ['BreadcrumbList', 'CollectionPage'])
    add(`${prefix}/members/poluton`, ['BreadcrumbList', 'ProfilePage'])
    const shelf = (
      await slugsAt(
        `${prefix}/programs`,
        new RegExp(`class="shelf-title"><a href="${prefix}/([a-z0-9-]+)"`, 'g'),
      )
    )[0]
    add(`${prefix}/${shelf}`, ['BreadcrumbList', 'CollectionPage'])
    add(`${prefix}/hans-zimmer`, ['BreadcrumbList', 'CreativeWork'])
    for (const [path, types] of pages) add(path, types)
  }, 120_000)

  it('every kind of page says what it is about, without a fault', async () => {
    for (const [path, types] of listed) {
      const things = await read(path)
      const said = things.map((thing) => String(thing['@type']))
      expect([path, ...said.sort()]).toEqual([path, ...types.sort()])
      expect(things.flatMap((thing) => findVocabularyProblems(thing))).toEqual([])
    }
  }, 60_000)

  it('every kind of page has what Google asks for', async () => {
    const lacking: string[] = []
    for (const path of listed.keys()) {
      for (const thing of await read(path)) {
        const list = googleLists[thing['@type'] as ListedType]
        if (list)
          lacking.push(
            ...findMissingProperties(thing, [...list.required, ...list.recommended]).map(
              (name) => `${path} ${name}`,
            ),
          )
      }
    }
    expect(lacking).toEqual([])
  }, 60_000)

  it('breadcrumbs lead to this site, and end at the page itself', async () => {
    for (const path of listed.keys()) {
      const [list] = ofType(await read(path), 'BreadcrumbList')
      if (!list) continue
      const items = (list.itemListElement as JsonLdObject[]).map(({ item }) => String(item))
      expect(items[0]).toBe(`${origin}${prefix || '/'}`)
      expect(items.at(-1)).toBe(`${origin}${path}`)
    }
  }, 60_000)
})
