import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core'
import { pathTo } from '../../src/routes/paths.ts'
import { allLocales, defaultLocale, type Locale } from '../../src/shared/locales.ts'
import { localePath, splitLocalePath } from '../../src/shared/urls.ts'
import { cacheAssetsOf } from './assets.ts'
import { cacheNames } from './cache-names.ts'
import { applyChosenTheme } from './chosen-theme.ts'
import { renderCachedPageList } from './offline-list.ts'

declare const self: ServiceWorkerGlobalScope

const localeOf = (url: URL): Locale => splitLocalePath(url.pathname, allLocales).locale
const addressIn = (locale: Locale) => localePath(locale, pathTo('offline'))

export const isOfflinePageRequest = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.mode === 'navigate' && url.pathname === addressIn(localeOf(url))

/** Answers the offline page's own address from the cache: only the device can list its cached pages. */
export const serveOfflinePage = async ({ request, url }: RouteHandlerCallbackOptions): Promise<Response> =>
  (await findOfflinePage(url)) ?? fetch(request)

/**
 * Caches the offline page in the languages of the open pages; other languages are cached when a page asks for them
 * (`cacheOfflinePage`).
 *
 * @throws when it can't be had. The worker isn't installed then: without the page visitors would see the browser's
 *   error.
 */
export async function cacheOfflinePages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const locales = open.map(({ url }) => localeOf(new URL(url)))
  await Promise.all(
    [...new Set(locales.length > 0 ? locales : [defaultLocale])].map((locale) =>
      cacheOfflinePage(locale, event),
    ),
  )
}

/** Fetches the offline page in a language and caches it with its assets. @throws when it can't be had. */
export async function cacheOfflinePage(locale: Locale, event: ExtendableEvent): Promise<void> {
  const address = addressIn(locale)
  const answer = await fetch(address, { cache: 'no-cache' })
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`)
  const cache = await caches.open(cacheNames.offline)
  await cache.put(address, answer.clone())
  await cacheAssetsOf(answer, event)
}

export const hasOfflinePage = async (locale: Locale): Promise<boolean> =>
  (await (await caches.open(cacheNames.offline)).match(addressIn(locale))) !== undefined

/** @returns the cached offline page in the address's language, else in any, with the list of cached pages. */
export async function findOfflinePage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.offline)
  const locales = [localeOf(url), ...allLocales]
  for (const locale of locales) {
    const page = await cache.match(addressIn(locale))
    if (page) return fillIn(page, await renderCachedPageList(locale))
  }
  return undefined
}

/**
 * Puts the list into the offline page. The page is marked as a copy without an age.
 *
 * @param list items as HTML; where they are empty, the page's own text for an empty list stays.
 */
async function fillIn(page: Response, list: string): Promise<Response> {
  const html = (await applyChosenTheme(await page.text())).replace('<html ', '<html data-kept-at="" ')
  const filled = list
    ? html.replace(/(<ul [^>]*data-kept-pages[^>]*>).*?<\/ul>/s, (_, open) => `${open}${list}</ul>`)
    : html
  const { headers } = page
  return new Response(filled, { headers })
}
