/**
 * The button that shares a page. It is an island because the system's share sheet, a small window and the clipboard
 * need JavaScript. Without it the button opens a list of links to social networks.
 */

import { shareAddresses } from '../../src/brand/chosen-providers.ts'
import { shareMessages } from '../../src/languages/texts.ts'
import { shareWindow } from '../../src/shared/constants.ts'
import { opensPage, type SharedPage, toShareAddress } from '../../src/shared/share-networks.ts'
import type { StartIsland } from './island.ts'
import type { IslandProps } from './island-props.ts'

const startShare: StartIsland<IslandProps['Share']> = (element, { locale, ...shared }) => {
  const details = element.querySelector('details')
  const copy = element.querySelector<HTMLButtonElement>('[data-copy]')
  const state = element.querySelector('[data-share-state]')
  if (!details || !copy || !state) return undefined
  const t = shareMessages(locale)

  element.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey || altKey) return
    if (target.closest('summary') && !details.open) {
      event.preventDefault()
      void offer(shared, details)
    }
    const link = target.closest<HTMLAnchorElement>('a[data-network]')
    // Where the browser blocks the window, the link opens as usual.
    if (link && openWindow(link, shared)) event.preventDefault()
  })
  element.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
  copy.hidden = false
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(shared.url)
      state.textContent = t.copied
    } catch {
      state.textContent = `${t.notCopied} ${shared.url}`
    }
  })

  // The click that started the island was on the button.
  void offer(shared, details)
  return undefined
}

/**
 * Opens the system's share sheet, or the list of networks where there is none. Closing the sheet opens nothing else.
 */
async function offer(shared: SharedPage, details: HTMLDetailsElement): Promise<void> {
  try {
    if (navigator.share) await navigator.share(shared)
    else details.open = true
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) details.open = true
  }
}

/**
 * Opens a social network's page in a small window.
 *
 * @returns whether the window has opened.
 * @throws when no such network exists.
 */
function openWindow(link: HTMLAnchorElement, shared: SharedPage): boolean {
  const address = toShareAddress(shareAddresses, link.dataset.network ?? '', shared)
  if (!opensPage(address)) return false
  const { widthPx, heightPx, pollMs } = shareWindow
  const left = Math.round(screenX + (outerWidth - widthPx) / 2)
  const top = Math.round(screenY + (outerHeight - heightPx) / 2)
  const features = `width=${widthPx},height=${heightPx},left=${left},top=${top}`
  const opened = window.open('', '_blank', features)
  if (!opened) return false
  // Without an opener the network's page can't navigate this one.
  opened.opener = null
  opened.location.replace(address)
  opened.focus()
  const poll = setInterval(() => {
    if (!opened.closed) return
    clearInterval(poll)
    link.focus()
  }, pollMs)
  return true
}

export default startShare
