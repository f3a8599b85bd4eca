import { headerSetupDelayMs, smallScreen } from '../../src/shared/constants.ts'
import { announcementCookie } from '../../src/shared/stored-names.ts'
import { readDocumentCookie, writeDocumentCookie } from '../browser/storage.ts'

/** A smaller scroll isn't a gesture. */
const minScrollPx = 6

/**
 * Hides the header of small screens on scrolling down and shows it on scrolling up. It starts one second after the page
 * has loaded.
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
      // The header stays while the focus is in it or its menu is open.
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
  // When the window loses the focus, `relatedTarget` is null and the menu stays open.
  menu.addEventListener('focusout', ({ relatedTarget }) => closeUnlessInside(relatedTarget))
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/**
 * Lets the visitor close the announcement above the header. A cookie stores its id, and the server leaves the
 * announcement out of the next page. Pages that were prefetched or cached before still contain it, and it is removed
 * here.
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
    // A keyboard user goes on at the header, which follows the announcement.
    document.querySelector<HTMLElement>('[data-header] a')?.focus({ preventScroll: true })
    bar.remove()
  })
}
