import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, fakeContent } from '../fake-content.ts'
import { visit } from '../visit.ts'

beforeEach(forgetIsolateCache)

/** The rows of the page's first table, as they are read. */
function rowsOf(html: string): string[] {
  const [table = ''] = /<table class="stored-rows".*?<\/table>/s.exec(html) ?? []
  return [...table.matchAll(/<tr role="row">(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<\/td>/g, ' | ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  )
}
const read = async (path: string, variables: Record<string, string> = {}) =>
  (await visit(path, { variables })).text()

describe('the page about data', () => {
  it('lists what is stored below an editor’s own words', async () => {
    const html = await read('/security')
    const ofEditor = html.indexOf('Ваши права')
    expect(ofEditor).toBeGreaterThan(0)
    expect(html.indexOf('class="stored"')).toBeGreaterThan(ofEditor)
    expect(rowsOf(html).length).toBeGreaterThan(20)
  })

  it.each([
    ['/security', /^tutti_city (?:файл )?cookie \| Выбранный город: .* \| 1 год \|$/],
    ['/en/security', /^tutti_city (?:файл )?cookie \| Your city, .* \| 1 year \|$/],
    ['/th/security', /^tutti_city คุกกี้ \| เมืองของคุณ .* \| 1 ปี \|$/],
  ])('says at %s what for and for how long', async (path, row) => {
    expect(rowsOf(await read(path))).toContainEqual(expect.stringMatching(row))
  })

  it('lists it where no editor has written anything', async () => {
    const lists = ['programs', 'members', 'programCollections', 'pages', 'fallbackPages']
    const none = Object.fromEntries(lists.map((name) => [name, { data: [] }]))
    fakeContent(() => Response.json({ data: none }))
    const html = await read('/en/security', { CONTENT_URL: contentUrl })
    expect(html).toContain('<h1>Safety and personal data</h1>')
    expect(rowsOf(html).length).toBeGreaterThan(20)
  })

  it('names the counter and the maps only where they are configured', async () => {
    const [without, having] = [
      await read('/en/security'),
      await read('/en/security', { ANALYTICS_ID: '1', MAPS_KEY: 'key-of-maps' }),
    ]
    for (const word of ['_ym…', 'tutti_consent', 'mc.yandex.ru', 'api-maps.yandex.ru']) {
      expect([without.includes(word), having.includes(word)]).toEqual([false, true])
    }
    expect(having).toContain('Only with your consent.')
  })

  it('has a style sheet of its own, which no other page loads', async () => {
    const sheet = /\/build\/assets\/stored-data-\w+\.css/
    expect(await read('/security')).toMatch(sheet)
    expect(await read('/contact')).not.toMatch(sheet)
  })
})
