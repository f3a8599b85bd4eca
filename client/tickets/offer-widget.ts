import { extras } from '../islands/registry.ts'

/** Only where a deployment names the provider's script, and only on pages that sell. */
export function offerTicketWidget(): void {
  if (!document.documentElement.dataset.ticketWidget) return
  extras.ticketWidget().then(
    ({ offerWidget }) => offerWidget(),
    // Buttons lead to our ticket page.
    () => undefined,
  )
}
