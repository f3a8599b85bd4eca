import * as z from 'zod/mini'
import type { FaultReason } from '../../shared/content-fault.ts'
import { sortedBy } from '../../shared/sorted-by.ts'
import { addressSchema } from '../../strapi/port/fields.ts'
import type { ContentService } from '../content-service.ts'
import { definePart, type PartContext } from '../parts/define-part.ts'
import { readPublishedList } from '../parts/read-parts.ts'
import { toRedirectKey } from './redirect-key.ts'

/** Targets of all redirects as editors have typed them, by the key of the address (`redirect-key.ts`). */
export type Redirects = Record<string, string>

export const redirectsPart = definePart({
  reads: { redirect: z.object({ from: addressSchema, to: addressSchema }) },
  make: ({ redirect }, { report }): Redirects => toTargets(sortedBy(redirect, [({ from }) => from]), report),
})

/** A valid redirect, and the key of its target, so that each address is parsed only once. */
interface Followed {
  row: Redirect
  next: string | undefined
}

function toTargets(rows: readonly Redirect[], report: PartContext['report']): Redirects {
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

function reportLoops(followed: ReadonlyMap<string, Followed>, report: PartContext['report']): void {
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

/** All redirects. @throws UpstreamFailed where nothing is published */
export const readAllRedirects = (content: ContentService): Promise<Redirects> =>
  readPublishedList(content, 'redirects', undefined)

/** Finds the redirect of the first of these addresses that has one. @throws UpstreamFailed where nothing is published */
export async function readRedirect(
  content: ContentService,
  addresses: readonly string[],
): Promise<Redirect | undefined> {
  const targets = await readAllRedirects(content)
  for (const from of addresses) {
    const key = toRedirectKey(from)
    const to = key !== undefined && Object.hasOwn(targets, key) ? targets[key] : undefined
    if (to) return { from, to }
  }
  return undefined
}
