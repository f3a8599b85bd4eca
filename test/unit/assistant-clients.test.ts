import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readClockOffset, testedInstant } from '../../src/tools/clock.ts'
import { makeSecret } from '../../src/tools/operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../src/tools/operate/serve-worker.ts'
import { questionsOfDemo } from '../fixtures/assistant-questions.ts'
import { nowMs } from '../fixtures/clock.ts'

/** The official client of the protocol, which also checks each answer by the schema of its tool, against the built Worker. */
let worker: ServedWorker
beforeAll(async () => {
  // The answers are written down for one day, whichever day the other tests have.
  const offsetMs = readClockOffset(testedInstant, {}, nowMs() - readClockOffset())
  vi.stubEnv('TUTTI_CLOCK_OFFSET_MS', String(offsetMs))
  worker = await serveWorker({ port: 0, variables: { SITE_SECRET: makeSecret() }, onLog: () => {} })
  vi.unstubAllEnvs()
})
afterAll(() => worker.stop())

type Options = ConstructorParameters<typeof Client>[1]

async function connect(options: Options = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, options)
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', worker.url)))
  return client
}

const withoutHandshake: Options = { versionNegotiation: { mode: { pin: '2026-07-28' } } }

describe('the official client', () => {
  it.each<[string, Options, string]>([
    ['that needs no handshake', withoutHandshake, '2026-07-28'],
    ['that finds out by itself', { versionNegotiation: { mode: 'auto' } }, '2026-07-28'],
    ['of today', {}, '2025-11-25'],
    ['of 2025-06-18', { supportedProtocolVersions: ['2025-06-18'] }, '2025-06-18'],
  ])('%s lists the tools and calls one', async (_who, options, revision) => {
    const client = await connect(options)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_concerts',
      'get_concert',
      'list_cities',
      'get_program',
      'answer_question',
    ])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    const { structuredContent } = await client.callTool({ name: 'list_cities', arguments: {} })
    expect(structuredContent).toMatchObject({ source: { url: new URL('/cities', worker.url).href } })
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    await client.close()
  })
})

describe('a question is answered by its call', () => {
  let client: Client
  beforeAll(async () => {
    client = await connect(withoutHandshake)
    // The client knows the schemas of answers once it has listed the tools.
    await client.listTools()
  })
  afterAll(() => client.close())

  it.each(questionsOfDemo)('%s', async (_question, name, call, says) => {
    const { content } = await client.callTool({ name, arguments: { language: 'ru', ...call } })
    const texts = content.map((part) => (part.type === 'text' ? part.text : ''))
    // Prices and counts have spaces that don't break.
    expect(texts.join('\n').replace(/[^\S\n]/g, ' ')).toContain(says)
  })
})
