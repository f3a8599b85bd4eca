import { withCampaign } from '../../src/shared/campaign.ts'
import { ticketFrameLateMs } from '../../src/shared/constants.ts'
import { readCampaign } from './campaign.ts'

/**
 * The provider's frame on the ticket page: says that it is loading, and when it is late. Only the browser knows
 * that, and which campaign the frame should be told of. Part of `main.ts`, since code that comes later could
 * miss the frame's arrival, and nothing tells of it afterwards.
 */
export function watchTicketFrame(): void {
  const place = document.querySelector<HTMLElement>('[data-ticket-frame]')
  const frame = place?.querySelector('iframe')
  if (!place || !frame) return
  const [loading, late] = place.querySelectorAll<HTMLElement>('[data-when]')
  const address = withCampaign(frame.src, readCampaign())
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
  /** A frame that is sent elsewhere remembers where it was, and «back» would lead there; a new one doesn't. */
  const loadAnew = () => {
    clearTimeout(timer)
    const fresh = current.cloneNode() as HTMLIFrameElement
    fresh.src = address
    current.replaceWith(fresh)
    current = fresh
    wait()
  }

  late?.querySelector('button')?.addEventListener('click', () => {
    loadAnew()
    // The button is hidden now; what comes next is the frame.
    current.focus()
  })
  if (address !== frame.src) loadAnew()
  else if (!hasLoaded(frame)) wait()
}

/** A frame from the browser's cache may be quicker than this code. */
function hasLoaded({ src }: HTMLIFrameElement): boolean {
  const [address] = src.split('#')
  return performance.getEntriesByType('resource').some(({ name }) => name.split('#')[0] === address)
}
