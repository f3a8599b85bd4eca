import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readForm, readJson } from '../../src/http/read-body.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** A body as it comes, and what becomes of it. */
function post(body: ReadableStream<Uint8Array>, type = 'application/json'): Request {
  // `duplex` is missing from the types of the platform that the project is compiled for.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  }
  return new Request('https://tutti.example/', init)
}

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
    const form = post(broken(), 'application/x-www-form-urlencoded')
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
