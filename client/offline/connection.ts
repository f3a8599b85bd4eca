import { formatAge } from '../../src/languages/age.ts'
import { updateCheckMs } from '../../src/shared/constants.ts'
import { deviceDay } from '../browser/device-day.ts'
import { pageLocale } from '../browser/root-element.ts'
import { hideBanner, readOfflineTexts, showBanner, toOfflinePagePath } from './banner.ts'
import { fetchLatestBuild, reloadOnce } from './build-check.ts'

/** A network that is gone for a shorter time isn't reported. */
const settleMs = 2000
/** Milliseconds for which «You are back online» is shown. */
const onlineBannerMs = 5000

/** Shows a banner when the network is lost, and one when it is back. */
export function announceConnectionChanges(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasOffline = false
  const consider = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!navigator.onLine) showOffline()
      else if (isStandIn) reloadWhenReachable()
      else if (wasOffline) showOnline()
    }, delayMs)
  }
  const showOffline = () => {
    wasOffline = true
    hideBanner('online')
    // A cached copy and the offline page say themselves that there is no network.
    if (isCachedCopy() || isOfflinePage) return
    showBanner('offline', {
      text: readOfflineTexts().offline,
      action: { label: readOfflineTexts().offlineList, run: toOfflinePagePath() },
      onClose: () => undefined,
    })
  }
  const showOnline = () => {
    wasOffline = false
    hideBanner('offline')
    hideBanner('kept-copy')
    showBanner('online', {
      text: readOfflineTexts().online,
      ...(isCachedCopy()
        ? { action: { label: readOfflineTexts().updateNow, run: () => location.reload() } }
        : {}),
      onClose: () => undefined,
    })
    if (!isCachedCopy()) timer = setTimeout(() => hideBanner('online'), onlineBannerMs)
  }
  addEventListener('offline', () => consider(settleMs))
  addEventListener('online', () => consider(settleMs))
  consider(navigator.onLine ? settleMs : 0)
  // A network that is up but doesn't reach the site sends no event when it does again.
  if (isStandIn) setInterval(reloadWhenReachable, updateCheckMs)
}

const isOfflinePage = document.querySelector('[data-offline-page]') !== null
/** Whether the offline page is shown in place of the page that the visitor asked for. */
const isStandIn = isOfflinePage && location.pathname !== toOfflinePagePath()

/** Reloads the page that the visitor asked for, once the site can be reached. */
function reloadWhenReachable(): void {
  fetchLatestBuild().then(reloadOnce, () => undefined)
}

const isCachedCopy = () => Boolean(document.documentElement.dataset.keptAt)

/**
 * Shows how old the page is, where the service worker answered with a cached copy. A copy sells no tickets of a day that has
 * come: the concert may have begun since.
 */
export function showCopyAge(): void {
  const { keptAt } = document.documentElement.dataset
  if (!keptAt) return
  for (const link of document.querySelectorAll('a:is([href$="/tickets"], [data-provider])')) {
    const time =
      link.closest('li')?.querySelector('time') ??
      document.querySelector<HTMLTimeElement>('[data-concert-time]')
    if (time && time.dateTime.slice(0, 10) <= deviceDay()) link.removeAttribute('href')
  }
  const age = formatAge(pageLocale(), Date.now() - Date.parse(keptAt))
  showBanner('kept-copy', {
    text: age ? readOfflineTexts().keptCopyOf(age) : readOfflineTexts().keptCopy,
    action: navigator.onLine
      ? { label: readOfflineTexts().updateNow, run: () => location.reload() }
      : { label: readOfflineTexts().offlineList, run: toOfflinePagePath() },
    onClose: () => undefined,
  })
}
