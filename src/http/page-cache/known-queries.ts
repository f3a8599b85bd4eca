import { isolateState } from '../../context/isolate-state.ts'
import { campaignParameters } from '../../shared/constants.ts'

const campaigns: readonly string[] = campaignParameters
/** Longer ones are read each time. */
const maxAskedLength = 300

/** What an address asks of its page, as it is written; empty where there is nothing but a campaign, the browser's business. */
export function queryTextOf({ search }: URL): string {
  if (search === '') return ''
  const asked = new URLSearchParams(search)
  for (const name of campaigns) asked.delete(name)
  return asked.toString()
}

/**
 * Remembers what a page understood of its address. That takes the page's schema, which the front doesn't know; the same
 * text means the same ever after.
 *
 * @param query as it stands in the page's key
 */
export function rememberQuery(path: string, asked: string, query: unknown): void {
  if (asked === '' || asked.length > maxAskedLength) return
  isolateState.queries.set(`${path}?${asked}`, { query }, 1)
}

/** @returns `undefined` for an address that nobody has read here yet */
export const recallQuery = (path: string, asked: string): { query: unknown } | undefined =>
  asked === '' ? { query: undefined } : isolateState.queries.get(`${path}?${asked}`)
