/** Shows an event's tickets by the widget of their provider. Without a script, a link leads to the provider's page. */
import { ticketWidgets } from '../../src/brand/chosen-providers.ts'
import { ticketWidgetMaxWaitMs, voucherParameter } from '../../src/shared/constants.ts'
import { loadScript, loadStyleSheet } from '../browser/load-resource.ts'
import type { StartIsland } from '../islands/island.ts'
import type { IslandProps } from '../islands/island-props.ts'
import { readVoucher } from './campaign.ts'

const startTickets: StartIsland<IslandProps['Tickets']> = (element, { locale, provider, event }) => {
  const place = element.querySelector('[data-tickets]')
  const showTickets = ticketWidgets[provider]
  if (!place || !showTickets) return undefined
  const show = (state: 'loading' | 'late' | '') => {
    for (const text of element.querySelectorAll<HTMLElement>('[data-when]'))
      text.hidden = text.dataset.when !== state
  }
  show('loading')
  const voucher = new URLSearchParams(readVoucher()).get(voucherParameter)
  const withoutVoucher = element.querySelector<HTMLElement>('[data-without-voucher]')
  if (withoutVoucher) withoutVoucher.hidden = !voucher
  // The promise isn't returned: the widget may take longer than an island may take to start (`islands/start.ts`).
  showTickets(event, locale, {
    loadScript: (address, data) => loadScript(address, ticketWidgetMaxWaitMs, data),
    loadStyles: loadStyleSheet,
    ...(voucher ? { voucher } : {}),
    addElement(attributes) {
      const added = document.createElement('div')
      for (const [name, value] of Object.entries(attributes)) added.setAttribute(name, value)
      place.append(added)
    },
  }).then(
    () => show(''),
    (error: unknown) => {
      console.warn('the tickets failed', error)
      show('late')
    },
  )
  return undefined
}

export default startTickets
