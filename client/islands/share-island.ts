/**
 * An island because the system's share sheet, a small window and the clipboard need JavaScript. Without it the
 * list of networks opens, and they are links.
 */
import { shareMessages } from '../../src/i18n/share.ts'
import { shareWindow } from '../../src/shared/constants.ts'
import { opensPage, type Shared, shareAddress } from '../../src/shared/share-networks.ts'
import type { IslandProps } from './island-props.ts'
import type { StartIsland } from './registry.ts'

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
    // A window that the browser blocks leaves the link to do its work.
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

  // The click that brought this code was on the summary.
  void offer(shared, details)
  return undefined
}

/** The system's sheet where there is one; whoever closes it has decided. Everywhere else the networks. */
async function offer(shared: Shared, details: HTMLDetailsElement): Promise<void> {
  try {
    if (navigator.share) await navigator.share(shared)
    else details.open = true
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) details.open = true
  }
}

/**
 * @returns whether a window has opened.
 * @throws when no such network exists.
 */
function openWindow(link: HTMLAnchorElement, shared: Shared): boolean {
  const address = shareAddress(link.dataset.network ?? '', shared)
  if (!opensPage(address)) return false
  const { widthPx, heightPx, pollMs } = shareWindow
  const left = Math.round(screenX + (outerWidth - widthPx) / 2)
  const top = Math.round(screenY + (outerHeight - heightPx) / 2)
  const features = `width=${widthPx},height=${heightPx},left=${left},top=${top}`
  const opened = window.open('', '_blank', features)
  if (!opened) return false
  // The network's page gets no hold of this one.
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
