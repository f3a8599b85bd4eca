import { onPageRestored } from '../browser/timing.ts'
import { loadPagePayload } from '../navigation/payload.ts'

/**
 * Selects the ticket buttons of a page; on a concert's page the whole part with price and button. Buttons of rows are
 * selected by their position, which saves an attribute on each of sixty rows.
 */
const buttons =
  '[data-ticket-action], [data-buy]:not([data-ticket-action] *), [data-rows] > li > p ~ :is(a, span)'

/**
 * Updates the ticket buttons of a page that is restored from the back-forward cache: tickets may have sold out
 * meanwhile. The buttons come from a newly fetched page; the rest of the page and its scroll position stay.
 */
export function refreshTicketsOnReturn(): void {
  onPageRestored(() => {
    if (!document.querySelector(buttons)) return
    // A failure leaves the buttons as they are; the ticket page shows the present state.
    refreshTickets().catch((error: unknown) => console.warn('tickets could not be refreshed', error))
  })
}

async function refreshTickets(): Promise<void> {
  const address = location.pathname + location.search
  // The page's data as JSON has a third of the bytes of its HTML, and nearly always shows that nothing has changed.
  const payload = await loadPagePayload(address)
  if (payload && isShown(payload.data)) return
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  replaceButtons(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}

/** @returns whether each row's button agrees with the data on whether tickets can be bought. */
function isShown(data: unknown): boolean {
  const { concerts } = (data ?? {}) as { concerts?: unknown }
  if (!Array.isArray(concerts)) return false
  return concerts.every((concert: { slug?: unknown; tickets?: unknown }) => {
    const row = document.querySelector(
      `[data-rows] > li:has(> [href$="/c/${CSS.escape(String(concert.slug))}"])`,
    )
    return row?.querySelector(buttons)?.matches('a') === (concert.tickets === 'buy')
  })
}

/** Replaces changed buttons, which are matched by the address of their row; the concert's own button is in no row. */
function replaceButtons(fresh: Document): void {
  const freshButtons = new Map(
    [...fresh.querySelectorAll(buttons)].map((button) => [placeOf(button), button]),
  )
  for (const button of document.querySelectorAll(buttons)) {
    const found = freshButtons.get(placeOf(button))
    if (!found || found.outerHTML === button.outerHTML) continue
    // A row's date is crossed out where the concert has been moved.
    button
      .closest('li')
      ?.querySelector('time b')
      ?.toggleAttribute('data-changed', found.matches('[data-changed]'))
    button.replaceWith(document.adoptNode(found))
  }
}

const placeOf = (button: Element) => button.closest('li')?.querySelector('a')?.getAttribute('href') ?? 'own'
