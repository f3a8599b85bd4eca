import { loadingBar } from '../../src/shared/constants.ts'
import { findClickedAddress } from './links.ts'

/** Files are opened or saved by the browser, and the page stays. */
const filePattern = /\.\w+$/

/**
 * The bar at the top while the next page is on its way. Only for pages that take longer than the throttle; it
 * reaches its end within the duration and waits there. The browser itself tells screen readers of the loading.
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
    // Links, forms and scripts alike.
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
  // The page goes, and may come back out of the back-forward cache; or the visitor has stopped the loading.
  addEventListener('pagehide', stop)
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stop()
  })
}
