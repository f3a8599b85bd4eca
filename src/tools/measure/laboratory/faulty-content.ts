import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { shippedSnapshot } from '../../../strapi-emulator/executor.ts'
import type { EntityName, Row, Snapshot } from '../../../strapi-emulator/row.ts'
import { createAnswers, serveStandIn } from './stand-ins.ts'

/** Ways in which the content service fails, with their names in the printed table. */
export const contentFailures = {
  none: 'none',
  down: 'down',
  slow: 'slow (10 s)',
  status500: 'answers 500',
  status429: 'answers 429',
  oneInThree: 'answers one in three',
  html: 'answers HTML',
  halfJson: 'answers half a JSON',
  errors: 'answers GraphQL errors',
  partial: 'answers partial data with errors',
  nulls: 'answers partial data without errors',
  megabyte: 'answers a megabyte more',
  tooMuch: 'answers nine megabytes more',
} as const
export type ContentFailure = keyof typeof contentFailures

/** How a form that the site sends fails. */
export type EntryFailure = 'answers 500' | 'creates, and its answer is lost' | 'refuses one field with 400'

const slowMs = 10_000
const megabyte = 1024 * 1024

const callSchema = z.object({ data: z.looseObject({ submissionKey: z.string(), email: z.string() }) })

export interface FaultyContent {
  url: string
  /** Changes how requests fail from now on. */
  fault: ContentFailure
  entryFault: EntryFailure | undefined
  /** What editors have entered; a change is another object. */
  rows: Snapshot
  /** Field of the query type that the content model lacks, as one of an earlier version of the project. */
  lacks: string | undefined
  /** Queries that have arrived, as «Heads» or «Rows venues»; also those that nobody answered. */
  asked: string[]
  /** Forms that the site has sent, in collections with a unique key. */
  entries: z.infer<typeof callSchema>['data'][]
  /** Milliseconds between the reading of an answer and its departure. */
  delayMs: number
  stop: () => void
}

/**
 * Starts the demo's content service over HTTP, which fails on demand. Paths below `/search` are the search service and
 * fail in the same way.
 */
export async function startFaultyContent(): Promise<FaultyContent> {
  let rows = shippedSnapshot(toUtcDay(Date.now()))
  let answerTo = answerFrom(rows)

  const { port, stop } = await serveStandIn(async (request, response) => {
    const { url = '/', method } = request
    const isEntry = method === 'POST' && url.startsWith('/api/') && !url.startsWith('/api/auth')
    if (service.fault === 'down') {
      if (!isEntry) service.asked.push('unanswered')
      return request.socket.destroy()
    }
    const body = Buffer.concat(await request.toArray()).toString()
    if (isEntry) return takeEntry(service, callSchema.parse(JSON.parse(body)).data, response)
    service.asked.push(nameOf(body))
    const account = toAccountAnswer(url)
    if (account) return sendJson(response, JSON.stringify(account))
    const refusal = service.lacks === undefined ? undefined : refuse(body, service.lacks)
    if (refusal) return sendJson(response, refusal, 400)
    const isAnswered = service.fault === 'oneInThree' && service.asked.length % 3 === 0
    const { fault, delayMs } = service
    const text = await answerTo(body)
    if (delayMs > 0) await pause(delayMs)
    return send(response, isAnswered ? 'none' : fault, text)
  })
  const service: FaultyContent = {
    url: `http://127.0.0.1:${port}`,
    fault: 'none',
    entryFault: undefined,
    get rows() {
      return rows
    },
    set rows(changed) {
      rows = changed
      answerTo = answerFrom(rows)
    },
    lacks: undefined,
    asked: [],
    entries: [],
    delayMs: 0,
    stop,
  }
  return service
}

const answerFrom = (rows: Snapshot) => createAnswers({ snapshot: () => rows })

const nameOf = (body: string): string =>
  [/query (\w+)/, /rows: (\w+)/].flatMap((part) => part.exec(body)?.[1] ?? []).join(' ')

/** Everybody who signs in is the owner. @returns `undefined` for other calls than those of accounts */
function toAccountAnswer(path: string): object | undefined {
  const user = { id: 1, username: 'owner', email: 'owner@example.test', provider: 'local', confirmed: true }
  if (path.startsWith('/api/auth/local')) return { jwt: 'signed-in', user }
  return path.startsWith('/api/users/me')
    ? { id: 1, username: user.username, email: user.email, confirmed: true, role: { type: 'owner' } }
    : undefined
}

/** Creates an entry with a unique key over REST, as Strapi 4; contract tests show that the site understands the real one. */
function takeEntry(
  { entries, entryFault }: FaultyContent,
  entry: FaultyContent['entries'][number],
  response: ServerResponse,
): unknown {
  const refuseField = (field: string, message: string) => {
    const details = { errors: [{ path: [field], message, name: 'ValidationError' }] }
    const error = { status: 400, name: 'ValidationError', message, details }
    return sendJson(response, JSON.stringify({ data: null, error }), 400)
  }
  if (entryFault === 'answers 500') return sendJson(response, '{"error":"Internal Server Error"}', 500)
  if (entryFault === 'refuses one field with 400') return refuseField('email', 'email must be a valid email')
  const isKnown = entries.some(({ submissionKey }) => submissionKey === entry.submissionKey)
  if (!isKnown) entries.push(entry)
  if (entryFault === 'creates, and its answer is lost') return response.destroy()
  if (isKnown) return refuseField('submissionKey', 'This attribute must be unique')
  return sendJson(response, JSON.stringify({ data: { id: entries.length, attributes: entry }, meta: {} }))
}

/** The answer of a service whose model lacks a field of the query type; `undefined` where it isn't asked for. */
function refuse(body: string, field: string): string | undefined {
  // The cast is safe, since the site has sent the query.
  const { query } = JSON.parse(body) as { query: string }
  const errors = Array.from(
    query.matchAll(new RegExp(`(?:\\w+: ?)?\\b${field}\\b(?=[ ({])`, 'g')),
    ({ index }) => {
      const lines = query.slice(0, index).split('\n')
      return {
        message: `Cannot query field "${field}" on type "Query".`,
        locations: [{ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }],
      }
    },
  )
  return errors.length > 0 ? JSON.stringify({ errors }) : undefined
}

const sendJson = (response: ServerResponse, body: string, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

function send(response: ServerResponse, fault: ContentFailure, text: string): void {
  const json = (body: string, status?: number) => sendJson(response, body, status)
  const broken = {
    none: () => json(text),
    down: () => response.destroy(),
    slow: () => {
      const timer = setTimeout(() => json(text), slowMs)
      response.on('close', () => clearTimeout(timer))
    },
    status500: () => json('{"error":"Internal Server Error"}', 500),
    oneInThree: () => json('{"error":"Service Unavailable"}', 503),
    status429: () => json('{"error":"Too Many Requests"}', 429),
    html: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>'),
    halfJson: () => json(text.slice(0, text.length / 2)),
    errors: () => json('{"errors":[{"message":"Forbidden access"}],"data":null}'),
    partial: () => json(`{"errors":[{"message":"Internal Server Error"}],"data":${withNulls(text)}}`),
    nulls: () => json(`{"data":${withNulls(text)}}`),
    megabyte: () => json(text + ' '.repeat(megabyte)),
    tooMuch: () => json(text + ' '.repeat(9 * megabyte)),
  } satisfies Record<ContentFailure, () => unknown>
  broken[fault]()
}

/** Returns the response with `null` in each field of the query. */
function withNulls(text: string): string {
  const { data } = JSON.parse(text) as { data?: object | null }
  return JSON.stringify(Object.fromEntries(Object.keys(data ?? {}).map((name) => [name, null])))
}

/** Changes the rows of an entry in all its languages, as an editor who saves it; without `change` it is deleted. */
export function edit(
  content: FaultyContent,
  entity: EntityName,
  slug: string,
  change?: (row: Row) => Row,
): void {
  const isMeant = (row: Row) => row.slug === slug
  const updatedAt = new Date().toISOString()
  const rows = content.rows[entity]
  if (!rows.some(isMeant)) throw new Error(`there is no ${entity} ${slug}`)
  const changed = change
    ? rows.map((row) => (isMeant(row) ? { ...change(row), updatedAt } : row))
    : rows.filter((row) => !isMeant(row))
  content.rows = { ...content.rows, [entity]: changed }
}
