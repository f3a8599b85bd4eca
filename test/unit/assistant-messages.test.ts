import { describe, expect, it } from 'vitest'
import { answerMessage } from '../../src/features/assistants/protocol/answer-message.ts'
import { contentOfRows } from './content-of-rows.ts'
import { createSilentLog } from './silent-log.ts'

const unused = () => Promise.reject(new Error('not asked'))

/** Answers a message of a site without content; what it would search is no part of these tests. */
function ask(body: unknown, headers: Record<string, string> = {}) {
  return answerMessage(body, (name) => new Headers(headers).get(name), {
    server: { name: 'tutti', title: 'Оркестр', version: '1' },
    asking: {
      content: contentOfRows({}).content,
      search: { search: unused, findConcerts: unused, findPlaces: unused },
      places: { find: unused, findExact: unused, read: unused, renameCity: unused },
      log: createSilentLog(),
      now: Date.UTC(2026, 10, 26),
      locale: 'ru',
      locales: ['ru', 'en'],
      origin: 'https://tutti.example',
    },
  })
}

const revision = '2026-07-28'
const meta = {
  'io.modelcontextprotocol/protocolVersion': revision,
  'io.modelcontextprotocol/clientCapabilities': {},
}
const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
/** A message as the revision without a handshake has it, with its headers. */
const current = (method: string, params: { name?: string; arguments?: object } = {}) =>
  [
    message(method, { ...params, _meta: meta }),
    {
      'mcp-protocol-version': revision,
      'mcp-method': method,
      ...(params.name ? { 'mcp-name': params.name } : {}),
    },
  ] as const

describe('a message that cannot be answered is refused', () => {
  it.each<[string, unknown, Record<string, string>, number, number]>([
    ['several at once', [message('ping')], {}, 400, -32600],
    ['a text', 'ping', {}, 400, -32600],
    ['nothing', null, {}, 400, -32600],
    ['without a method', { jsonrpc: '2.0', id: 1 }, {}, 400, -32600],
    ['of another version of JSON-RPC', { jsonrpc: '1.0', id: 1, method: 'ping' }, {}, 400, -32600],
    ['with an id of null', { ...message('ping'), id: null }, {}, 400, -32600],
    ['of an unknown method', message('resources/list'), {}, 200, -32601],
    ['of an unknown revision', message('ping'), { 'mcp-protocol-version': '1900-01-01' }, 400, -32022],
    ['of an unknown tool', message('tools/call', { name: '__proto__' }), {}, 200, -32602],
    ['without a tool', message('tools/call'), {}, 200, -32602],
  ])('%s', async (_what, body, headers, status, code) => {
    expect(await ask(body, headers)).toMatchObject({ status, body: { error: { code } } })
  })

  it('names the revisions that the site speaks', async () => {
    expect(await ask(message('ping'), { 'mcp-protocol-version': '2030-01-01' })).toMatchObject({
      body: {
        id: 1,
        error: { data: { supported: ['2026-07-28', '2025-11-25', '2025-06-18'], requested: '2030-01-01' } },
      },
    })
  })
})

describe('a message of the revision without a handshake', () => {
  it('tells what the server is, how long that holds, and for whom', async () => {
    expect(await ask(...current('server/discover'))).toMatchObject({
      status: 200,
      body: {
        id: 1,
        result: {
          resultType: 'complete',
          supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
          capabilities: { tools: {} },
          ttlMs: 3_600_000,
          cacheScope: 'public',
          _meta: { 'io.modelcontextprotocol/serverInfo': { title: 'Оркестр' } },
        },
      },
    })
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['the method', { 'mcp-method': 'tools/list' }],
    ['the tool', { 'mcp-name': 'get_concert' }],
    ['the revision', { 'mcp-protocol-version': '2025-11-25' }],
  ])('is refused where a header names another one than the body: %s', async (_what, other) => {
    const [body, headers] = current('tools/call', { name: 'list_cities' })
    const answer = await ask(body, { ...headers, ...other } as Record<string, string>)
    expect(answer).toMatchObject({ status: 400, body: { error: { code: -32020 } } })
  })

  it('is answered where the header with the tool’s name is written in Base64', async () => {
    const [body, headers] = current('tools/call', { name: 'list_cities', arguments: { language: 'xx' } })
    const answer = await ask(body, { ...headers, 'mcp-name': '=?base64?bGlzdF9jaXRpZXM=?=' })
    expect(answer).toMatchObject({ status: 200, body: { result: { isError: true } } })
  })

  it('is refused where it doesn’t say what its client can do', async () => {
    const [body, headers] = current('tools/list')
    const without = {
      ...body,
      params: { _meta: { ...meta, 'io.modelcontextprotocol/clientCapabilities': undefined } },
    }
    expect(await ask(without, headers)).toMatchObject({ status: 400, body: { error: { code: -32602 } } })
  })

  it.each(['initialize', 'ping', 'resources/list'])('knows no method %s', async (method) => {
    expect(await ask(...current(method))).toMatchObject({ status: 404, body: { error: { code: -32601 } } })
  })
})

describe('a client that begins with a handshake', () => {
  it.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2024-11-05', '2025-11-25'],
    [undefined, '2025-11-25'],
  ])('which asks for %s is answered in %s', async (protocolVersion, answered) => {
    expect(await ask(message('initialize', { protocolVersion }))).toMatchObject({
      body: { result: { protocolVersion: answered, serverInfo: { name: 'tutti' } } },
    })
  })

  it('may tell that it is ready', async () => {
    expect(await ask({ jsonrpc: '2.0', method: 'notifications/initialized' })).toEqual({ status: 202 })
  })
})

describe('a wrong argument is named, so that the model can mend its call', () => {
  it.each<[string, string, object, string]>([
    ['search_concerts', 'a day', { from: 'tomorrow' }, 'from: must be a day, as 2026-12-31'],
    ['search_concerts', 'a distance', { withinKm: 1e9 }, 'withinKm: must be at most 5000'],
    ['search_concerts', 'an unknown one', { when: 'today' }, 'when: is no argument of this tool'],
    ['search_concerts', 'a number as text', { maxPrice: '20' }, 'maxPrice: must be of the type number'],
    [
      'search_concerts',
      'a need',
      { access: ['pool'] },
      'access.0: must be one of wheelchair, step-free, lift, hearing-loop',
    ],
    ['search_concerts', 'long words', { words: 'x'.repeat(201) }, 'words: is longer than 200'],
    ['get_concert', 'no slug', {}, 'slug: must be of the type string'],
    ['get_program', 'an empty name', { program: '' }, 'program: is empty'],
    ['list_cities', 'a language that the site lacks', { language: 'th' }, 'language: must be one of ru, en'],
    ['list_cities', 'a list', [], 'arguments: must be of the type object'],
  ])('%s: %s', async (name, _what, given, said) => {
    const answer = await ask(message('tools/call', { name, arguments: given }))
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { isError: true, content: [{ text: said }] } },
    })
  })
})
