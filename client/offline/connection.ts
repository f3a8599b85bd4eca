import { updateCheckMs } from '../../src/shared/constants.ts'
import { fetchLatestBuild } from './latest-build.ts'
import { say, unsay } from './notices.ts'
import { offlineAddress, texts } from './page-language.ts'
import { reloadOnce } from './reload-once.ts'

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
    unsay('online')
    // Both say it themselves.
    if (isKeptCopy() || isOfflinePage) return
    say('offline', {
      text: texts().offline,
      action: { label: texts().offlineList, run: offlineAddress() },
      onClose: () => undefined,
    })
  }
  const sayOnline = () => {
    isSaid = false
    unsay('offline')
    unsay('kept-copy')
    say('online', {
      text: texts().online,
      ...(isKeptCopy() ? { action: { label: texts().updateNow, run: () => location.reload() } } : {}),
      onClose: () => undefined,
    })
    if (!isKeptCopy()) timer = setTimeout(() => unsay('online'), onlineNoticeMs)
  }
  addEventListener('offline', () => consider(settleMs))
  addEventListener('online', () => consider(settleMs))
  consider(navigator.onLine ? settleMs : 0)
  // A network that is there and leads nowhere sends no event when that changes.
  if (standsIn) setInterval(retry, updateCheckMs)
}

const isOfflinePage = document.querySelector('[data-offline-page]') !== null
/** In another page's place, the offline page was nobody's choice. */
const standsIn = isOfflinePage && location.pathname !== offlineAddress()

/** Opens the page that was asked for, once the site can be reached. */
function retry(): void {
  fetchLatestBuild().then(reloadOnce, () => undefined)
}

const isKeptCopy = () => Boolean(document.documentElement.dataset.keptAt)
