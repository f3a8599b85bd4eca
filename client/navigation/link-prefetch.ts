import { mayBePrefetched } from '../../src/routes/address-rules.ts'
import { neverPrefetchedLinks } from '../../src/routes/prefetching.ts'
import { maxPrefetches } from '../../src/shared/constants.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { isSavingData } from '../browser/saving-data.ts'
import { toInternalAddress } from './links.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const
const leftAlone = neverPrefetchedLinks.join()

/**
 * Prefetches the page of a link that the pointer or the focus is on, in browsers without speculation rules (Firefox).
 * Safari supports no prefetching by links either, and gets none.
 */
export function prefetchOnIntent(): void {
  const { relList } = document.createElement('link')
  if (HTMLScriptElement.supports?.('speculationrules') || !relList.supports('prefetch')) return
  const fetchSoon = createPrefetchQueue((href) => {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = href
    return new Promise((resolve) => {
      link.onload = resolve
      link.onerror = resolve
      document.head.append(link)
    })
  })
  for (const intent of intents) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
        const address =
          link && !link.matches(leftAlone) && !isSavingData() ? toInternalAddress(link) : undefined
        if (!address || !mayBePrefetched(splitLocalePath(address.pathname, allLocales).path)) return
        fetchSoon(address.pathname + address.search)
      },
      { passive: true },
    )
  }
}

/**
 * Makes a queue that fetches each address once, and at most `maxPrefetches` at the same time.
 *
 * @param fetchPage settles when the page has been fetched or has failed.
 * @returns a function that adds an address to the queue.
 */
export function createPrefetchQueue(fetchPage: (href: string) => Promise<unknown>): (href: string) => void {
  const asked = new Set<string>()
  const waiting: string[] = []
  let running = 0
  const next = () => {
    // The link that was added last is the one that the visitor points at.
    const href = running < maxPrefetches ? waiting.pop() : undefined
    if (href === undefined) return
    running += 1
    const end = () => {
      running -= 1
      next()
    }
    void fetchPage(href).then(end, end)
  }
  return (href) => {
    if (asked.has(href)) return
    asked.add(href)
    waiting.push(href)
    next()
  }
}
