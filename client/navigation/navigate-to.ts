import { navigationMessages } from '../../src/languages/texts.ts'
import { findPage } from '../../src/routes/address-rules.ts'
import { loadingBar } from '../../src/shared/constants.ts'
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

/** Addresses of files, which the browser opens or saves while the page stays. */
const filePattern = /\.\w+$/

/**
 * Shows a bar at the top while the next page is loading, where that takes longer than `loadingBar.throttleMs`. It
 * reaches its end after `durationMs` and waits there. The browser itself tells screen readers that a page is loading.
 */
export function showLoadingBar(): void {
  const bar = document.createElement('div')
  bar.className = 'loading-bar'
  bar.ariaHidden = 'true'
  bar.style.height = `${loadingBar.heightPx}px`
  bar.style.animationDuration = `${loadingBar.durationMs}ms`
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(() => document.body.append(bar), loadingBar.throttleMs)
  }
  const stop = () => {
    clearTimeout(timer)
    bar.remove()
  }

  if ('navigation' in window) {
    // The event is sent for navigations by links, forms and scripts.
    navigation.addEventListener('navigate', ({ destination: { sameDocument, url }, downloadRequest }) => {
      if (!sameDocument && downloadRequest === null && !filePattern.test(new URL(url).pathname)) start()
    })
    navigation.addEventListener('navigateerror', stop)
  } else {
    addEventListener('click', (event) => {
      const address = findClickedAddress(event)
      if (address && !filePattern.test(address.pathname)) start()
    })
  }
  // Without the bar the page goes into the back-forward cache; Escape stops the loading.
  addEventListener('pagehide', stop)
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stop()
  })
}

/** View transition name of a page's largest picture (`client/styles/base.css`). */
const heroName = 'hero'

/**
 * Animates a poster into the hero picture of the page that its link opens. A script is needed to tell which of many
 * posters it is. Every other navigation skips the transition: capturing both pages takes longer than showing a page
 * that is already prerendered.
 */
export function enablePosterTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    ignoreRejections(viewTransition)
    // A return to an address that redirects has no entry, whatever its navigation type is.
    const poster = activation?.entry?.url ? findPoster(new URL(activation.entry.url).pathname) : undefined
    if (!poster || activation?.navigationType === 'traverse') viewTransition.skipTransition()
    else nameDuring(viewTransition, poster)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) ignoreRejections(viewTransition)
  })
}

/** Handles the promises of a transition, which reject where it is skipped by this page or by the next. */
function ignoreRejections({ ready, updateCallbackDone, finished }: ViewTransition): void {
  for (const promise of [ready, updateCallbackDone, finished]) promise.catch(() => undefined)
}

/** Gives a poster the hero's name during a transition. The page's own hero loses it, since the name must be unique. */
function nameDuring(transition: ViewTransition, poster: HTMLElement): void {
  const own = [...document.images].filter((image) => getComputedStyle(image).viewTransitionName === heroName)
  const restore = [...own.map((image) => setName(image, 'none')), setName(poster, heroName)]
  const end = () => {
    for (const undo of restore) undo()
  }
  transition.finished.then(end, end)
}

function setName({ style }: HTMLElement, name: string): () => void {
  style.viewTransitionName = name
  return () => {
    style.viewTransitionName = ''
  }
}

/** @returns the picture of a link to an address; only one in the viewport can be animated. */
function findPoster(pathname: string): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>(`a[href="${CSS.escape(pathname)}"] img`)
  return [...pictures].find((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
}
