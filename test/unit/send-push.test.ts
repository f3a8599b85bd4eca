import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthorizer, type Push, sendPush } from '../../src/features/notices/channels/push.ts'
import { makePushKeys, pushBrowsers } from '../fixtures/push-browsers.ts'

const endpoint = 'https://push.example/send/1'
const { keys } = pushBrowsers().subscribe('anna')
const push: Push = {
  text: { title: 'Новый концерт', body: 'Казань', navigate: 'https://tutti.example/c/x', lang: 'ru' },
  topic: 'a-topic',
  ttlSeconds: 3600,
  urgency: 'normal',
}

let asked: Request[]
let answer: () => Promise<Response>
beforeEach(() => {
  asked = []
  answer = async () => new Response(null, { status: 201 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(new Request(input, init))
    return answer()
  })
})
afterEach(() => void vi.restoreAllMocks())

const send = (changes: Partial<Push> = {}) =>
  sendPush({ endpoint, ...keys }, { ...push, ...changes }, async () => 'vapid t=x')

describe('a push', () => {
  it.each([
    [0, '60'],
    [59.4, '60'],
    [61.4, '61'],
    [2_419_200, '2419200'],
    [2_419_201, '2419200'],
  ])('that matters for %d seconds is kept by its service for %s', async (ttlSeconds, ttl) => {
    await send({ ttlSeconds })
    expect(asked[0]?.headers.get('ttl')).toBe(ttl)
  })

  it('waits for no service for longer than ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await send()
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
    expect(vi.mocked(globalThis.fetch).mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
  })

  it('is encrypted, and says what it takes the place of and how urgent it is', async () => {
    await send({ urgency: 'high' })
    const [request] = asked
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'vapid t=x',
      topic: 'a-topic',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    })
    expect([request?.method, request?.url, request?.redirect]).toEqual(['POST', endpoint, 'manual'])
    expect(await request?.text()).not.toContain('Казань')
  })

  it.each([
    [200, { as: 'sent' }],
    [201, { as: 'sent' }],
    [299, { as: 'sent' }],
    [300, { as: 'refused', fault: '300' }],
    [400, { as: 'refused', fault: '400' }],
    [404, { as: 'gone' }],
    [410, { as: 'gone' }],
    [413, { as: 'refused', fault: '413' }],
    [429, { as: 'later', fault: '429' }],
    [499, { as: 'refused', fault: '499' }],
    [500, { as: 'later', fault: '500' }],
    [503, { as: 'later', fault: '503' }],
  ])('that is answered by %i is %j', async (status, pushed) => {
    answer = async () => new Response(null, { status })
    expect(await send()).toEqual(pushed)
  })

  it('comes again when its service says', async () => {
    answer = async () => new Response(null, { status: 503, headers: { 'retry-after': '120' } })
    expect(await send()).toEqual({ as: 'later', fault: '503', afterMs: 120_000 })
  })

  it('comes again where nothing answers', async () => {
    answer = async () => Promise.reject(new TypeError('connection refused'))
    expect(await send()).toEqual({ as: 'later', fault: 'TypeError' })
  })
})

describe('what a service knows the site by', () => {
  it('is signed once for all its browsers, and for each service apart', async () => {
    const sign = vi.spyOn(crypto.subtle, 'sign')
    const authorize = createAuthorizer({ ...makePushKeys(), subject: 'mailto:office@tutti.example' })
    const headers = await Promise.all(
      [endpoint, 'https://push.example/send/2', 'https://other.example/send/1'].map(authorize),
    )
    expect(sign).toHaveBeenCalledTimes(2)
    expect(new Set(headers).size).toBe(2)
    expect(headers[0]).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]+$/)
  })
})
