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
  addEventListener('online', () => {
    // In another page's place, the offline page was nobody's choice.
    if (isOfflinePage && location.pathname !== offlineAddress() && reloadOnce()) return
    consider(settleMs)
  })
  consider(navigator.onLine ? settleMs : 0)
}

const isOfflinePage = document.querySelector('[data-offline-page]') !== null

const isKeptCopy = () => Boolean(document.documentElement.dataset.keptAt)
