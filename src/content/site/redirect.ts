import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { FaultReason } from '../../shared/content-faults.ts'
import {
  type ContentQuery,
  type ContentService,
  type MapContext,
  readContent,
} from '../../strapi/port/client.ts'
import { addressSchema } from '../../strapi/port/fields.ts'
import { toRedirectKey } from './redirect-key.ts'

const rowSchema = z.object({ from: addressSchema, to: addressSchema })
const answerSchema = z.object({
  redirects: z.object({ items: z.array(rowSchema), total: z.optional(z.number()) }),
})
type Answer = z.infer<typeof answerSchema>

/** Redirects per query: at most a megabyte, and an isolate keeps only a part of it in memory. */
const perQuery = 5000
/** A list that needs more queries is a mistake of the program that filled it. */
const mostQueries = 10

/** Targets of redirects as editors have typed them, by the key of the address (`redirect-key.ts`). */
interface Redirects {
  targets: Record<string, string>
  /** How many there are in all, and with which the next question begins. */
  total: number
  next: number
}

/**
 * All redirects, so that a missing page costs one look-up: the service can't compare addresses as editors type them
 * with those that visitors request, and a query for each address that a bot invents would cost more.
 */
const redirectsQuery = (start: number): ContentQuery<Answer, Redirects> => ({
  name: 'redirects',
  document: `query Redirects($start: Int, $limit: Int) {
    redirects(sort: ["from:asc"], pagination: { start: $start, limit: $limit }) {
      data { attributes { from to } } meta { pagination { total } }
    }
  }`,
  schema: answerSchema,
  map: ({ redirects: { items, total = 0 } }, { report }) =>
    items.length === 0 ? null : { targets: toTargets(items, report), total, next: start + items.length },
  policy: policies.redirects,
})

/** A valid redirect, and the key of its target, so that each address is parsed only once. */
interface Followed {
  row: Redirect
  next: string | undefined
}

function toTargets(rows: readonly Redirect[], report: MapContext['report']): Record<string, string> {
  const followed = new Map<string, Followed>()
  const leaveOut = (row: Redirect, field: 'from' | 'to', reason: FaultReason, detail?: string) =>
    report?.(row, { what: 'left out', reason, value: row[field], ...(detail ? { detail } : {}) }, field)
  for (const row of rows) {
    const key = toRedirectKey(row.from)
    const next = toRedirectKey(row.to)
    const other = key === undefined ? undefined : followed.get(key)?.row.to
    if (key === undefined) leaveOut(row, 'from', 'first page is always there')
    else if (other !== undefined) {
      if (other !== row.to) leaveOut(row, 'from', 'address leads elsewhere already', other)
    } else if (next === key) leaveOut(row, 'to', 'leads to itself')
    else followed.set(key, { row, next })
  }
  reportLoops(followed, report)
  return Object.fromEntries(Array.from(followed, ([key, { row }]) => [key, row.to]))
}

function reportLoops(followed: ReadonlyMap<string, Followed>, report: MapContext['report']): void {
  const known = new Set<string>()
  for (const [from, { row }] of followed) {
    const way = new Set<string>()
    let key: string | undefined = from
    while (key !== undefined && !known.has(key) && !way.has(key)) {
      way.add(key)
      key = followed.get(key)?.next
    }
    if (key !== undefined && way.has(key)) {
      report?.(row, { what: 'left out', reason: 'leads in a circle', value: row.to }, 'to')
    }
    for (const seen of way) known.add(seen)
  }
}

export interface Redirect {
  from: string
  to: string
}

/** The redirect of the first of these addresses that has one. */
export async function readRedirect(
  content: ContentService,
  addresses: readonly string[],
): Promise<Redirect | undefined> {
  const all = await readRedirects(content)
  for (const from of addresses) {
    const key = toRedirectKey(from)
    const to = key && all.map(({ targets }) => targets[key]).find((target) => target !== undefined)
    if (to !== undefined && to !== '') return { from, to }
  }
  return undefined
}

async function readRedirects(content: ContentService): Promise<Redirects[]> {
  const all: Redirects[] = []
  for (let start = 0; all.length < mostQueries; ) {
    const part = await readContent(content, redirectsQuery(start), { start, limit: perQuery })
    if (part) all.push(part)
    if (!part || part.next >= part.total) break
    start = part.next
  }
  return all
}

/** Targets of all redirects, by the key of the address (`redirect-key.ts`). */
export async function readAllRedirects(content: ContentService): Promise<Record<string, string>> {
  const parts = await readRedirects(content)
  return Object.assign({}, ...parts.toReversed().map(({ targets }) => targets))
}
