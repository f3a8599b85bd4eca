import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BadRequest } from '../../src/errors.ts'
import { readForm, readJson } from '../../src/http/read-body.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const bytes = (text: string) => new TextEncoder().encode(text)
const requestOf = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('https://tutti.example/contact', { method: 'POST', body, headers })

/** A body as it comes, and what becomes of it. */
function post(body: ReadableStream<Uint8Array>, type = 'application/json'): Request {
  // `duplex` is missing from the types of the platform that the project is compiled for.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  }
  return new Request('https://tutti.example/contact', init)
}

/** Makes a request whose body comes piece by piece, without `Content-Length`. */
const inPieces = (...pieces: string[]) =>
  post(
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(bytes(piece))
        controller.close()
      },
    }),
    urlencoded,
  )

describe('a call’s JSON', () => {
  it.each<[string, Request, unknown]>([
    ['as long as it may be', requestOf('{"a":"bcd"}'), { a: 'bcd' }],
    ['in pieces', inPieces('{"a":', '"bcd"}'), { a: 'bcd' }],
  ])('is read: %s', async (_, request, value) => {
    expect(await readJson(request, 11)).toEqual(value)
  })

  it.each<[string, () => Request, string]>([
    ['one byte too long', () => requestOf('{"a":"bcde"}'), 'must have at most 11 bytes'],
    ['too long in pieces', () => inPieces('{"a":', '"bcde"}'), 'must have at most 11 bytes'],
    [
      'which says that it is too long',
      () => requestOf('{}', { 'content-length': '12' }),
      'must have at most 11 bytes',
    ],
    ['that is none', () => requestOf('a=b'), 'must be JSON'],
    ['that isn’t there', () => requestOf(null), 'must be JSON'],
  ])('is refused by its body: %s', async (_, toRequest, message) => {
    const refusal = await readJson(toRequest(), 11).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BadRequest)
    expect(refusal).toMatchObject({ field: 'body', message })
  })
})

describe('what a form sends', () => {
  const read = (body: BodyInit, { type = urlencoded, most = 200, single = [] as string[] } = {}) =>
    readForm(requestOf(body, type ? { 'content-type': type } : {}), most, single)

  it('is the text of each field; of two by one name, the last', async () => {
    expect(await read('name=Anna&name=Boris&empty=')).toEqual({ name: 'Boris', empty: '' })
  })

  it('is both of two different values of a field that has one, parted by a space', async () => {
    const single = ['option']
    expect(await read('option=a&option=b', { single })).toEqual({ option: 'a b' })
    expect(await read('option=a&option=a', { single })).toEqual({ option: 'a' })
    expect(await read('option=a', { single })).toEqual({ option: 'a' })
  })

  it('has no characters that nobody sees, but in passwords', async () => {
    const typed = encodeURIComponent('а\u0007б\u202e')
    expect(await read(`name=${typed}&password=${typed}&currentPassword=${typed}`)).toEqual({
      name: 'аб',
      password: 'а\u0007б\u202e',
      currentPassword: 'а\u0007б\u202e',
    })
  })

  it('has no files', async () => {
    const form = new FormData()
    form.set('name', 'Anna')
    form.set('file', new File(['x'], 'x.txt'))
    expect(await readForm(requestOf(form), 2000)).toEqual({ name: 'Anna' })
  })

  it.each([
    ['application/json', 'unreadable'],
    ['text/plain', 'unreadable'],
    ['', 'unreadable'],
    ['xapplication/x-www-form-urlencoded', 'unreadable'],
    ['multipart/form-data', 'unreadable'],
    ['APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-8', { name: 'Anna' }],
  ])('as «%s» is %j', async (type, expected) => {
    expect(await read(bytes('name=Anna'), { type })).toEqual(expected)
  })

  it('that is too large isn’t read', async () => {
    expect([await read('a=12', { most: 4 }), await read('a=123', { most: 4 })]).toEqual([
      { a: '12' },
      'too-large',
    ])
    expect(await readForm(inPieces('a=1', '23'), 4)).toBe('too-large')
  })
})

describe('a body whose visitor goes away', () => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('{"a":')),
      pull: (controller) => controller.error(new Error('Network connection lost.')),
    })

  it('is a request that can’t be understood, and no fault of the site', async () => {
    await expect(readJson(post(broken()), 1000)).rejects.toMatchObject({
      field: 'body',
      message: 'was not sent whole',
    })
  })

  it('is so in a form, too', async () => {
    const form = post(broken(), urlencoded)
    await expect(readForm(form, 1000)).rejects.toMatchObject({ field: 'body' })
  })
})

describe('a body that trickles', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is waited for half a minute, and left then', async () => {
    let isLeft = false
    const trickling = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        new Promise((resolve) =>
          setTimeout(() => {
            if (!isLeft) controller.enqueue(bytes(' '))
            resolve()
          }, 1000),
        ),
      cancel: () => {
        isLeft = true
      },
    })
    const reading = readJson(post(trickling), 1000).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await reading).toMatchObject({ field: 'body', message: 'must be there within 30 seconds' })
    expect(isLeft).toBe(true)
  })

  it('is read where it is whole in time', async () => {
    const slow = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes('{"a":'))
        setTimeout(() => {
          controller.enqueue(bytes('1}'))
          controller.close()
        }, 29_000)
      },
    })
    const reading = readJson(post(slow), 1000)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(await reading).toEqual({ a: 1 })
  })
})

it('a body that is too long is left where that is known', async () => {
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(600))
    },
  })
  await expect(readJson(post(endless), 1000)).rejects.toMatchObject({
    message: 'must have at most 1000 bytes',
  })
  expect(pulled).toBeLessThan(5)
})
