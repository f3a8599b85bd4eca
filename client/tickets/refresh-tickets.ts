import { loadPayload } from '../navigation/payload.ts'

/** A row's follows its place: sixty rows carry no mark of it. */
const buttons = '[data-buy], [data-rows] > li > p ~ :is(a, span)'

/**
 * A page out of the back-forward cache shows tickets as they were when it was left: meanwhile they may have sold
 * out. Its buttons are taken from a new copy of it; everything else, the place on the page too, stays.
 */
export function refreshTicketsOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !document.querySelector(buttons)) return
    // Without an answer the page is as old as it was, and the ticket page knows better.
    refreshTickets().catch((error: unknown) => console.warn('tickets could not be refreshed', error))
  })
}

async function refreshTickets(): Promise<void> {
  const address = location.pathname + location.search
  // A third of the page's bytes and nothing to parse as HTML; nearly always it says what stands here already.
  const payload = await loadPayload(address)
  if (payload && isShown(payload.data)) return
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  replaceButtons(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}

/** Whether the page shows what the data says: of each row, whether its tickets can be bought. */
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

/** Each button by what its row leads to; the concert's own has none. */
function replaceButtons(fresh: Document): void {
  const freshButtons = new Map(
    [...fresh.querySelectorAll(buttons)].map((button) => [placeOf(button), button]),
  )
  for (const button of document.querySelectorAll(buttons)) {
    const found = freshButtons.get(placeOf(button))
    if (!found || found.outerHTML === button.outerHTML) continue
    // The row's day is crossed out where it no longer holds.
    button
      .closest('li')
      ?.querySelector('time b')
      ?.toggleAttribute('data-changed', found.matches('[data-changed]'))
    button.replaceWith(document.adoptNode(found))
  }
}

const placeOf = (button: Element) => button.closest('li')?.querySelector('a')?.getAttribute('href') ?? 'own'
