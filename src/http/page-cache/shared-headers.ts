import { isPrefetch } from '../../shared/device.ts'

/** Headers of every response of the site. */
export const siteHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The id of a request: Cloudflare's own (`CF-Ray`), by which its dashboard finds the request, or a random one where
 * the header has another form.
 */
export const toRequestId = (ray: string | null | undefined): string =>
  ray && /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID()

/** A prefetched page is shown without another request if the click follows within this many seconds. */
const prefetchedMaxAgeSeconds = 30

/** Tells the browser which links of a page it may prefetch: a name and a value. */
export const speculationHeader = ['Speculation-Rules', '"/speculation-rules.json"'] as const

/** Whether the visitor saves data, so that nothing may be prefetched. */
export const asksToSaveData = (request: Headers): boolean => request.get('save-data') === 'on'

/** Lets the click use a prefetched public page. */
export function allowBrowserCache(request: Headers, answer: Headers): void {
  if (!isPrefetch(request)) return
  answer.set('Cache-Control', `private, max-age=${prefetchedMaxAgeSeconds}`)
  // The visitor's city is in a cookie and may change before the click.
  answer.append('Vary', 'Cookie')
}
