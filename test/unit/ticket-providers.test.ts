import { describe, expect, it } from 'vitest'
import type { TicketProvider } from '../../src/providers/ticket-provider.ts'
import { type TicketProviderId, ticketProviderIds, ticketProviders } from '../../src/providers/tickets.ts'

/** Pages of each service, with the address of the frame, `widget`, or `link`. */
const pages: Record<TicketProviderId, [page: string, shown: string][]> = {
  intickets: [
    ['https://x.intickets.ru/seance/42/', 'https://x.intickets.ru/seance/42/#abiframe'],
    ['https://x.intickets.ru/seance/42', 'https://x.intickets.ru/seance/42/#abiframe'],
    ['https://x.intickets.ru/seance/../../', 'link'],
    ['https://x.intickets.ru/', 'link'],
  ],
  ticketscloud: [
    [
      'https://ticketscloud.com/v1/widgets/common?token=a&event=b',
      'https://ticketscloud.com/v1/widgets/common?token=a&event=b',
    ],
    ['https://ticketscloud.com/event/b', 'link'],
  ],
  pretix: [
    ['https://pretix.eu/north/winter/', 'widget'],
    ['https://pretix.eu/north/winter/17/', 'widget'],
    ['https://pretix.eu/north/winter/17', 'widget'],
    ['https://pretix.eu/north/', 'link'],
    ['https://pretix.eu/north/winter/redeem', 'link'],
  ],
  frame: [['https://shop.example/e/1?lang=de', 'https://shop.example/e/1?lang=de']],
}

describe.each(ticketProviderIds)('%s', (id) => {
  const { provider }: { provider: TicketProvider } = ticketProviders[id]

  it.each(pages[id])('shows %s: %s', (page, shown) => {
    const url = new URL(page)
    expect(provider.toFrame?.(url) ?? (provider.widget?.isEvent(url) ? 'widget' : 'link')).toBe(shown)
  })

  it('has a widget where it says so', () => {
    expect(provider.widget !== undefined).toBe(ticketProviders[id].showTickets !== undefined)
  })
})

describe('the widget of pretix', () => {
  const show = async (event: string, locale: 'de' | 'th', voucher?: string) => {
    const did: unknown[] = []
    await ticketProviders.pretix.showTickets(event, locale, {
      loadScript: async (address) => void did.push(address),
      loadStyles: async (address) => void did.push(address),
      addElement: (attributes) => void did.push(attributes),
      ...(voucher ? { voucher } : {}),
    })
    return did
  }

  it('is loaded from the shop of the event, in the language of the page', async () => {
    expect(await show('https://tickets.north.example/north/winter/', 'de')).toEqual([
      { class: 'pretix-widget-compat', event: 'https://tickets.north.example/north/winter/' },
      'https://tickets.north.example/north/winter/widget/v1.css',
      'https://tickets.north.example/widget/v1.de.js',
    ])
  })

  it('sells with the voucher that the visitor came with', async () => {
    const [element] = await show('https://pretix.eu/north/winter/', 'de', 'SPRING')
    expect(element).toEqual({
      class: 'pretix-widget-compat',
      event: 'https://pretix.eu/north/winter/',
      voucher: 'SPRING',
    })
  })

  it('shows one date of a series, and is English in a language that it lacks', async () => {
    expect(await show('https://pretix.eu/north/winter/17/', 'th')).toEqual([
      { class: 'pretix-widget-compat', event: 'https://pretix.eu/north/winter/', subevent: '17' },
      'https://pretix.eu/north/winter/widget/v1.css',
      'https://pretix.eu/widget/v1.en.js',
    ])
  })
})
