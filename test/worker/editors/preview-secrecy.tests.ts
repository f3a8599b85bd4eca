import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bindings } from '../../../src/config/config.ts'
import { draftWord, strapiWithDrafts, previewVariables as variables } from '../draft-content.ts'
import { forgetPublished } from '../fake-publisher.ts'
import { beginFresh } from '../fresh-site.ts'
import { begin, pagesOfDrafts, read } from '../preview-visits.ts'
import { origin, visit } from '../visit.ts'

beginFresh()
beforeEach(strapiWithDrafts)

const elsewhere = [
  ...pagesOfDrafts.map(([, path]) => path),
  ...[
    '/',
    '/concerts',
    '/programs',
    '/cities',
    '/venues',
    '/news',
    '/qa',
    '/vote',
    '/wishes',
    '/poster',
    '/star',
  ],
  ...[
    '/star?sign=leo',
    '/codegen',
    '/codegen?page=/c/hidden-concert',
    `/search?q=${encodeURIComponent(draftWord)}`,
  ],
  ...[
    '/_payload.json',
    '/concerts/_payload.json',
    '/programs/_payload.json',
    '/news/_payload.json',
    '/vote/_payload.json',
  ],
  ...['/c/hidden-concert/card.png', '/hidden-program/card.png', '/cities/hidden-city/card.png'],
  ...['/c/hidden-concert/tickets', '/c/hidden-concert.ics', '/cities/hidden-city/calendar.ics'],
  ...['/hidden-program/calendar.ics', '/calendar.ics', '/feed.xml', '/concerts/feed.xml', '/sitemap.xml'],
  ...['concert', 'city', 'program', 'post', 'page'].map((type) => `/sitemaps/${type}-1.xml`),
  ...[
    '/embed/c/hidden-concert',
    '/embed/cities/hidden-city',
    '/embed/hidden-program',
    '/embed/cities/moscow',
  ],
  `/oembed?url=${encodeURIComponent(`${origin}/c/hidden-concert`)}`,
  ...[`/api/cities?query=${encodeURIComponent(draftWord)}`, '/api/concerts?city=hidden-city'],
  ...['/vote/hidden-vote/mine', '/wishes/hidden-program', '/api/vote/hidden-vote/results'],
]
/** A page of drafts is for who previews; what isn't one is for nobody. */
const neverDrafts = elsewhere.filter((path) =>
  /\.(json|png|ics|xml)$|^\/(embed|oembed|api|wishes\/)/.test(path),
)

/** A search repeats the words that were asked for. */
const traceIn = (path: string) => (path.startsWith('/search') ? '/hidden-' : draftWord)

/** Reads each address, with a cookie or without, and looks for the draft in the answer. */
async function readAll(paths: readonly string[], cookie?: string) {
  const answers = []
  for (const path of paths) {
    const { text, response } = await read(path, cookie)
    answers.push({ path, status: response.status, hasDraft: text.includes(traceIn(path)) })
  }
  return answers
}

describe('a draft is seen by nobody', () => {
  it('at any address, before a preview of them all and after', async () => {
    const before = await readAll(elsewhere)
    const previewed = await readAll(elsewhere, await begin())
    const after = await readAll(elsewhere)
    expect(previewed.some(({ hasDraft }) => hasDraft)).toBe(true)
    expect([...before, ...after].filter(({ hasDraft }) => hasDraft)).toEqual([])
    expect(after).toEqual(before)
  })

  it('who previews, at an address which is no page of theirs', async () => {
    const answers = await readAll(neverDrafts, await begin())
    expect(answers.filter(({ hasDraft }) => hasDraft)).toEqual([])
  })

  it.each([
    ['a partner', ''],
    ['who previews', 'cookie'],
  ])('%s who asks the content service', async (_who, cookie) => {
    const query = `{ concerts(filters: { slug: { eq: "hidden-concert" } }) { data { attributes { slug city { data { attributes { name } } } } } } }`
    const response = await visit('/graphql', {
      variables,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie: await begin() } : {}) },
      body: JSON.stringify({ query }),
    })
    const text = await response.text()
    expect(text).not.toMatch(/hidden-concert|Невидимка/)
    expect(response.status).toBe(200)
  })

  it('who searches, previewing or not', async () => {
    const body = JSON.stringify({ queries: [{ indexUid: 'program', q: draftWord }] })
    for (const cookie of ['', await begin()]) {
      const headers = { 'content-type': 'application/json', cookie }
      const response = await visit('/api/search', { variables, method: 'POST', headers, body })
      expect(await response.text()).not.toContain('hidden-')
    }
  })

  it.each(['admin=true', '__Host-editor=true'])('who sends %s', async (cookie) => {
    expect((await read('/c/hidden-concert', cookie)).response.status).toBe(404)
  })

  it('whoever reads what the site has stored', async () => {
    forgetPublished()
    const cookie = await begin()
    for (const path of ['/c/hidden-concert', '/cities/hidden-city', '/concerts', '/'])
      await read(path, cookie)
    const { CACHE: kv } = env as Bindings
    if (!kv) throw new Error('these tests bind a KV')
    const { keys } = await kv.list()
    expect(keys).not.toEqual([])
    const values = await Promise.all(keys.map(({ name }) => kv.get(name)))
    expect(JSON.stringify([keys, values])).not.toMatch(new RegExp(`${draftWord}|hidden-`))
  })
})
