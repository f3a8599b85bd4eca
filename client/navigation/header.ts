import { headerSetupDelayMs, smallScreen } from '../../src/shared/constants.ts'
import { announcementCookie } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'

/** Scrolling by less is a trembling finger. */
const minScrollPx = 6

/**
 * Gives small screens the header's room: it goes on scrolling down and comes back on scrolling up. Set up a
 * second after the page has loaded, when nobody waits for anything any more.
 */
export function hideHeaderOnScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  const setUp = () => setTimeout(() => followScroll(header), headerSetupDelayMs)
  if (document.readyState === 'complete') setUp()
  else addEventListener('load', setUp, { once: true })
}

function followScroll(header: HTMLElement): void {
  const { widthPx, heightPx } = smallScreen
  const isSmall = matchMedia(`(max-width: ${widthPx}px) and (max-height: ${heightPx}px)`)
  let lastY = scrollY
  const show = () => header.removeAttribute('data-hidden')
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - lastY
      if (Math.abs(moved) < minScrollPx) return
      lastY = scrollY
      const isPast = isSmall.matches && moved > 0 && scrollY > header.offsetHeight
      // Whoever is in the header keeps it: with the keyboard, or with its menu open.
      header.toggleAttribute('data-hidden', isPast && !header.matches(':focus-within, :has([open])'))
    },
    { passive: true },
  )
  header.addEventListener('focusin', show)
  isSmall.addEventListener('change', show)
}

/** Closes the header's menu on Escape, on a click outside, and when the focus leaves it. */
export function closeMenuOnLeaving(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (!menu) return
  const closeUnlessInside = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  document.addEventListener('click', ({ target }) => closeUnlessInside(target))
  // A focus that leaves the window goes nowhere, and the menu stays.
  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessInside(relatedTarget))
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/**
 * Lets the announcement above the header be closed. The cookie says which, and the server leaves that one out of the
 * next page, so that nothing moves there. Pages from before that, fetched early or kept, have it still.
 */
export function enableAnnouncementClosing(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]')
  const button = bar?.querySelector('button')
  const id = bar?.dataset.announcement
  if (!bar || !button || !id) return
  if (readDocumentCookie(announcementCookie) === id) {
    bar.remove()
    return
  }
  button.hidden = false
  button.addEventListener('click', () => {
    writeDocumentCookie(announcementCookie, id)
    // Whoever came by keyboard goes on from here, and not from the top of the page.
    document.querySelector<HTMLElement>('[data-header] a')?.focus({ preventScroll: true })
    bar.remove()
  })
}
