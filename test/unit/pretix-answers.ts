import { source as pretix } from '../../src/features/availability/sources/pretix.ts'
import type { EventAvailability, SellerAccess } from '../../src/features/availability/ticket-source.ts'

export const now = Date.UTC(2026, 10, 26, 12)

/** A seller that answers what is written for a part of an address. */
export const sellerWith = (answers: Record<string, unknown>) => {
  const asked: string[] = []
  const headers: Readonly<Record<string, string>>[] = []
  const access: SellerAccess = {
    token: 'secret',
    url: 'https://shop.example',
    now: () => now,
    ask: async (address, sent) => {
      asked.push(address)
      headers.push(sent)
      const found = Object.entries(answers).find(([part]) => address.includes(part))
      if (!found) throw new Error(`nothing is written for ${address}`)
      return { body: found[1], headers: new Headers({ 'x-page-generated': '2026-11-26T13:00:00+01:00' }) }
    },
  }
  return { access, asked, headers }
}

export const page = (...results: unknown[]) => ({ count: results.length, next: null, results })
export const event = {
  slug: 'gala',
  live: true,
  testmode: false,
  currency: 'EUR',
  presale_start: null,
  presale_end: null,
}
export const item = {
  id: 1,
  name: { de: 'Parkett' },
  active: true,
  default_price: '49.50',
  require_voucher: false,
  hide_without_voucher: false,
  available_from: null,
  available_until: null,
  all_sales_channels: true,
  sales_channels: ['web'],
  variations: [],
}
export const quota = { items: [1], variations: [], size: 10, available: true, available_number: 3 }
export const gala = 'shop.example/tutti/gala/'

/** The answers of pretix about the gala, with these changes. */
export async function readPretix(
  changed: { event?: object; items?: unknown[]; quotas?: unknown[]; categories?: unknown[] } = {},
): Promise<EventAvailability | undefined> {
  const { access } = sellerWith({
    '/quotas/': page(...(changed.quotas ?? [quota])),
    '/items/': page(...(changed.items ?? [item])),
    '/categories/': page(...(changed.categories ?? [])),
    '/events/gala/': { ...event, ...changed.event },
  })
  return (await pretix.fetchEvents(access, [gala])).get(gala)
}
