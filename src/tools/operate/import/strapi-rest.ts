import { setTimeout as pause } from 'node:timers/promises'
import { isRecord } from '../../../shared/is-record.ts'
import {
  type ImportedType,
  type ListOptions,
  type StrapiEntry,
  type StrapiRest,
  strapiVersions,
  type VersionRules,
} from './strapi-versions.ts'

/** Names of content types in the addresses of Strapi's REST API. */
const plurals: Readonly<Record<ImportedType, string>> = {
  city: 'cities',
  concert: 'concerts',
  'import-run': 'import-runs',
  member: 'members',
  program: 'programs',
  redirect: 'redirects',
  venue: 'venues',
}

/** Strapi can't be reached, or died while it was asked. */
export class StrapiGone extends Error {
  override readonly name = 'StrapiGone'
}

/** Strapi refuses what it was asked for; the message says why, without what was sent. */
export class StrapiRefused extends Error {
  override readonly name = 'StrapiRefused'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface StrapiOptions {
  url: string
  token: string
  fetch: typeof fetch
  /** Waits before a call is repeated; tests don't wait. */
  wait?: (milliseconds: number) => Promise<unknown>
}

const perPage = 100
const timeLimitMs = 30_000
/** Waits before the next tries of a call that changes nothing. */
const waitsMs = [500, 1500, 4000]

/**
 * Connects to Strapi's REST API, and finds which version answers.
 *
 * @throws Error in one line if it can't be reached, refuses the token, or lacks what imports need
 */
export async function connectToStrapi(options: StrapiOptions): Promise<StrapiRest> {
  const answer = await call(options, 'GET', '/api/cities?pagination[pageSize]=1')
  const [city] = listOf(answer)
  // An empty Strapi answers alike in both versions; only 5 knows the status of drafts.
  const version = city ? ('attributes' in city ? '4' : '5') : await versionOfEmpty(options)
  return createRest(options, strapiVersions[version])
}

/** Strapi 5 refuses an unknown status with 400; Strapi 4 doesn't know the parameter. */
async function versionOfEmpty(options: StrapiOptions): Promise<'4' | '5'> {
  try {
    await call(options, 'GET', '/api/cities?status=none&pagination[pageSize]=1')
    return '4'
  } catch (error) {
    if (error instanceof StrapiRefused && error.status === 400) return '5'
    throw error
  }
}

function createRest(options: StrapiOptions, rules: VersionRules): StrapiRest {
  const pathOf = (type: ImportedType, id = '') => `/api/${plurals[type]}${id && `/${id}`}`
  const send = async (method: 'POST' | 'PUT', path: string, type: ImportedType, fields: object) => {
    const body = { data: rules.toData(type, fields, method === 'POST') }
    const answer = await call(options, method, `${path}${rules.writingQuery(type)}`, body)
    return toEntry(isRecord(answer) ? answer.data : undefined, rules, type)
  }
  return {
    version: rules.version,
    async list(type, listOptions) {
      const entries: StrapiEntry[] = []
      for (let page = 1; ; page += 1) {
        const query = toQuery(listOptions, rules, page)
        const answer = await call(options, 'GET', `${pathOf(type)}?${query}`)
        const rows = listOf(answer)
        entries.push(...rows.map((row) => toEntry(row, rules, type)))
        if (page >= pageCountOf(answer)) return entries
      }
    },
    create: (type, fields) => send('POST', pathOf(type), type, fields),
    update: (type, id, fields) => send('PUT', pathOf(type, id), type, fields),
    async remove(type, id) {
      await call(options, 'DELETE', pathOf(type, id))
    },
  }
}

function toQuery(
  { fields, populate = {}, filters = {}, isInEveryLanguage, areLive }: ListOptions,
  rules: VersionRules,
  page: number,
): string {
  const query = new URLSearchParams(areLive ? rules.liveQuery : rules.readingQuery)
  if (isInEveryLanguage) query.set('locale', rules.everyLanguage)
  query.set('pagination[page]', String(page))
  query.set('pagination[pageSize]', String(perPage))
  query.set('sort', 'id:asc')
  for (const [at, field] of fields.entries()) query.set(`fields[${at}]`, rules.toName(field))
  for (const [relation, wanted] of Object.entries(populate)) {
    if (wanted === '*') query.set(`populate[${relation}][populate]`, '*')
    else for (const [at, field] of wanted.entries()) query.set(`populate[${relation}][fields][${at}]`, field)
  }
  for (const [field, value] of Object.entries(filters)) query.set(`filters[${field}][$eq]`, value)
  return query.toString()
}

/** Returns the number of pages that Strapi counts. Its pages may have fewer rows than were asked for. */
const pageCountOf = (answer: unknown): number => {
  const meta = isRecord(answer) && isRecord(answer.meta) ? answer.meta.pagination : undefined
  return isRecord(meta) && typeof meta.pageCount === 'number' ? meta.pageCount : 1
}

const listOf = (answer: unknown): Record<string, unknown>[] =>
  isRecord(answer) && Array.isArray(answer.data) ? answer.data.filter((each) => isRecord(each)) : []

function toEntry(row: unknown, rules: VersionRules, type: ImportedType): StrapiEntry {
  const flat = flatten(row)
  if (!isRecord(flat)) throw new StrapiGone('Strapi answers with something else than its REST API does.')
  const fields = rules.fromFields(type, flat)
  return { id: String(flat.documentId ?? flat.id), isLive: rules.isLive(flat), fields }
}

/** Takes Strapi 4's `data` and `attributes` away; Strapi 5 has none. */
function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten)
  if (!isRecord(value)) return value
  if ('data' in value && Object.keys(value).length === 1) return flatten(value.data)
  const { attributes, ...rest } = value
  const own = isRecord(attributes) ? { ...rest, ...attributes } : rest
  return Object.fromEntries(
    Object.entries(own).map(([name, each]) => [name, isKept(name) ? each : flatten(each)]),
  )
}

/** JSON of an entry may have any names. */
const isKept = (name: string): boolean => name === 'imported'

async function call(
  { url, token, fetch, wait = pause }: StrapiOptions,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const isRepeatable = method !== 'POST'
  for (const delay of [...waitsMs, undefined]) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(timeLimitMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => error)
    const isAnswer = response instanceof Response
    if (isAnswer && response.ok) return response.status === 204 ? undefined : await readAnswer(response)
    if (isAnswer && response.status < 500 && response.status !== 429) throw await toRefusal(response)
    const mayTryAgain = isRepeatable || (isAnswer && response.status === 429)
    if (delay === undefined || !mayTryAgain) {
      throw new StrapiGone(
        isAnswer ? `Strapi answers with status ${response.status}.` : describeFailure(response),
      )
    }
    await wait(delay)
  }
  return undefined
}

async function readAnswer(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (isRecord(answer)) return answer
  throw new StrapiRefused(
    response.status,
    'What answers at CONTENT_URL is not Strapi: its answer is no JSON.',
  )
}

async function toRefusal(response: Response): Promise<StrapiRefused> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (!isRecord(answer) || !isRecord(answer.error)) {
    return new StrapiRefused(
      response.status,
      `What answers at CONTENT_URL is not Strapi (status ${response.status}).`,
    )
  }
  const { message, details } = answer.error
  const errors = isRecord(details) && Array.isArray(details.errors) ? details.errors : []
  // Prints no `value`: Strapi 5 repeats in it what was sent.
  const paths = errors.flatMap((each) =>
    isRecord(each) && Array.isArray(each.path) ? [each.path.join('.')] : [],
  )
  return new StrapiRefused(
    response.status,
    [String(message), ...(paths.length > 0 ? [`(${paths.join(', ')})`] : [])].join(' '),
  )
}

function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return `Strapi can't be reached (${cause instanceof Error ? cause.message || cause.name : String(cause)}).`
}
