import { announcementCookie } from '../../src/shared/stored-names.ts'
import { readCookie, writeCookie } from '../cookies.ts'

/**
 * Lets the announcement above the header be closed. The cookie says which, and the server leaves that one out of the
 * next page, so that nothing moves there. Pages from before that, fetched early or kept, have it still.
 */
export function closeAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]')
  const button = bar?.querySelector('button')
  const id = bar?.dataset.announcement
  if (!bar || !button || !id) return
  if (readCookie(announcementCookie) === id) {
    bar.remove()
    return
  }
  button.hidden = false
  button.addEventListener('click', () => {
    writeCookie(announcementCookie, id)
    // Whoever came by keyboard goes on from here, and not from the top of the page.
    document.querySelector<HTMLElement>('[data-header] a')?.focus({ preventScroll: true })
    bar.remove()
  })
}
