import { describe, expect, it } from 'vitest'
import { isKeepable, toKey } from '../../client/service-worker/kept-page.ts'

/** What `fetch` gives a worker; Node's own answers are of no type that a page's could have. */
const answer = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'content-type': 'text/html; charset=UTF-8', 'x-cache': 'HIT', ...headers }),
    ...changes,
  }) as unknown as Response

describe('a page is kept', () => {
  it.each(['HIT', 'STALE', 'MISS'])('when the server calls it %s', (word) => {
    expect(isKeepable(answer({}, { 'x-cache': word }))).toBe(true)
  })
})

describe('an answer is not kept', () => {
  it.each([
    ['a redirect', answer({ redirected: true })],
    ['a redirect that was not followed', answer({ type: 'opaqueredirect', status: 0 })],
    ['of another site', answer({ type: 'cors' })],
    ['opaque', answer({ type: 'opaque', status: 0 })],
    ['not found', answer({ status: 404 })],
    ['an error', answer({ status: 503 })],
    ['unchanged', answer({ status: 304 })],
    ['no page', answer({}, { 'content-type': 'application/json' })],
    ["an editor's", answer({}, { 'x-cache': 'BYPASS' })],
    ['not said to be for everybody', answer({}, { 'x-cache': '' })],
  ])('that is %s', (_what, given) => expect(isKeepable(given)).toBe(false))
})

describe('the address of a copy', () => {
  it.each([
    ['https://t.example/c/x?utm_source=a&gclid=b#tickets', 'https://t.example/c/x'],
    ['https://t.example/concerts?city=kazan&yclid=1', 'https://t.example/concerts?city=kazan'],
    ['https://t.example/', 'https://t.example/'],
  ])('%s is %s', (address, key) => expect(toKey(address)).toBe(key))
})
