import { isolateState } from '../../context/isolate-state.ts'
import { browserParameters } from '../../shared/constants.ts'

/** Longer queries are parsed for each request. */
const maxAskedLength = 300

/** The query text of an address without the parameters that only the browser uses. */
export function queryTextOf({ search }: URL): string {
  if (search === '') return ''
  const asked = new URLSearchParams(search)
  for (const name of browserParameters) asked.delete(name)
  return asked.toString()
}

/**
 * Remembers the query that a page parsed from an address. Parsing needs the page's schema, which the fast path doesn't
 * load; equal text always parses to the same query.
 *
 * @param query as it stands in the page's key
 */
export function rememberQuery(path: string, asked: string, query: unknown): void {
  if (asked === '' || asked.length > maxAskedLength) return
  isolateState.knownQueries.set(`${path}?${asked}`, { query }, 1)
}

/** @returns `undefined` for an address that no page of this isolate has parsed yet */
export const findKnownQuery = (path: string, asked: string): { query: unknown } | undefined =>
  asked === '' ? { query: undefined } : isolateState.knownQueries.get(`${path}?${asked}`)
