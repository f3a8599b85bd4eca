import { navigationMessages } from '../../src/i18n/navigation.ts'
import { findPage } from '../../src/routes/address-rules.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { pageLocale } from '../browser/root-element.ts'
import { findClickedAddress } from './links.ts'
import { runMiddleware } from './route-middleware.ts'

export interface NavigateOptions {
  /** Allows another site. */
  external?: boolean
  /** Leaves no entry of this page in the history. */
  replace?: boolean
  /** Names of `route-middleware.ts`, in order. */
  middleware?: readonly string[]
}

const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:']
/** Redirects of middleware that lead in a circle end here. */
const maxRedirects = 5

/**
 * Goes to an address, unless its middleware cancels that or leads elsewhere.
 *
 * @param to a path, or an address that a browser understands, relative to this page.
 * @returns whether the page is being left.
 * @throws for another site without `external`, for a protocol that runs code, for an unknown middleware, each in
 *   its own words, and for whatever a middleware fails with.
 */
export async function navigateTo(to: string, options: NavigateOptions = {}, redirects = 0): Promise<boolean> {
  const from = new URL(location.href)
  const address = new URL(to, from)
  const { protocol, origin, href } = address
  if (!safeProtocols.includes(protocol)) {
    throw new Error(`Cannot navigate to a URL with '${protocol}' protocol.`)
  }
  if (origin !== from.origin && !options.external) {
    throw new Error(
      'Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.',
    )
  }
  const outcome = await runMiddleware(options.middleware ?? [], address, from)
  if (outcome === false || redirects > maxRedirects) return false
  if (typeof outcome === 'string') return navigateTo(outcome, options, redirects + 1)
  if (options.replace) location.replace(href)
  else location.assign(href)
  return true
}

/** Sends clicks on links whose address has route middleware through `navigateTo`. All others are the browser's. */
export function applyRouteMiddleware(): void {
  // On the window: whoever takes a click over, as the ticket widget does, has done so by now.
  addEventListener('click', (event) => {
    const address = findClickedAddress(event)
    const middleware = address ? middlewareOf(address) : []
    if (!address || middleware.length === 0) return
    event.preventDefault()
    navigateTo(address.href, { middleware }).then(
      (isLeaving) => {
        if (!isLeaving) tellOffline()
      },
      (error: unknown) => console.error(error),
    )
  })
}

function middlewareOf({ pathname }: URL): readonly string[] {
  const { path } = splitLocalePath(pathname, allLocales)
  return findPage(path)?.middleware ?? []
}

/** In the live region under the header, once, until the connection is back. */
function tellOffline(): void {
  const notices = document.querySelector('[data-notices]')
  if (!notices || notices.querySelector('[data-no-tickets]')) return
  const text = document.createElement('p')
  text.className = 'offer'
  text.dataset.noTickets = ''
  text.textContent = navigationMessages(pageLocale()).ticketsNeedNetwork
  notices.append(text)
  addEventListener('online', () => text.remove(), { once: true })
}
