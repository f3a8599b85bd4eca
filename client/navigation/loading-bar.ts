import { loadingBar } from '../../src/shared/constants.ts'
import { findClickedAddress } from './links.ts'

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
