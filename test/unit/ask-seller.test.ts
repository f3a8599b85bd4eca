import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UpstreamFailed } from '../../src/errors.ts'
import { askSeller, SellerBusy } from '../../src/features/availability/ask-seller.ts'

const now = Date.UTC(2026, 10, 26, 12)
const minuteMs = 60_000
const megabyte = 1024 * 1024

let calls: { address: string; init: RequestInit }[]
beforeEach(() => {
  calls = []
})

const answerWith = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push({ address, init })
    return await answer()
  })
const ask = () => askSeller('https://shop.example/api/sets?page=2', { authorization: 'Token secret' }, now)
const failureOf = () => ask().catch((error: unknown) => error)

describe('a request to a seller', () => {
  it('carries the headers of its source, asks for JSON, and follows no redirect with them', async () => {
    answerWith(() => Response.json({}))
    await ask()
    expect(calls).toMatchObject([
      {
        address: 'https://shop.example/api/sets?page=2',
        init: {
          headers: { accept: 'application/json', authorization: 'Token secret' },
          redirect: 'manual',
        },
      },
    ])
  })

  it.each([[{ tickets: 3 }], [[{ tickets: 3 }]]])('is answered by an object or a list: %j', async (body) => {
    answerWith(() => Response.json(body, { headers: { 'x-page-generated': 'today' } }))
    const answer = await ask()
    expect(answer.body).toEqual(body)
    expect(answer.headers.get('x-page-generated')).toBe('today')
  })

  it.each<[string, number | null, number | undefined]>([
    ['429 without a time waits a minute', null, minuteMs],
    ['429 for five seconds waits a minute', 5, minuteMs],
    ['429 for two minutes waits two', 120, 2 * minuteMs],
    ['429 for a day waits an hour', 86_400, 60 * minuteMs],
  ])('answered by %s', async (_name, seconds, waitMs) => {
    answerWith(
      () => new Response('', { status: 429, headers: seconds ? { 'retry-after': `${seconds}` } : {} }),
    )
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(SellerBusy)
    expect(failure).toMatchObject({ waitMs })
  })

  it('answered by 503 waits where the seller says when to come again, and has failed where it doesn’t', async () => {
    answerWith(() => new Response('', { status: 503, headers: { 'retry-after': '300' } }))
    expect(await failureOf()).toMatchObject({ name: 'SellerBusy', waitMs: 5 * minuteMs })
    answerWith(() => new Response('', { status: 503 }))
    expect(await failureOf()).toMatchObject({ name: 'UpstreamFailed', status: 503 })
  })

  it.each<[string, () => Response, number]>([
    ['a redirect', () => new Response('', { status: 302, headers: { location: '/login' } }), 302],
    ['a refusal', () => Response.json({ detail: 'no' }, { status: 403 }), 403],
    ['an outage', () => new Response('<h1>Oops</h1>', { status: 502 }), 502],
    ['a page', () => new Response('<html></html>'), 200],
    ['a number', () => Response.json(5), 200],
    ['nothing', () => Response.json(null), 200],
    ['more than four megabytes', () => Response.json(['x'.repeat(4 * megabyte)]), 200],
  ])('answered by %s has failed', async (_name, answer, status) => {
    answerWith(answer)
    const failure = await failureOf()
    expect(failure).toBeInstanceOf(UpstreamFailed)
    expect(failure).toMatchObject({ upstream: 'tickets', status })
  })

  it('answered by almost four megabytes is read', async () => {
    answerWith(() => Response.json(['x'.repeat(4 * megabyte - 100)]))
    expect((await ask()).body).toHaveLength(1)
  })

  it('whose seller can’t be reached has failed without a status, and says why', async () => {
    answerWith(() => Promise.reject(new TypeError('connection refused')))
    expect(await failureOf()).toMatchObject({
      name: 'UpstreamFailed',
      status: 0,
      message: expect.stringContaining('connection refused'),
    })
  })

  it('isn’t waited for longer than ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    answerWith(() => Promise.reject(new DOMException('aborted', 'AbortError')))
    expect(await failureOf()).toMatchObject({
      status: 0,
      message: expect.stringContaining('no answer within 10000 ms'),
    })
    expect(timeout).toHaveBeenCalledWith(10_000)
    expect(calls[0]?.init.signal?.aborted).toBe(true)
    timeout.mockRestore()
  })
})
