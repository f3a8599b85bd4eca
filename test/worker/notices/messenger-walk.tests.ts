import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Bindings, readConfig } from '../../../src/config/config.ts'
import { createContext } from '../../../src/context/context.ts'
import { createServices, forgetIsolateCache } from '../../../src/features/services.ts'
import { toQrCode, toQrSvg } from '../../../src/share-images/qr-code.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { siteSecret } from '../account-site.ts'
import { toSlug } from '../concert-slugs.ts'
import { emptyDatabase } from '../database.ts'
import { bots, reported, standInForMessengers } from '../messenger-stand-ins.ts'
import { origin, visit } from '../visit.ts'

const withoutBots: Record<string, string> = { SITE_SECRET: siteSecret, SITE_URL: origin }
const variables: Record<string, string> = {
  ...withoutBots,
  TELEGRAM_BOT_TOKEN: bots.telegram.token,
  MAX_BOT_TOKEN: bots.max.token,
}
let database: D1Database
let standIn: ReturnType<typeof standInForMessengers>
beforeEach(async () => {
  database = await emptyDatabase()
  forgetIsolateCache()
  vi.useFakeTimers({ toFake: ['Date'] })
  // Noon in Moscow: nobody is told at night.
  vi.setSystemTime(new Date(nowMs()).setUTCHours(9))
  standIn = standInForMessengers({ now: nowMs })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await standIn.answer(new Request(input, init))
    if (!answer) throw new Error('the tests have no network')
    return answer
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The service of notices as the scheduled run and the queue have it. */
function openNotices(of = variables) {
  const bindings = { ...env, ...of } as Bindings
  const execution = createExecutionContext()
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work)
  const context = createContext(readConfig(bindings), bindings, { id: 'test', origin: '', waitUntil })
  const { notices } = createServices(context)
  if (!notices) throw new Error('the site has no notices')
  return notices
}

const readPage = async (path: string, of: Record<string, string> = variables) =>
  (await visit(path, { variables: of })).text()
const linksOf = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]*\/api\/messengers\/[^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href = '', text]) => ({ href: href.replaceAll('&amp;', '&'), text }),
  )

describe.each(['telegram', 'max'] as const)('from the page of a concert to a message in %s', (id) => {
  it('leads a link, and back leads a link of the message', async () => {
    await openNotices().runScheduled()
    const slug = await toSlug('a.buy')
    const link = linksOf(await readPage(`/c/${slug}`)).find(({ href }) => href.includes(`/${id}?`))
    expect(link?.text).toBe(`Сообщить в ${id === 'max' ? 'MAX' : 'Telegram'}`)
    const opened = await visit(link?.href ?? '', { variables })
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([302, 'no-store'])
    const [, payload = ''] = reported[id].linkPattern.exec(opened.headers.get('location') ?? '') ?? []
    const started = await visit(`/api/hooks/messengers/${id}`, {
      method: 'POST',
      variables,
      headers: {
        'content-type': 'application/json',
        [reported[id].secretHeader]: standIn.webhooks[id]?.secret ?? '',
      },
      body: JSON.stringify(reported[id].toStart(payload, { chat: 7, update: 1 })),
    })
    expect(started.status).toBe(200)
    const notices = openNotices()
    const words = { ru: 'Вход с Садовой улицы' }
    const preview = await notices.previewMessage(slug, 'ru', words)
    expect(preview?.readers).toEqual([`1 чат в ${id === 'max' ? 'MAX' : 'Telegram'}`])
    expect(await notices.broadcastMessage(slug, words, preview?.digest ?? '')).toBe('told')
    await notices.runScheduled()
    await notices.handleQueueMessage()
    expect(standIn.sent.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Сообщим:/),
      expect.stringMatching(new RegExp(`\\n\\nВход с Садовой улицы\\n\\nhttps://tutti\\.example/c/${slug}$`)),
    ])
    expect((await visit(`/c/${slug}`, { variables })).status).toBe(200)
  })

  it.each([
    ['no secret', {}],
    ['another secret', { [reported[id].secretHeader]: 'x'.repeat(43) }],
  ])('leads nobody who reports with %s', async (_, headers: Record<string, string>) => {
    const body = JSON.stringify(reported[id].toMessage('/start', { chat: 7, update: 1 }))
    const hook = await visit(`/api/hooks/messengers/${id}`, { method: 'POST', variables, headers, body })
    expect([hook.status, standIn.sent]).toEqual([401, []])
  })
})

describe('links into messengers', () => {
  it.each([
    ['/cities/kazan', '/api/messengers/telegram?about=city:kazan', 'Сообщить в Telegram'],
    ['/en/hans-zimmer', '/en/api/messengers/telegram?about=program:hans-zimmer', 'Tell me on Telegram'],
    ['/th/cities/kazan', '/th/api/messengers/telegram?about=city:kazan', 'แจ้งเตือนทาง Telegram'],
    ['/push?about=city:kazan', '/api/messengers/telegram?about=city:kazan', 'Сообщить в Telegram'],
  ])('stand on %s', async (path, href, text) => {
    expect(linksOf(await readPage(path))[0]).toEqual({ href, text })
  })

  it('of a sold-out concert are about its tickets', async () => {
    const slug = await toSlug('span.buy')
    expect(linksOf(await readPage(`/c/${slug}`)).map(({ href }) => href)).toEqual([
      `/api/messengers/telegram?about=tickets:${slug}`,
      `/api/messengers/max?about=tickets:${slug}`,
    ])
  })

  it('are QR codes too, on the page of notices, which one link of any other page leads to', async () => {
    expect(await readPage('/en/cities/kazan')).toContain('href="/en/push?about=city:kazan">QR code</a>')
    const page = await readPage('/en/push?about=city:kazan')
    expect(page).not.toContain('>QR code</a>')
    const [, src = ''] = /<img src="([^"]+telegram[^"]+)"/.exec(page) ?? []
    const answer = await visit(src, { variables })
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    const code = toQrCode(`${origin}/en/api/messengers/telegram?about=city:kazan`)
    expect(await answer.text()).toBe(code && toQrSvg(code))
  })

  it('lead to the page of notices while a messenger doesn’t answer', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('no network'))
    const { headers } = await visit('/en/api/messengers/max?about=city:kazan', { variables })
    expect(headers.get('location')).toBe('/en/push?about=city:kazan')
  })

  it.each([
    '/api/messengers/telegram',
    '/api/messengers/telegram?about=newsletter:news',
    '/api/messengers/telegram/code.svg?about=newsletter:news',
    '/api/messengers/pigeon/code.svg?about=city:kazan',
    '/api/messengers/push?about=city:kazan',
    '/api/messengers/pigeon?about=city:kazan',
    '/api/messengers/toString?about=city:kazan',
  ])('lead nowhere from %s', async (path) => {
    expect((await visit(path, { variables })).status).toBe(404)
  })
})

describe('a site without bots', () => {
  it.each(['/c/', '/cities/kazan', '/hans-zimmer', '/push?about=city:kazan', '/security'])(
    'names no messenger on %s',
    async (start) => {
      const path = start === '/c/' ? `/c/${await toSlug('span.buy')}` : start
      const [without, withBots] = [await readPage(path, withoutBots), await readPage(path)]
      expect(without).not.toMatch(/api\/messengers|мессенджер/)
      expect(withBots).toMatch(/api\/messengers|мессенджер/)
    },
  )

  it.each([
    ['GET', '/api/messengers/telegram?about=city:kazan'],
    ['GET', '/api/messengers/telegram/code.svg?about=city:kazan'],
    ['POST', '/api/hooks/messengers/telegram'],
  ])('answers 404 to %s %s', async (method, path) => {
    expect((await visit(path, { method, variables: withoutBots })).status).toBe(404)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('calls none', async () => {
    await openNotices(withoutBots).runScheduled()
    expect(fetch).not.toHaveBeenCalled()
    expect(await database.prepare('select count(*) as n from notice_pace').first('n')).toBe(0)
  })
})
