import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pathTo } from '../../../src/routes/paths.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { makePushKeys, pushBrowsers, type ReceivedPush } from '../../fixtures/push-browsers.ts'
import { type Editor, signIn } from './editor.ts'
import { type Location, openLocation } from './location.ts'
import { need, seededSnapshot, strapiUrl, today } from './services.ts'
import { openRelay, type WebhookRelay } from './webhook-relay.ts'

const secret = need('WEBHOOK_SECRET')
const { publicKey, privateKey } = makePushKeys()
const browsers = pushBrowsers()
const received: ReceivedPush[] = []

/** Weeks ahead, and none that the tests of the webhook move. */
const concert = seededSnapshot.Concert.filter(
  ({ date, status }) => String(date) > addDays(today, 7) && (status ?? 'scheduled') === 'scheduled',
).at(-7)
const day = String(concert?.date)
const nextDay = addDays(day, 1)

let editor: Editor
let relay: WebhookRelay
let site: Location

/** Until noon where nobody has chosen a city: at night nobody is told. */
const secondsUntilNoon = (Date.parse(`${addDays(today, 1)}T09:00:00Z`) - nowMs()) / 1000

beforeAll(async () => {
  editor = await signIn()
  site = await openLocation({
    variables: {
      CONTENT_URL: strapiUrl,
      HOOK_SECRET: secret,
      SITE_SECRET: 'the secret of the contract with Strapi',
      PUSH_PUBLIC_KEY: publicKey,
      PUSH_PRIVATE_KEY: privateKey,
    },
    outbound: async (request) => {
      if (request.url.startsWith(strapiUrl)) return fetch(request)
      const push = await browsers.read(request)
      if (push) received.push(push)
      return new Response(null, { status: push ? 201 : 410 })
    },
  })
  relay = await openRelay(Number(need('WEBHOOK_PORT')), (body, headers) =>
    site.post('/api/hooks/content', body, headers),
  )
  site.later(secondsUntilNoon)
})
afterAll(async () => {
  await Promise.all([relay?.stop(), site?.stop()])
})

/** Machines are shared: Strapi may answer too late for the site's limit, and is asked again in the next minute. */
const patience = { timeout: 300_000, interval: 3000 }
const read = async (sql: string) => (await site.database()).prepare(sql).first<number>('n')
const minute = async () => {
  site.later(60)
  await site.runSchedule()
}

describe('an editor moves a concert that somebody follows', () => {
  let comparesAt: number | null
  beforeAll(async () => {
    await vi.waitFor(async () => {
      await minute()
      expect(await read('select count(*) as n from notice_concert')).toBeGreaterThan(0)
    }, patience)
    const subscription = browsers.subscribe('anna')
    const answer = await site.post(
      pathTo('subscribePush'),
      { subscription, topics: [{ kind: 'concert', key: String(concert?.slug) }] },
      { 'sec-fetch-site': 'same-origin' },
    )
    expect(answer.status).toBe(200)
    comparesAt = await read('select compare_at as n from notice_run')
    await editor.edit('concert', await editor.find('concert', String(concert?.slug)), { date: nextDay })
    await relay.heard(editor.editEvent, 'concert')
  })

  it('and content is compared as soon as Strapi has told of it', async () => {
    await vi.waitFor(async () => {
      expect(await read('select compare_at as n from notice_run')).toBeLessThan(Number(comparesAt))
    }, patience)
  })

  it('and they read when it is now, and when it was', async () => {
    await vi.waitFor(async () => {
      await minute()
      expect(received).not.toEqual([])
    }, patience)
    const { title, body, navigate } = received[0]?.payload.notification ?? {}
    expect(title).toMatch(/^Изменился концерт: /)
    expect(body).toContain(`Теперь: ${inWords(nextDay)}`)
    expect(body).toContain(`Было: ${inWords(day)}`)
    expect(navigate).toMatch(new RegExp(`/c/${concert?.slug}$`))
  })

  it('and see it once', () => {
    expect(new Set(received.map(({ topic }) => topic)).size).toBe(1)
  })
})

/** Formats a date as `5 декабря`. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))
