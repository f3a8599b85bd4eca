import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changesHeader,
  patientHeader,
  readShieldAnswer,
  requestIdHeader,
} from '../../src/strapi/shield/shield-answer.ts'
import { createShieldObject, type ShieldObject } from '../../src/strapi/shield/shield-object.ts'

const good = '{"data":{"concerts":[]}}'
const refused = '{"errors":[{"message":"no such field"}],"data":null}'

let object: ShieldObject
/** Requests that have reached the content service. */
let sent: Request[]
let answer: () => Promise<Response>

beforeEach(() => {
  sent = []
  answer = async () => new Response(good)
  object = createShieldObject(() => undefined)
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function ask(headers: Record<string, string> = {}) {
  const request = new Request('https://content.example/graphql', {
    method: 'POST',
    body: '{"query":"{ concerts }"}',
    headers: { [changesHeader]: '{"concert":1}', ...headers },
  })
  return readShieldAnswer(await object.answer(request).text())
}

describe('an object of the origin shield', () => {
  it.each([429, 500, 503])('says that the content service failed with status %i', async (status) => {
    answer = async () => new Response('busy', { status })
    expect(await ask()).toEqual({ status, failure: `status ${status}`, text: '' })
  })

  it.each([200, 400, 404])('passes on an answer with status %i', async (status) => {
    answer = async () => new Response(good, { status })
    expect(await ask()).toEqual({ status, text: good })
  })

  it('says why it got no answer', async () => {
    answer = () => Promise.reject(new TypeError('connection refused'))
    expect(await ask()).toEqual({ status: 0, failure: 'TypeError: connection refused', text: '' })
  })

  it('asks the content service without the headers that are for itself', async () => {
    await ask({ authorization: 'Bearer token', [requestIdHeader]: 'visit-1', [patientHeader]: '1' })
    const own = [changesHeader, requestIdHeader, patientHeader]
    expect(own.filter((name) => sent[0]?.headers.has(name))).toEqual([])
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token')
  })

  it.each([
    ['a visitor', {}, 2500],
    ['background work', { [patientHeader]: '1' }, 20_000],
  ])('gives the content service the time that %s has', async (_, headers, limitMs) => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    await ask(headers)
    expect(limit.mock.calls).toEqual([[limitMs]])
  })

  it.each([
    ['gives the answer to others', good, 1],
    ['asks again after an answer that reports errors', refused, 2],
    [
      'gives others an answer whose text only speaks of "errors"',
      '{"data":{"title":"The \\"errors\\" tour"}}',
      1,
    ],
  ])('%s', async (_, text, times) => {
    answer = async () => new Response(text)
    await ask()
    expect((await ask()).text).toBe(text)
    expect(sent).toHaveLength(times)
  })
})
