import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetCountedVisits } from '../../../src/features/partners/api/open-short-link.ts'
import { createShortLinks } from '../../../src/features/partners/short-links.ts'
import { forgetIsolateCache } from '../../../src/features/services.ts'
import { codePattern } from '../../../src/routes/short-links.ts'
import { currentDay, nowMs } from '../../fixtures/clock.ts'
import { toSlug } from '../concert-slugs.ts'
import { emptyDatabase } from '../database.ts'
import { origin, type Visit, visit } from '../visit.ts'

let database: D1Database
let page: string
beforeEach(async () => {
  forgetIsolateCache()
  forgetCountedVisits()
  database = await emptyDatabase()
  page = '/cities/kazan'
})

const make = (fields: Record<string, string>, how: Visit = {}) =>
  visit('/codegen', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(fields).toString(),
    ...how,
  })
const codes = async () =>
  (await database.prepare('select code, target from short_link').all<{ code: string; target: string }>())
    .results
const visits = async () =>
  (
    await database
      .prepare('select * from short_link_day')
      .all<{ code: string; day: string; visits: number }>()
  ).results
async function makeOne(fields: Record<string, string> = { page, source: 'poster' }): Promise<string> {
  await make(fields)
  return (await codes()).at(-1)?.code ?? ''
}

describe('a short address', () => {
  it('is made by a button of /codegen, and stands on its page', async () => {
    const made = await make({ page, source: 'poster', campaign: 'Весна' })
    const location = made.headers.get('location') ?? ''
    expect([made.status, location]).toEqual([
      303,
      `/codegen?${new URLSearchParams({ page, source: 'poster', campaign: 'Весна' })}#short`,
    ])
    const [{ code } = { code: '' }] = await codes()
    expect(code).toMatch(codePattern)
    expect(await (await visit(location)).text()).toContain(`${origin}/t/${code}</textarea>`)
  })

  it('is one for the same link, however often and from wherever it is asked for', async () => {
    await Promise.all([make({ page, source: 'poster' }), make({ page, source: 'poster' })])
    await make({ page: `${origin}${page}`, source: ' poster ', theme: 'dark' })
    expect(await codes()).toHaveLength(1)
  })

  it('leads to the page with its campaign, for now', async () => {
    const code = await makeOne({
      page: '/en/cities/kazan',
      source: 'poster',
      medium: 'a & b',
      campaign: 'Весна',
    })
    const { status, headers } = await visit(`/t/${code}`)
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(
      `/en/cities/kazan?${new URLSearchParams({ utm_source: 'poster', utm_medium: 'a & b', utm_campaign: 'Весна' })}`,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('keeps its own campaign, and takes along what it says nothing of', async () => {
    const code = await makeOne()
    const { headers } = await visit(`/t/${code}?utm_source=other&yclid=42&page=2`)
    expect(headers.get('location')).toBe('/cities/kazan?utm_source=poster&yclid=42')
  })

  it.each(['/t/zzzzzz', '/t/x', '/t/zzzzzz0', '/t/constructor', '/t/%27or%271', '/t', '/t/a/b'])(
    'that nobody has made is a page that isn’t there: %s',
    async (path) => {
      const response = await visit(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Страница не найдена')
    },
  )
})

describe('a visit by it', () => {
  const today = currentDay
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  const open = (code: string, address: string) =>
    visit(`/t/${code}`, {
      headers: { 'cf-connecting-ip': address, 'user-agent': firefox, cookie: 'tutti_city=kazan' },
    })

  it('counts for its day, and nothing of the visitor is written', async () => {
    const code = await makeOne()
    for (const address of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) await open(code, address)
    expect(await visits()).toEqual([{ code, day: today(), visits: 3 }])
  })

  it('counts once of one visitor, however often they come, and leads on each time', async () => {
    const code = await makeOne()
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2']
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => open(code, addresses[at % 2] ?? '')),
    )
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([302])
    expect(await visits()).toEqual([{ code, day: today(), visits: 1 }])
  })

  it('counts once more a minute later', async () => {
    const code = await makeOne()
    await open(code, '203.0.113.7')
    const now = nowMs()
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    await open(code, '203.0.113.7')
    expect((await visits())[0]?.visits).toBe(2)
  })

  it('counts sixty times a day for one network address, which is led on each time', async () => {
    const code = await makeOne()
    const now = nowMs()
    for (let minute = 0; minute < 63; minute += 1) {
      vi.spyOn(Date, 'now').mockReturnValue(now + minute * 60_000)
      expect((await open(code, '203.0.113.7')).status).toBe(302)
    }
    expect((await visits()).reduce((sum, day) => sum + day.visits, 0)).toBe(60)
    await open(code, '203.0.113.8')
    expect((await visits()).reduce((sum, day) => sum + day.visits, 0)).toBe(61)
  })

  it('counts for each address that the visitor opens', async () => {
    for (const source of ['poster', 'flyer']) await makeOne({ page, source })
    for (const { code } of await codes()) await open(code, '203.0.113.7')
    expect(await visits()).toHaveLength(2)
  })

  it.each<[who: string, how: Visit]>([
    ['who asks for the headers alone', { method: 'HEAD', headers: { 'user-agent': firefox } }],
    ['a browser before the click', { headers: { 'sec-purpose': 'prefetch', 'user-agent': firefox } }],
    [
      'a browser that draws it before the click',
      { headers: { 'sec-purpose': 'prefetch;prerender', 'user-agent': firefox } },
    ],
    ['who names no browser', {}],
    ['a script', { headers: { 'user-agent': 'curl/8.5.0' } }],
    [
      'a program that calls itself a browser',
      { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36' } },
    ],
    [
      'a messenger that makes a picture of the link',
      { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } },
    ],
    ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' } }],
  ])('by %s counts for nothing, and leads on', async (_who, how) => {
    const code = await makeOne()
    expect((await visit(`/t/${code}`, how)).status).toBe(302)
    expect(await visits()).toEqual([])
  })

  it('leads on where it can’t be counted', async () => {
    const code = await makeOne()
    await database.prepare('drop table short_link_day').run()
    vi.spyOn(console, 'warn').mockReturnValue()
    expect((await visit(`/t/${code}`)).status).toBe(302)
    vi.restoreAllMocks()
  })
})

describe('no short address is made', () => {
  it.each([
    ['of another site', { page: 'https://evil.example/c/x' }],
    ['of a script', { page: 'javascript:alert(1)' }],
    ['of a page that is no entry’s', { page: '/about' }],
    ['of an entry that isn’t there', { page: '/c/nowhere' }],
    ['of nothing', {}],
    ['of an address of two kilobytes', { page: `/c/${'a'.repeat(2048)}` }],
  ])('%s', async (_what, fields) => {
    const response = await make(fields as Record<string, string>)
    expect(response.status).toBe(422)
    expect(await codes()).toEqual([])
  })

  it('for another site’s page', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
    expect((await make({ page }, { headers })).status).toBe(403)
    expect(await codes()).toEqual([])
  })

  it('for who has asked too often; what they asked for stands on the page', async () => {
    const WRITE_LIMIT = { limit: async () => ({ success: false }) }
    const response = await make({ page, source: 'poster' }, { bindings: { WRITE_LIMIT } })
    expect([response.status, await codes()]).toEqual([429, []])
  })

  it('without a database: the page offers none, and the long link is all there', async () => {
    const html = await (await visit(`/codegen?page=${page}`, { bindings: { DB: undefined as never } })).text()
    expect(html).toContain('https://tutti.example/cities/kazan')
    expect(html).not.toContain('method="post" action="/codegen')
  })

  it('of a name that is too long', async () => {
    const response = await make({ page, source: 'a'.repeat(61) })
    expect([response.status, await codes()]).toEqual([422, []])
  })
})

describe('ten thousand codes', () => {
  it('are ten thousand, each found again', async () => {
    const links = createShortLinks(database, Date.now)
    const statement = 'insert into short_link (code, target, made_at) values (?, ?, ?)'
    const made = new Set<string>()
    // One by one they would be thirty thousand queries; the first hundred are, the rest are stored as rows.
    for (let index = 0; index < 100; index += 1)
      made.add(await links.create(`/c/zimmer?utm_content=${index}`))
    expect(made.size).toBe(100)
    for (let from = 0; from < 9900; from += 330) {
      const rows = Array.from({ length: 330 }, (_, index) => {
        const number = from + index
        const code = number.toString(9).padStart(6, '0').replaceAll('0', 'z').replaceAll('1', 'y')
        return database.prepare(statement).bind(code, `/c/other?utm_content=${number}`, number)
      })
      await database.batch(rows)
    }
    expect(await links.countLinks()).toBe(10_000)
    for (const code of [...made].slice(0, 20)) expect(await links.findTarget(code)).toMatch(/^\/c\/zimmer/)
    expect(await links.list({ from: 9950, size: 100 })).toHaveLength(50)
  })

  it('are found by their index', async () => {
    const { results } = await database
      .prepare("explain query plan select target from short_link where code = 'zzzzzz'")
      .all<{ detail: string }>()
    expect(JSON.stringify(results)).toContain('SEARCH short_link USING PRIMARY KEY')
  })
})

it('a code that another target has is followed by the next one', async () => {
  const links = createShortLinks(database, Date.now)
  const taken = await links.create('/c/zimmer')
  await database.prepare('update short_link set target = ? where code = ?').bind('/c/other', taken).run()
  const next = await links.create('/c/zimmer')
  expect(next).not.toBe(taken)
  expect(await links.findTarget(next)).toBe('/c/zimmer')
})

it('days that are two years old are forgotten', async () => {
  const links = createShortLinks(database, () => Date.parse('2026-11-23T00:00:00Z'))
  const code = await links.create('/c/zimmer')
  for (const day of ['2024-11-22', '2024-11-23', '2026-11-22'])
    await database.prepare('insert into short_link_day values (?, ?, 1)').bind(code, day).run()
  await links.deleteOld()
  expect((await visits()).map(({ day }) => day)).toEqual(['2024-11-23', '2026-11-22'])
})

describe('a short address that nobody opens', () => {
  const day = 24 * 60 * 60_000
  const made = Date.parse('2026-11-23T12:00:00Z')
  let now: number
  beforeEach(() => {
    now = made
  })
  const links = () => createShortLinks(database, () => now)
  const isKept = async (code: string) => {
    await links().deleteOld()
    return (await links().findTarget(code)) !== undefined
  }

  it('is forgotten after half a year, with the names of its campaign', async () => {
    const code = await links().create('/c/zimmer?utm_campaign=free')
    now = made + 180 * day
    expect(await isKept(code)).toBe(true)
    now += 1
    expect(await isKept(code)).toBe(false)
  })

  it('is kept where it is asked for again', async () => {
    const code = await links().create('/c/zimmer')
    now = made + 100 * day
    await links().create('/c/zimmer')
    now = made + 200 * day
    expect(await isKept(code)).toBe(true)
  })

  it('any more is kept as long as its visits are counted', async () => {
    const code = await links().create('/c/zimmer')
    now = made + 100 * day
    await links().countVisit(code)
    now = made + 800 * day
    expect(await isKept(code)).toBe(true)
    now = made + 832 * day
    expect(await isKept(code)).toBe(false)
  })

  it('is the same one again for who asks for it once more', async () => {
    const code = await links().create('/c/zimmer')
    now = made + 181 * day
    await links().deleteOld()
    expect(await links().create('/c/zimmer')).toBe(code)
  })

  it('is found without reading those that are kept', async () => {
    const { results } = await database
      .prepare('explain query plan select code from short_link where kept_until < 1 limit 500')
      .all<{ detail: string }>()
    expect(JSON.stringify(results)).toContain('short_link_kept')
  })
})

it('a concert’s short address leads to it with the campaign, which its ticket button takes along', async () => {
  const slug = await toSlug('a.buy')
  const code = await makeOne({ page: `/c/${slug}`, source: 'poster' })
  const location = (await visit(`/t/${code}`)).headers.get('location') ?? ''
  expect(location).toBe(`/c/${slug}?utm_source=poster`)
})
