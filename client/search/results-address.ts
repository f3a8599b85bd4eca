import type { Locale } from '../../src/shared/locales.ts'
import { pathTo } from '../../src/shared/paths.ts'
import { localePath } from '../../src/shared/urls.ts'

/** Where the results of a text can be shared: the server's page of them. */
export const toResultsAddress = (locale: Locale, query: string, as?: 'typed'): string =>
  `${localePath(locale, pathTo('search'))}?${new URLSearchParams({ q: query, ...(as ? { as } : {}) })}`

/**
 * Whether an address is the open page's. Then the popup only has to close: going there would load the page anew
 * at the same entry of the history, the popup's own, and the popup would open again.
 */
export const isThisPage = (address: string): boolean =>
  new URL(address, location.href).href === location.href.replace(/#.*/, '')
