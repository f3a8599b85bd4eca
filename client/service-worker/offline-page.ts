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

/** At its own address too the page comes from here: only the device knows what it has kept. */
export const serveOfflinePage = async ({ request, url }: RouteHandlerCallbackOptions): Promise<Response> =>
  (await findOfflinePage(url)) ?? fetch(request)

/**
 * Fetches the offline page in the languages of the pages that are open; the others are asked for when they are
 * read (`cacheOfflinePage`).
 *
 * @throws when it can't be had: a worker without it would leave visitors with the browser's own error.
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

/** @throws when the page can't be had. */
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

/** The offline page in the address' language, else in any, with the list of what is kept. */
export async function findOfflinePage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.offline)
  const locales = [localeOf(url), ...allLocales]
  for (const locale of locales) {
    const page = await cache.match(addressIn(locale))
    if (page) return fillIn(page, await renderCachedPageList(locale))
  }
  return undefined
}

/** Marked as a copy, but of no age: it is as good as new. @param list as HTML; empty: the page's own words for an empty list stand. */
async function fillIn(page: Response, list: string): Promise<Response> {
  const html = (await applyChosenTheme(await page.text())).replace('<html ', '<html data-kept-at="" ')
  const filled = list
    ? html.replace(/(<ul [^>]*data-kept-pages[^>]*>).*?<\/ul>/s, (_, open) => `${open}${list}</ul>`)
    : html
  const { headers } = page
  return new Response(filled, { headers })
}
