import { navigationMessages } from '../../src/languages/texts.ts'
import { findPage } from '../../src/routes/address-rules.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { pageLocale } from '../browser/root-element.ts'
import { findClickedAddress } from './links.ts'
import { runRouteMiddleware } from './route-middleware.ts'

export interface NavigateOptions {
  /** Allows an address of another site. */
  external?: boolean
  /** Replaces this page's entry in the history. */
  replace?: boolean
  /** Names of middleware in `route-middleware.ts`, in the order in which they run. */
  middleware?: readonly string[]
}

const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:']
/** Ends redirects of middleware that form a loop. */
const maxRedirects = 5

/**
 * Opens an address, unless middleware cancels the navigation or redirects it.
 *
 * @param to an absolute URL, or one relative to this page.
 * @returns whether the page is being left.
 * @throws for an address of another site without `external`, a protocol that runs code, an unknown middleware, and
 *   for each error that middleware throws.
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
  const outcome = await runRouteMiddleware(options.middleware ?? [], address, from)
  if (outcome === false || redirects > maxRedirects) return false
  if (typeof outcome === 'string') return navigateTo(outcome, options, redirects + 1)
  if (options.replace) location.replace(href)
  else location.assign(href)
  return true
}

/** Handles clicks on links whose page has route middleware by `navigateTo`; the browser handles all others. */
export function applyRouteMiddleware(): void {
  // A listener on the window runs last: the ticket widget has cancelled the clicks that it handles.
  addEventListener('click', (event) => {
    const address = findClickedAddress(event)
    const middleware = address ? middlewareOf(address) : []
    if (!address || middleware.length === 0) return
    event.preventDefault()
    navigateTo(address.href, { middleware }).then(
      (isLeaving) => {
        if (!isLeaving) showTicketsNeedNetwork()
      },
      (error: unknown) => console.error(error),
    )
  })
}

function middlewareOf({ pathname }: URL): readonly string[] {
  const { path } = splitLocalePath(pathname, allLocales)
  return findPage(path)?.middleware ?? []
}

/** Shows in the live region under the header that tickets need a network, until the connection is back. */
function showTicketsNeedNetwork(): void {
  const notices = document.querySelector('[data-notices]')
  if (!notices || notices.querySelector('[data-no-tickets]')) return
  const text = document.createElement('p')
  text.className = 'offer'
  text.dataset.noTickets = ''
  text.textContent = navigationMessages(pageLocale()).ticketsNeedNetwork
  notices.append(text)
  addEventListener('online', () => text.remove(), { once: true })
}
