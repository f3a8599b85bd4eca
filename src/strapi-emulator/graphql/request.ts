import { readText } from '../read-text.ts'
import type { Operation } from './run.ts'

const jsonType = /^application\/(?:[\w.-]+\+)?json\b/i
const missingBody = 'POST body missing, invalid Content-Type, or JSON object has no keys.'

/** Reads a GraphQL operation from a request, or gives the response with which Strapi refuses it. */
export async function readOperation(request: Request): Promise<Operation | Response> {
  if (/^Bearer\s+\S/i.test(request.headers.get('authorization') ?? '')) {
    return restError(401, 'UnauthorizedError', 'Missing or invalid credentials', { details: {} })
  }
  switch (request.method) {
    case 'POST':
      return readBody(request)
    case 'GET':
      return readQuery(new URL(request.url).searchParams)
    case 'OPTIONS':
      return new Response(null, { status: 204 })
    default:
      return text(405, 'Apollo Server supports only GET/POST requests.', { allow: 'GET, POST' })
  }
}

/** The shape of errors that don't come from GraphQL. */
export function restError(status: number, name: string, message: string, more: object = {}): Response {
  return Response.json({ data: null, error: { status, name, message, ...more } }, { status })
}

async function readBody(request: Request): Promise<Operation | Response> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) return text(400, missingBody)
  const body = await readText(request)
  if (body === undefined) return restError(413, 'PayloadTooLargeError', 'request entity too large')
  if (body.trim() === '') return text(400, missingBody)
  if (!/^\s*[[{]/.test(body))
    return restError(400, 'SyntaxError', 'invalid JSON, only supports object and array')
  try {
    const parsed: unknown = JSON.parse(body)
    if (Array.isArray(parsed)) return parsed.length === 0 ? text(400, missingBody) : graphqlError(noBatches)
    return toOperation(new Map(Object.entries(parsed ?? {})))
  } catch (error) {
    return restError(400, 'SyntaxError', error instanceof Error ? error.message : 'invalid JSON')
  }
}

function readQuery(parameters: URLSearchParams): Operation | Response {
  if (parameters.size === 0) return text(400, 'GET query missing.')
  return toOperation(new Map(parameters))
}

const noBatches = 'Operation batching disabled.'
const noQuery = 'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.'
const badVariables =
  'Variables must be provided as an Object where each property is a variable value. Perhaps look to see if an unparsed JSON string was provided.'

function toOperation(parameters: ReadonlyMap<string, unknown>): Operation | Response {
  if (parameters.size === 0) return text(400, missingBody)
  const query = parameters.get('query')
  if (!query) return graphqlError(noQuery)
  if (typeof query !== 'string') return text(400, 'GraphQL queries must be strings.')
  const name = parameters.get('operationName')
  const variables = readVariables(parameters.get('variables'))
  if (variables instanceof Response) return variables
  return { query, variables, operationName: name == null ? undefined : String(name) }
}

function readVariables(value: unknown): Operation['variables'] | Response {
  if (value == null || value === '') return undefined
  if (typeof value === 'object') return Object.fromEntries(Object.entries(value))
  if (typeof value !== 'string') return graphqlError(badVariables)
  try {
    return readVariables(JSON.parse(value))
  } catch {
    return text(400, 'Variables are invalid JSON.')
  }
}

function graphqlError(message: string): Response {
  const errors = [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }]
  return new Response(`${JSON.stringify({ errors })}\n`, {
    status: 400,
    headers: { 'content-type': 'application/json' },
  })
}

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })
}
