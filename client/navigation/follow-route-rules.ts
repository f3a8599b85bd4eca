import { navigationMessages } from '../../src/i18n/navigation.ts'
import { findPage } from '../../src/shared/address-rules.ts'
import { allLocales } from '../../src/shared/locales.ts'
import { splitLocalePath } from '../../src/shared/urls.ts'
import { pageLocale } from '../page-locale.ts'
import { followedAddress } from './followed-link.ts'
import { navigateTo } from './navigate-to.ts'

/** Sends clicks on links whose address has route middleware through `navigateTo`. All others are the browser's. */
export function followRouteRules(): void {
  // On the window: whoever takes a click over, as the ticket widget does, has done so by now.
  addEventListener('click', (event) => {
    const address = followedAddress(event)
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
