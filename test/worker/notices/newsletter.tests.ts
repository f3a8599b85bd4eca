import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeUnsubscribeCode } from '../../../src/features/notices/email-subscriptions.ts'
import { isOffered, toTopics } from '../../../src/features/notices/forms/push-form.ts'
import {
  exportNewsletter,
  readNewsletterOverview,
} from '../../../src/features/notices/newsletter/newsletter-readers.ts'
import { syncNewsletter, toNewsletterCall } from '../../../src/features/notices/newsletter/sync-newsletter.ts'
import type { NewsletterConnection } from '../../../src/features/notices/notice-deps.ts'
import type { NewsletterOutcome } from '../../../src/providers/newsletter-provider.ts'
import { emptyDatabase } from '../database.ts'
import { dyingDatabase } from '../dying-database.ts'
import { minuteMs, nobody, noon, noticeSteps, reach } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'

let database: D1Database
let world: ReturnType<typeof noticeWorld>
let told: string[]
let answer: (address: string) => NewsletterOutcome | Error
beforeEach(async () => {
  database = await emptyDatabase()
  world = noticeWorld(database, noon)
  told = []
  answer = () => 'done'
})

const tell = async (what: string, address: string) => {
  const outcome = answer(address)
  if (outcome instanceof Error) throw outcome
  told.push(`${what} ${address}`)
  return outcome
}
const connection: NewsletterConnection = {
  provider: {
    name: 'Test',
    add: ({ address, locale }) => tell(`add ${locale}`, address),
    remove: (address) => tell('remove', address),
  },
  account: { key: 'key', list: '7' },
  host: 'news.example',
}
const sync = (changed: D1Database = database) =>
  syncNewsletter({ ...world.make(), database: changed }, connection)
/** Runs of the platform's clock, with a comparison in between. */
const later = async (minutes = 10) => {
  world.state.now += minutes * minuteMs
  await sync()
}

async function subscribe(id: string, { confirmed = 1, kind = 'newsletter', locale = 'ru' } = {}) {
  await database.batch([
    database
      .prepare(
        `insert into notice_subscription (id, owner, channel, address, locale, time_zone, is_confirmed, created_at)
         values (?1, ?1, 'email', ?1 || '@example.com', ?2, 'Europe/Moscow', ?3, 1)`,
      )
      .bind(id, locale, confirmed),
    database
      .prepare(`insert into notice_topic (kind, key, owner, created_at) values (?, 'news', ?, ?)`)
      .bind(kind, id, noon),
  ])
}
const leave = (id: string) =>
  database.batch([
    database.prepare('delete from notice_topic where owner = ?').bind(id),
    database.prepare('delete from notice_subscription where id = ?').bind(id),
  ])
const states = async () => {
  const { results } = await database
    .prepare('select address, state from newsletter_reader order by address')
    .all<{ address: string; state: string }>()
  return Object.fromEntries(results.map(({ address, state }) => [address.split('@')[0], state]))
}

describe('the provider of the newsletter', () => {
  it('is told once of each confirmed reader, in the reader’s language, and of nobody else', async () => {
    await subscribe('anna', { locale: 'en' })
    await subscribe('boris', { confirmed: 0 })
    await subscribe('city', { kind: 'city' })
    await sync()
    await later()
    expect(told).toEqual(['add en anna@example.com'])
    expect(await states()).toEqual({ anna: 'given' })
  })

  it('takes back who has left, and nothing of them is stored then', async () => {
    await subscribe('anna')
    await sync()
    await leave('anna')
    await later()
    expect(told).toEqual(['add ru anna@example.com', 'remove anna@example.com'])
    expect(await states()).toEqual({})
  })

  it('is told nothing of who has come and left in between', async () => {
    await subscribe('anna')
    await sync()
    answer = () => new Error('down')
    await subscribe('boris')
    await later()
    await leave('boris')
    await leave('anna')
    await later()
    await subscribe('anna')
    answer = () => 'done'
    await later(600)
    expect(told).toEqual(['add ru anna@example.com'])
    expect(await states()).toEqual({ anna: 'given' })
  })

  it('that gives no answer is asked again: after a minute, two, four, at most every six hours', async () => {
    answer = () => new Error('down')
    await subscribe('anna')
    const waits: number[] = []
    for (let run = 0; run < 12; run++) {
      const at = world.state.now
      await sync()
      const next = await database
        .prepare('select next_try_at as at from newsletter_reader')
        .first<number>('at')
      waits.push(((next ?? 0) - at) / minuteMs)
      world.state.now = next ?? 0
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    answer = () => 'done'
    await sync()
    expect(told).toEqual(['add ru anna@example.com'])
  })

  it('that is down is asked of one reader a run', async () => {
    const asked: string[] = []
    answer = (address) => {
      asked.push(address)
      return new Error('down')
    }
    for (const id of ['anna', 'boris', 'clara']) await subscribe(id)
    await sync()
    expect(asked).toHaveLength(1)
  })

  it('that refuses an address is never asked of it again, and the others get there', async () => {
    answer = (address) => (address.startsWith('anna') ? 'refused' : 'done')
    for (const id of ['anna', 'boris']) await subscribe(id)
    await sync()
    await later()
    expect(told).toEqual(['add ru anna@example.com', 'add ru boris@example.com'])
    expect(await states()).toEqual({ anna: 'refused', boris: 'given' })
    await leave('anna')
    await later()
    expect(await states()).toEqual({ boris: 'given' })
  })

  it.each(['before', 'after'] as const)('misses nobody when runs end %s any step', async (dies) => {
    for (const id of ['anna', 'boris']) await subscribe(id)
    for (let left = 0; left < 8; left++) {
      await sync(dyingDatabase(database, { left }, dies)).catch(() => undefined)
      world.state.now += 10 * minuteMs
    }
    await sync()
    expect(await states()).toEqual({ anna: 'given', boris: 'given' })
    await leave('boris')
    for (let left = 0; left < 8; left++) {
      world.state.now += 10 * minuteMs
      await sync(dyingDatabase(database, { left }, dies)).catch(() => undefined)
    }
    await later()
    expect(await states()).toEqual({ anna: 'given' })
  })
})

describe('a call of the provider', () => {
  const call = (status: number, body = '{"ok":true}') => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(status === 204 ? null : body, { status }))
    return toNewsletterCall('news.example')('/api', { method: 'POST', headers: { key: 'k' }, body: { a: 1 } })
  }

  it.each([
    [200, '{"ok":true}', { ok: true }],
    [400, '<html>', undefined],
    [204, '', undefined],
  ])('that is answered with %i and %j has the answer', async (status, text, body) => {
    expect(await call(status, text)).toEqual({ status, body })
    expect(vi.mocked(fetch).mock.calls.at(-1)?.[0]).toBe('https://news.example/api')
  })

  it.each([401, 403, 429, 500, 503])('that is answered with %i is repeated later', async (status) => {
    await expect(call(status)).rejects.toThrow(`answered with status ${status}`)
  })

  it('reads no more of an answer than it needs', async () => {
    expect((await call(200, `"${'x'.repeat(300_000)}"`)).body).toBeUndefined()
  })
})

describe('the newsletter at the desk', () => {
  it('counts confirmed readers by language and day', async () => {
    await subscribe('anna')
    await subscribe('boris', { locale: 'th' })
    await subscribe('clara')
    await subscribe('dmitri', { confirmed: 0 })
    expect(await readNewsletterOverview(world.make())).toEqual({
      languages: [
        { locale: 'ru', readers: 2 },
        { locale: 'th', readers: 1 },
      ],
      days: [{ day: '2026-11-23', readers: 3 }],
      waiting: 0,
      refused: 0,
      press: 0,
    })
  })

  it('exports the addresses, each with the link that unsubscribes its reader', async () => {
    const steps = noticeSteps(world)
    const id = crypto.randomUUID()
    await subscribe(id)
    await subscribe('boris', { confirmed: 0 })
    const csv = await exportNewsletter(world.make())
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(await exportNewsletter(world.make(), 'ru')).toContain(
      `${id}@example.com;ru;2026-11-23 12:00;news;https:`,
    )
    expect(csv).toContain(
      `${id}@example.com,ru,2026-11-23T09:00:00.000Z,news,https://tutti.example/push?leave=`,
    )
    const [, code = ''] = /leave=([\w.-]+)/.exec(csv) ?? []
    expect(await steps.service().unsubscribeMail(code)).toEqual({})
    expect((await readNewsletterOverview(world.make())).languages).toEqual([])
  })

  it.each([
    ['newsletter', 'letters about concerts', ['city kazan'], 1],
    ['notices', 'the newsletter', ['newsletter news'], 0],
  ] as const)(
    'the %s is left by its own link, and %s stays until it is left too',
    async (scope, _, stays, has) => {
      const steps = noticeSteps(world)
      const id = crypto.randomUUID()
      await subscribe(id)
      await database
        .prepare(`insert into notice_topic (kind, key, owner, created_at) values ('city', 'kazan', ?, 1)`)
        .bind(id)
        .run()
      const left = await steps.service().unsubscribeMail(await makeUnsubscribeCode(world.make(), id, scope))
      const topics = async () => {
        const { results } = await database.prepare('select kind, key from notice_topic').all()
        return results.map(({ kind, key }) => `${kind} ${key}`)
      }
      const subscription = () => database.prepare('select has_notices from notice_subscription').first()
      expect([await topics(), await subscription()]).toEqual([stays, { has_notices: has }])
      expect(await steps.service().unsubscribeMail(left?.rest ?? '')).toEqual({})
      expect([await topics(), await subscription()]).toEqual([[], null])
    },
  )

  it('has the list for the press beside it, which no provider gets and whose link ends nothing else', async () => {
    const id = crypto.randomUUID()
    await subscribe(id)
    const follow = 'insert into notice_topic (kind, key, owner, created_at) values (?, ?, ?, 1)'
    await database.batch([
      database.prepare(follow).bind('newsletter', 'press', id),
      database.prepare(follow).bind('city', 'kazan', id),
      database.prepare(follow).bind('newsletter', 'other', id),
    ])
    await sync()
    expect(told).toEqual([`add ru ${id}@example.com`])
    const languages = [{ locale: 'ru', readers: 1 }]
    expect(await readNewsletterOverview(world.make())).toMatchObject({ languages, press: 1 })
    const csv = await exportNewsletter(world.make())
    expect(csv.match(/,(news|press|other),/g)?.sort()).toEqual([',news,', ',press,'])
    const steps = noticeSteps(world)
    const ends: unknown[] = []
    let code = /leave=(p-[\w.-]+)/.exec(csv)?.[1]
    while (code !== undefined) {
      code = (await steps.service().unsubscribeMail(code))?.rest
      const { results } = await database
        .prepare('select kind, key from notice_topic order by kind, key')
        .all()
      ends.push(results.map(({ key }) => key))
    }
    expect(ends).toEqual([['kazan', 'news', 'other'], ['news', 'other'], []])
  })

  it.each([
    ['newsletter:news', true, [], true],
    ['newsletter:press', true, [], false],
    ['newsletter:press', true, ['press'], true],
    ['newsletter:press', false, ['press'], false],
    ['newsletter:other', true, ['press'], false],
    ['newsletter:news', false, [], false],
    ['city:kazan', false, [], true],
  ])(
    '%s is offered with a newsletter (%s) and the sections %j: %s',
    (topic, hasNewsletter, sections, isThere) => {
      expect(toTopics(topic).some((each) => isOffered(each, { hasNewsletter }, sections))).toBe(isThere)
    },
  )

  it('has a reader who asked at /push and pressed the link of the e-mail, and nobody before', async () => {
    const letters: Record<string, unknown>[] = []
    const send = async (letter: Record<string, unknown>) => void letters.push(letter)
    // The platform's binding accepts e-mails in two shapes; the site uses this one.
    const binding = { send } as unknown as SendEmail
    const service = noticeSteps(world).service({
      mail: { from: 'office@tutti.example', binding, service: undefined },
    })
    await service.requestMailConfirmation('Anna@Example.com', reach, [{ kind: 'newsletter', key: 'news' }])
    expect((await readNewsletterOverview(world.make())).languages).toEqual([])
    const [, code = ''] = /confirm=(\S+)/.exec(String(letters[0]?.text)) ?? []
    expect(await service.confirmMail(code, nobody)).toBeDefined()
    expect((await readNewsletterOverview(world.make())).languages).toEqual([{ locale: 'ru', readers: 1 }])
  })
})
