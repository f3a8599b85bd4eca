import { ticketFrameLateMs } from '../../src/shared/constants.ts'
import { withVisit } from './campaign.ts'

/**
 * Shows on the ticket page that the provider's frame is loading or late, and adds the visitor's campaign to its
 * address. It is part of `main.ts`: code that is loaded later could miss the frame's event `load`.
 */
export function watchTicketFrame(): void {
  const place = document.querySelector<HTMLElement>('[data-ticket-frame]')
  const frame = place?.querySelector('iframe')
  if (!place || !frame) return
  const [loading, late] = place.querySelectorAll<HTMLElement>('[data-when]')
  const address = withVisit(frame.src)
  let current = frame
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (state: 'loading' | 'late' | '') => {
    for (const text of [loading, late]) if (text) text.hidden = text.dataset.when !== state
  }
  const wait = () => {
    show('loading')
    timer = setTimeout(() => show('late'), ticketFrameLateMs)
    current.addEventListener('load', () => {
      clearTimeout(timer)
      show('')
    })
  }
  /** Replaces the frame by a new one: a new address in the same frame would add an entry to the history. */
  const replaceFrame = () => {
    clearTimeout(timer)
    const fresh = current.cloneNode() as HTMLIFrameElement
    fresh.src = address
    current.replaceWith(fresh)
    current = fresh
    wait()
  }

  late?.querySelector('button')?.addEventListener('click', () => {
    replaceFrame()
    // The pressed button is hidden now, and the frame follows it.
    current.focus()
  })
  if (address !== frame.src) replaceFrame()
  else if (!hasLoaded(frame)) wait()
}

/** @returns whether the frame has loaded before this code ran, as one from the browser's cache may. */
function hasLoaded({ src }: HTMLIFrameElement): boolean {
  const [address] = src.split('#')
  return performance.getEntriesByType('resource').some(({ name }) => name.split('#')[0] === address)
}
