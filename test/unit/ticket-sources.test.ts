import { describe, expect, it } from 'vitest'
import { source as generic } from '../../src/features/availability/sources/generic.ts'
import { source as pretix } from '../../src/features/availability/sources/pretix.ts'
import { source as ticketscloud } from '../../src/features/availability/sources/ticketscloud.ts'
import type { SellerAccess } from '../../src/features/availability/ticket-source.ts'

const now = Date.UTC(2026, 10, 26, 12)

/** A seller that answers what is written for the end of an address. */
const sellerWith = (answers: Record<string, unknown>) => {
  const asked: string[] = []
  const access: SellerAccess = {
    token: 'secret',
    url: 'https://shop.example',
    now: () => now,
    ask: async (address) => {
      asked.push(address)
      const found = Object.entries(answers).find(([part]) => address.includes(part))
      if (!found) throw new Error(`nothing is written for ${address}`)
      return { body: found[1], headers: new Headers({ 'x-page-generated': '2026-11-26T13:00:00+01:00' }) }
    },
  }
  return { access, asked }
}

const page = (...results: unknown[]) => ({ count: results.length, next: null, results })
const event = {
  slug: 'gala',
  live: true,
  testmode: false,
  currency: 'EUR',
  presale_start: null,
  presale_end: null,
}
const item = {
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
const quota = { items: [1], variations: [], size: 10, available: true, available_number: 3 }
const gala = 'shop.example/tutti/gala/'

const readPretix = async (changed: { event?: object; items?: unknown[]; quotas?: unknown[] } = {}) => {
  const { access } = sellerWith({
    '/quotas/': page(...(changed.quotas ?? [quota])),
    '/items/': page(...(changed.items ?? [item])),
    '/events/gala/': { ...event, ...changed.event },
  })
  return (await pretix.fetchEvents(access, [gala])).get(gala)
}

describe('an event of pretix', () => {
  it('has categories with prices and what is left', async () => {
    expect(await readPretix()).toEqual({
      state: 'on-sale',
      available: 3,
      capacity: 10,
      currency: 'EUR',
      categories: [{ name: 'Parkett', price: 4950, available: 3 }],
    })
  })

  it.each<[string, Parameters<typeof readPretix>[0], string]>([
    ['whose quotas are empty', { quotas: [{ ...quota, available: false, available_number: 0 }] }, 'sold-out'],
    ['with a negative number', { quotas: [{ ...quota, available_number: -4 }] }, 'sold-out'],
    ['whose sale is ahead', { event: { presale_start: '2026-11-27T10:00:00+01:00' } }, 'not-yet'],
    ['whose sale has ended', { event: { presale_end: '2026-11-25T10:00:00+01:00' } }, 'over'],
    ['that isn’t live', { event: { live: false } }, 'not-yet'],
    ['in test mode', { event: { testmode: true } }, 'not-yet'],
    ['without items', { items: [] }, 'not-yet'],
    ['whose item is in no quota', { quotas: [{ ...quota, items: [2] }] }, 'not-yet'],
    ['whose items need a code', { items: [{ ...item, require_voucher: true }] }, 'not-yet'],
    [
      'whose item isn’t sold on the web',
      { items: [{ ...item, all_sales_channels: false, sales_channels: [] }] },
      'not-yet',
    ],
    ['without limits', { quotas: [{ ...quota, size: null, available_number: null }] }, 'on-sale'],
  ])('%s', async (_name, changed, state) => {
    expect((await readPretix(changed))?.state).toBe(state)
  })

  it('with two items in one quota counts its places once', async () => {
    const items = [item, { ...item, id: 2, name: { de: 'Ermäßigt' } }]
    expect((await readPretix({ items, quotas: [{ ...quota, items: [1, 2] }] }))?.available).toBe(3)
  })

  it('with one item in two quotas counts the smaller', async () => {
    const quotas = [quota, { ...quota, size: 500, available_number: 200 }]
    expect((await readPretix({ quotas }))?.available).toBe(3)
  })

  it.each([[{ ...event, live: 'yes' }], [{ html: '<html>' }], [[]]])(
    'that can’t be understood is refused: %j',
    async (answer) => {
      const { access } = sellerWith({ '/events/gala/': answer })
      await expect(pretix.fetchEvents(access, [gala])).rejects.toThrow()
    },
  )

  it.each([
    ['https://shop.example/tutti/gala/', gala],
    ['https://shop.example/tutti/gala/17/', 'shop.example/tutti/gala/17/'],
    ['https://shop.example/tutti/', undefined],
    ['https://shop.example/tutti/gala/order/ABC/secret/', undefined],
  ])('is at %s: %s', (address, expected) => {
    expect(pretix.toEvent(new URL(address), 'any')).toBe(expected)
  })

  it('reads the prices of a date of a series', async () => {
    const { access, asked } = sellerWith({
      '/quotas/': page(quota),
      '/items/': page(item),
      '/subevents/17/': {
        active: true,
        presale_start: null,
        presale_end: null,
        item_price_overrides: [{ item: 1, price: '12.00' }],
      },
      '/events/gala/': event,
    })
    const found = await pretix.fetchEvents(access, [`${gala}17/`])
    expect(found.get(`${gala}17/`)?.categories).toEqual([{ name: 'Parkett', price: 1200, available: 3 }])
    expect(asked.some((address) => address.includes('subevent=17'))).toBe(true)
  })
})

describe('changes of pretix', () => {
  it('are the events of the orders since its own clock, and nothing of who bought', async () => {
    const { access, asked } = sellerWith({ '/orders/': page({ event: 'gala' }, { event: 'unknown' }) })
    const first = await pretix.fetchChanges?.(access, [gala], undefined)
    expect(first?.changed).toEqual([gala])
    const second = await pretix.fetchChanges?.(access, [gala], first?.cursor)
    expect(second?.changed).toEqual([gala])
    expect(asked.at(-1)).toBe(
      'https://shop.example/api/v1/organizers/tutti/orders/?include=event&modified_since=2026-11-26T13%3A00%3A00%2B01%3A00&page_size=50',
    )
  })

  it('that fill more than a page may be of any event', async () => {
    const { access } = sellerWith({
      '/orders/': { next: 'https://shop.example/2', results: [{ event: 'other' }] },
    })
    expect((await pretix.fetchChanges?.(access, [gala], undefined))?.changed).toEqual([gala])
  })

  it.each([
    [{ organizer: 'tutti', event: 'gala', code: 'A1', action: 'pretix.event.order.paid' }, true],
    [{ organizer: 'other', event: 'gala' }, false],
    [{ organizer: 'tutti' }, undefined],
    ['text', undefined],
    [null, undefined],
  ])('are announced by a webhook: %j', (body, expected) => {
    expect(pretix.isHookAbout?.(body)?.(gala)).toBe(expected)
  })
})

describe('the states of all events of pretix', () => {
  it.each([
    [100, 'on-sale'],
    [20, 'on-sale'],
    [10, 'sold-out'],
    [0, 'sold-out'],
    [null, 'not-yet'],
  ])('%s is %s', async (best, expected) => {
    const listed = { ...event, has_subevents: false, best_availability_state: best }
    const { access } = sellerWith({ '/events/?': page(listed) })
    expect((await pretix.fetchStates?.(access, [gala]))?.get(gala)).toBe(expected)
  })
})

describe('an event of Tickets Cloud', () => {
  const id = '5f0c2d3e4b5a69788796a5b4'
  it('is the sum of its sets', async () => {
    const { access, asked } = sellerWith({
      '/sets': [
        { name: 'Партер', amount: 100, amount_vacant: 7, current_price: '2500.00' },
        { name: 'Балкон', amount: 50, amount_vacant: -1, current_price: 1200 },
      ],
    })
    expect((await ticketscloud.fetchEvents(access, [id])).get(id)).toEqual({
      state: 'on-sale',
      available: 7,
      capacity: 150,
      currency: 'RUB',
      categories: [
        { name: 'Партер', price: 250_000, available: 7 },
        { name: 'Балкон', price: 120_000, available: 0 },
      ],
    })
    expect(asked).toEqual([`https://shop.example/v1/resources/events/${id}/sets`])
  })

  it.each([
    [`https://ticketscloud.com/v1/widgets/common?token=t&event=${id}`, id],
    ['https://ticketscloud.com/v1/widgets/common?token=t&event=../../users', undefined],
  ])('is at %s: %s', (address, expected) => {
    expect(ticketscloud.toEvent(new URL(address), 'any')).toBe(expected)
  })
})

describe('any other seller', () => {
  it.each([
    [
      { available: 12, from: 49.5, currency: 'EUR' },
      { state: 'on-sale', available: 12, price: 4950 },
    ],
    [{ available: 0 }, { state: 'sold-out', available: 0, price: undefined }],
    [{ state: 'not-yet' }, { state: 'not-yet', available: undefined, price: undefined }],
    [{ available: 3, from: 10, currency: 'XXQ' }, undefined],
    [{ available: -3 }, undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('answers %j', async (answer, expected) => {
    const { access } = sellerWith({ 'shop.example': { gala: answer } })
    const found = (await generic.fetchEvents(access, ['gala'])).get('gala')
    expect(
      found && { state: found.state, available: found.available, price: found.categories[0]?.price },
    ).toEqual(expected)
  })
})
