import { formatAge } from '../../src/i18n/age.ts'
import { updateCheckMs } from '../../src/shared/constants.ts'
import { pageLocale } from '../browser/root-element.ts'
import { hideBanner, offlinePagePath, offlineTexts, showBanner } from './banner.ts'
import { fetchLatestBuild, reloadOnce } from './build-check.ts'

/** A connection that is gone for less is a tunnel of the metro's escalator: nothing is said. */
const settleMs = 2000
/** «You are back online» needs no answer. */
const onlineNoticeMs = 5000

/** Says that there is no network, and when there is one again. */
export function announceConnection(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaid = false
  const consider = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!navigator.onLine) sayOffline()
      else if (standsIn) retry()
      else if (isSaid) sayOnline()
    }, delayMs)
  }
  const sayOffline = () => {
    isSaid = true
    hideBanner('online')
    // Both say it themselves.
    if (isKeptCopy() || isOfflinePage) return
    showBanner('offline', {
      text: offlineTexts().offline,
      action: { label: offlineTexts().offlineList, run: offlinePagePath() },
      onClose: () => undefined,
    })
  }
  const sayOnline = () => {
    isSaid = false
    hideBanner('offline')
    hideBanner('kept-copy')
    showBanner('online', {
      text: offlineTexts().online,
      ...(isKeptCopy() ? { action: { label: offlineTexts().updateNow, run: () => location.reload() } } : {}),
      onClose: () => undefined,
    })
    if (!isKeptCopy()) timer = setTimeout(() => hideBanner('online'), onlineNoticeMs)
  }
  addEventListener('offline', () => consider(settleMs))
  addEventListener('online', () => consider(settleMs))
  consider(navigator.onLine ? settleMs : 0)
  // A network that is there and leads nowhere sends no event when that changes.
  if (standsIn) setInterval(retry, updateCheckMs)
}

const isOfflinePage = document.querySelector('[data-offline-page]') !== null
/** In another page's place, the offline page was nobody's choice. */
const standsIn = isOfflinePage && location.pathname !== offlinePagePath()

/** Opens the page that was asked for, once the site can be reached. */
function retry(): void {
  fetchLatestBuild().then(reloadOnce, () => undefined)
}

const isKeptCopy = () => Boolean(document.documentElement.dataset.keptAt)

/** Says how old the page is, where the service worker answered with a copy of it. */
export function showCopyAge(): void {
  const { keptAt } = document.documentElement.dataset
  if (!keptAt) return
  const age = formatAge(pageLocale(), Date.now() - Date.parse(keptAt))
  showBanner('kept-copy', {
    text: age ? offlineTexts().keptCopyOf(age) : offlineTexts().keptCopy,
    action: navigator.onLine
      ? { label: offlineTexts().updateNow, run: () => location.reload() }
      : { label: offlineTexts().offlineList, run: offlinePagePath() },
    onClose: () => undefined,
  })
}
