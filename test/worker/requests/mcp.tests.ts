import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { beginFresh } from '../fresh-site.ts'
import { visit } from '../visit.ts'

beginFresh()

const json = { 'content-type': 'application/json' }
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
const post = (body: string, given: Parameters<typeof visit>[1] = {}) =>
  visit('/mcp', { method: 'POST', body, ...given, headers: { ...json, ...given.headers } })

describe('POST /mcp', () => {
  it('answers a message, and nobody stores the answer', async () => {
    const answer = await post(ping)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  })

  it('gives a notification no body', async () => {
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    expect([answer.status, await answer.text()]).toEqual([202, ''])
  })

  it.each<[string, string, Record<string, string>, number, number]>([
    ['no JSON', '{', {}, 400, -32700],
    ['nothing', '', {}, 400, -32700],
    ['too much', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(40_000) }), {}, 400, -32700],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, -32600],
  ])('refuses %s in the protocol’s words', async (_what, body, headers, status, code) => {
    const answer = await post(body, { headers })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code } })
  })

  it('refuses pages of other sites', async () => {
    expect((await post(ping, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  it('answers in the language of its address', async () => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_cities', arguments: {} },
    }
    const answer = await visit('/en/mcp', { method: 'POST', body: JSON.stringify(call), headers: json })
    expect(await answer.text()).toContain('Cities: ')
  })

  it('is limited as the search is', async () => {
    // The type of the project's bindings isn't generated.
    const { TWO_A_MINUTE } = env as unknown as { TWO_A_MINUTE: RateLimit }
    const given = {
      bindings: { SEARCH_LIMIT: TWO_A_MINUTE },
      headers: { 'cf-connecting-ip': '203.0.113.77' },
    }
    const statuses = [await post(ping, given), await post(ping, given), await post(ping, given)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})

it.each(['GET', 'DELETE', 'PUT'])(
  '%s /mcp isn’t allowed: there are no sessions and no streams',
  async (method) => {
    const answer = await visit('/mcp', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  },
)
