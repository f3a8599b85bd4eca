import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { type ContentFailure, startFaultyContent } from '../faulty-content.ts'

/** Failures of creating entries; content queries fail in their own way meanwhile. */
export const strapiFailures = {
  none: 'none',
  down: 'down',
  /** The entry is created after the time limit: see `letLateOnesThrough`. */
  slow: 'slow (over 20 s)',
  status500: 'answers 500',
  answerLost: 'creates, and its answer is lost',
  fieldRefused: 'refuses one field with 400',
} as const
export type StrapiFailure = keyof typeof strapiFailures

/**
 * The failure of content queries beside each failure of entries: a service that is down or slow is so for all requests.
 */
const contentFaultBeside: Record<StrapiFailure, ContentFailure> = {
  none: 'none',
  down: 'down',
  slow: 'slow',
  status500: 'status500',
  answerLost: 'none',
  fieldRefused: 'none',
}

const callSchema = z.object({ data: z.looseObject({ submissionKey: z.string() }) })
export type CreatedEntry = z.infer<typeof callSchema>['data']

/**
 * A fake of Strapi 4: the demo's content over GraphQL, and collections in which entries with a unique key are created
 * over REST. `test/contract/strapi/submissions.test.ts` compares its responses with the real one's.
 */
export interface StrapiStandIn {
  url: string
  /** Changes how requests fail from now on. */
  setFault: (fault: StrapiFailure) => void
  entries: readonly CreatedEntry[]
  /** Awaited between the creation of an entry and the response. */
  onCreated: (() => Promise<unknown>) | undefined
  /**
   * Resolves when requests to create entries with all of these keys have arrived.
   *
   * @throws Error where it takes too long
   */
  untilAsked: (keys: readonly string[]) => Promise<void>
  /** Executes slow requests now, even if no client waits any more. */
  letLateOnesThrough: () => Promise<void>
  stop: () => Promise<void>
}

const patienceMs = 20_000

export async function startStrapiStandIn(): Promise<StrapiStandIn> {
  const content = await startFaultyContent()
  const entries: CreatedEntry[] = []
  const asked = new Set<string>()
  const heard = new EventEmitter()
  const late: (() => Promise<void>)[] = []
  let fault: StrapiFailure = 'none'

  const create = async (entry: CreatedEntry, response: ServerResponse) => {
    const isKnown = entries.some(({ submissionKey }) => submissionKey === entry.submissionKey)
    if (!isKnown) {
      entries.push(entry)
      await standIn.onCreated?.()
    }
    if (fault === 'answerLost') return void response.destroy()
    if (isKnown) return refuse(response, 'submissionKey', 'This attribute must be unique')
    answer(response, 200, { data: { id: entries.length, attributes: entry }, meta: {} })
  }
  const take = async (entry: CreatedEntry, response: ServerResponse) => {
    asked.add(entry.submissionKey)
    heard.emit('asked')
    if (fault === 'down') return void response.destroy()
    if (fault === 'slow') return void late.push(() => create(entry, response))
    if (fault === 'status500')
      return answer(response, 500, toError(500, 'InternalServerError', 'Internal Server Error'))
    if (fault === 'fieldRefused') return refuse(response, 'email', 'email must be a valid email')
    await create(entry, response)
  }
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    if (request.method === 'POST' && request.url?.startsWith('/api/')) {
      return take(callSchema.parse(JSON.parse(body)).data, response)
    }
    await passOn(content.url, request, body, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const standIn: StrapiStandIn = {
    url: `http://127.0.0.1:${port}`,
    setFault: (next) => {
      fault = next
      content.fault = contentFaultBeside[next]
    },
    entries,
    onCreated: undefined,
    untilAsked: async (keys) => {
      const signal = AbortSignal.timeout(patienceMs)
      while (!keys.every((key) => asked.has(key))) await once(heard, 'asked', { signal })
    },
    letLateOnesThrough: async () => {
      for (const each of late.splice(0)) await each()
    },
    stop: async () => {
      server.closeAllConnections()
      await Promise.all([content.stop(), new Promise((resolve) => server.close(resolve))])
    },
  }
  return standIn
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function passOn(to: string, { url = '/' }: IncomingMessage, body: string, response: ServerResponse) {
  try {
    const headers = { 'content-type': 'application/json' }
    const answered = await fetch(new URL(url, to), { method: 'POST', headers, body })
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text())
  } catch {
    // The client sees a broken connection.
    response.destroy()
  }
}

const answer = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const toError = (status: number, name: string, message: string, details: object = {}) => ({
  data: null,
  error: { status, name, message, details },
})

const refuse = (response: ServerResponse, field: string, message: string) =>
  answer(
    response,
    400,
    toError(400, 'ValidationError', message, {
      errors: [{ path: [field], message, name: 'ValidationError' }],
    }),
  )
