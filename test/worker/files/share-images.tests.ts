import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { contentUrl, fakeContent } from '../fake-content.ts'
import { visit } from '../visit.ts'

const pictureOf = (html: string) =>
  /property="og:image" content="https:\/\/tutti\.example([^"]+)"/.exec(html)?.[1] ?? ''
const isPng = async (response: Response) =>
  new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(1, 4)) === 'PNG'
const anyConcert = async (prefix = '') =>
  /href="((?:\/\w\w)?\/c\/[a-z0-9-]+)"/.exec(
    await (await visit(`${prefix}/concerts?city=all`)).text(),
  )?.[1] ?? ''

/** Evaluating the demo's content takes a while on a busy machine. */
beforeAll(async () => {
  await visit('/')
}, 60_000)
beforeEach(forgetIsolateCache)

describe('the Open Graph image of a concert', () => {
  it.each(['', '/en', '/th'])('is where its page says, in the language of %s', async (prefix) => {
    const address = pictureOf(await (await visit(await anyConcert(prefix))).text())
    expect(address).toMatch(new RegExp(`^${prefix}/c/[a-z0-9-]+/card\\.png\\?v=`))
    const response = await visit(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('may be kept for good at the address that names what it shows, and for minutes at any other', async () => {
    const address = pictureOf(await (await visit(await anyConcert())).text())
    const control = async (path: string) => (await visit(path)).headers.get('cache-control')
    expect(await control(address)).toContain('immutable')
    expect(await control(address.replace(/v=.*/, 'v=other'))).toBe('public, max-age=300')
    expect(await control(address.replace(/\?.*/, ''))).toBe('public, max-age=300')
  })

  it('is not sent again to who has it, also after compression has made its tag weak', async () => {
    const path = `${await anyConcert()}/card.png`
    const etag = (await visit(path)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`]) {
      expect((await visit(path, { headers: { 'if-none-match': known } })).status).toBe(304)
    }
  })

  it('is sent to who has another one', async () => {
    const response = await visit(`${await anyConcert()}/card.png`, {
      headers: { 'if-none-match': '"another"' },
    })
    expect([response.status, await isPng(response)]).toEqual([200, true])
  })

  it.each(['-16x9', '-4x3', '-1x1'])('has the shape %s too', async (format) => {
    const response = await visit(`${await anyConcert()}/card${format}.png`)
    expect(response.status).toBe(200)
  })
})

describe('no Open Graph image is drawn', () => {
  it.each([
    '/c/no-such-concert/card.png',
    '/no-such-page/card.png',
    '/th/cities/nowhere/card.png',
    '/c/no%20slug/card.png',
  ])('for %s: there is no such page', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  it('in a shape that does not exist', async () => {
    expect((await visit(`${await anyConcert()}/card-9x9.png`)).status).toBe(404)
  })

  it('while nobody knows whether the page exists', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fakeContent(() => new Response('down', { status: 500 }))
    const response = await visit('/c/zimmer/card.png', { variables: { CONTENT_URL: contentUrl } })
    expect(response.status).toBe(503)
  })
})

describe.each(['', '/en', '/th'])(
  'every list has an Open Graph image of its own, in the language of %s',
  (prefix) => {
    it.each(['/concerts', '/programs', '/cities', '/venues', '/news', '/qa', '/poster'])(
      '%s',
      async (path) => {
        const address = pictureOf(await (await visit(`${prefix}${path}`)).text())
        expect(address.replace(/\?.*/, '')).toBe(`${prefix}${path}/card.png`)
        const response = await visit(address)
        expect(response.headers.get('cache-control')).toContain('immutable')
        expect(await isPng(response)).toBe(true)
      },
    )
  },
)

it.each(['/concerts?past=1', '/concerts?city=kazan', '/news?page=2'])(
  'a part of a list, %s, has the Open Graph image of the list',
  async (path) => {
    const response = await visit(pictureOf(await (await visit(path)).text()))
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  },
)

describe('every kind of entry has an Open Graph image', () => {
  it.each([
    '/card.png',
    '/en/card.png',
    '/cities/moscow/card.png',
    '/venues/finomi/card.png',
    '/members/poluton/card.png',
    '/hans-zimmer/card.png',
    '/about/card.png',
    '/a/first-concert-with-a-child/card.png',
    '/p/th/p/new-season-on-sale/card.png',
  ])('%s', async (path) => {
    const response = await visit(path)
    expect(response.status).toBe(200)
    expect(await isPng(response)).toBe(true)
  })
})
