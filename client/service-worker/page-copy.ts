import type { WorkboxPlugin } from 'workbox-core'
import { browserParameters, buildCheckMs } from '../../src/shared/constants.ts'
import { applyChosenTheme } from './chosen-theme.ts'

/** Header of a cached page: the time of its response by the device's clock, as an ISO date. */
const copyTimeHeader = 'x-kept-at'
/** Headers of the response's encoding, which isn't that of the cached text. */
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding']
/** Values of `X-Cache` on pages that the server's shared cache may store (`src/http/page-cache/cached-page.ts`). */
const sharedPage = ['HIT', 'STALE', 'MISS']

/**
 * Tells whether a response may be cached: a whole page of this site that is the same for everybody, which the server
 * shows by its header `X-Cache`. Redirects, errors, opaque responses and personal pages may not.
 */
export const isCacheablePage = (
  answer: Pick<Response, 'status' | 'redirected' | 'headers'> & { type: string },
): boolean =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  Boolean(answer.headers.get('content-type')?.startsWith('text/html')) &&
  sharedPage.includes(answer.headers.get('x-cache') ?? '')

/** @returns the address without its fragment and the parameters of campaigns and vouchers, so that a page has one copy. */
export function toPageCacheKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of browserParameters) url.searchParams.delete(name)
  return url.href
}

/** Workbox plugin that stores pages with their time, and shows that time on copies. */
export const pageCopyPlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => toPageCacheKey(request.url),
  cacheWillUpdate: async ({ response }) =>
    isCacheablePage(response) ? copyOf(response, response.body, new Date().toISOString()) : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? showAge(cachedResponse) : undefined,
}

/** @returns the time of a copy in milliseconds since 1970; `NaN` where it has none. */
export const readPageCopyTime = (copy: Response): number => Date.parse(copy.headers.get(copyTimeHeader) ?? '')

/**
 * Tells whether a copy is younger than `buildCheckMs`, and needn't be fetched again. A copy with a time in the future,
 * after the device's clock was set back, isn't fresh.
 */
export function isFreshPageCopy(copy: Response, now: number): boolean {
  const age = now - readPageCopyTime(copy)
  return age >= 0 && age < buildCheckMs
}

/** Writes the copy's time into the page's attribute `data-kept-at`, which `client/offline/connection.ts` shows. */
async function showAge(copy: Response): Promise<Response> {
  const keptAt = copy.headers.get(copyTimeHeader) ?? ''
  const html = await applyChosenTheme(await copy.text())
  return copyOf(copy, html.replace('<html ', `<html data-kept-at="${keptAt}" `), keptAt)
}

function copyOf({ status, statusText, headers }: Response, body: BodyInit | null, keptAt: string): Response {
  const copied = new Headers(headers)
  for (const name of transportHeaders) copied.delete(name)
  copied.set(copyTimeHeader, keptAt)
  return new Response(body, { status, statusText, headers: copied })
}
