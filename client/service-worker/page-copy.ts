import type { WorkboxPlugin } from 'workbox-core'
import { buildCheckMs, campaignParameters } from '../../src/shared/constants.ts'
import { applyChosenTheme } from './chosen-theme.ts'

/** When a copy was made, by the device's own clock, as an ISO date. */
const keptAtHeader = 'x-kept-at'
/** Of the network's encoding, and not of the text that is kept. */
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding']
/** What the server says of a page that its own shared cache may hold (`src/http/page-cache/cached-page.ts`). */
const sharedPage = ['HIT', 'STALE', 'MISS']

/**
 * Only a whole page of this site that the server itself takes for nobody's in particular: an editor's page, an
 * account, a search say so, and so does a page that doesn't exist yet. Redirects, errors and opaque answers aren't.
 */
export const isCacheable = (
  answer: Pick<Response, 'status' | 'redirected' | 'headers'> & { type: string },
): boolean =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  Boolean(answer.headers.get('content-type')?.startsWith('text/html')) &&
  sharedPage.includes(answer.headers.get('x-cache') ?? '')

/** A page is kept under its address without fragment and campaign: one page, one copy. */
export function toCacheKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of campaignParameters) url.searchParams.delete(name)
  return url.href
}

/** What a strategy does with pages that are kept. */
export const pageCopyPlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toCacheKey(request.url),
  cacheWillUpdate: async ({ response }) =>
    isCacheable(response) ? copyOf(response, response.body, new Date().toISOString()) : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? showAge(cachedResponse) : undefined,
}

/** When a copy was made; `NaN` when nobody knows. */
export const readCopyTime = (copy: Response): number => Date.parse(copy.headers.get(keptAtHeader) ?? '')

/**
 * Whether a copy is good enough not to be asked for again. A clock that was set back makes a copy of tomorrow; that
 * one is made anew.
 */
export function isFreshCopy(copy: Response, now: number): boolean {
  const age = now - readCopyTime(copy)
  return age >= 0 && age < buildCheckMs
}

/** Tells the page that it is a copy and of when: `data-kept-at` of its root (`client/offline/connection.ts`). */
async function showAge(copy: Response): Promise<Response> {
  const keptAt = copy.headers.get(keptAtHeader) ?? ''
  const html = await applyChosenTheme(await copy.text())
  return copyOf(copy, html.replace('<html ', `<html data-kept-at="${keptAt}" `), keptAt)
}

function copyOf({ status, statusText, headers }: Response, body: BodyInit | null, keptAt: string): Response {
  const copied = new Headers(headers)
  for (const name of transportHeaders) copied.delete(name)
  copied.set(keptAtHeader, keptAt)
  return new Response(body, { status, statusText, headers: copied })
}
