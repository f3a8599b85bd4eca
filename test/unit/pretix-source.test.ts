import { describe, expect, it } from 'vitest'
import { source as pretix } from '../../src/features/availability/sources/pretix.ts'
import { event, gala, item, now, page, quota, readPretix, sellerWith } from './pretix-answers.ts'

const at = (ms: number) => new Date(now + ms).toISOString()
const second = { ...item, id: 2, name: { de: 'Balkon' }, default_price: '19.00' }
const secondQuota = { ...quota, items: [2], size: 100, available_number: 80 }

describe('what pretix offers of an event', () => {
  it.each<[string, object, boolean]>([
    ['an item that is sold from now on', { available_from: at(0) }, true],
    ['an item that is sold later', { available_from: at(1) }, false],
    ['an item that is sold until now', { available_until: at(0) }, true],
    ['an item that was sold until a moment ago', { available_until: at(-1) }, false],
    ['an item that is hidden without a code', { hide_without_voucher: true }, false],
    ['an item of the web', { all_sales_channels: false, sales_channels: ['pos', 'web'] }, true],
    ['an item of the till', { all_sales_channels: false, sales_channels: ['pos'] }, false],
    ['an item whose channels are unknown', { all_sales_channels: false, sales_channels: undefined }, false],
    ['an item of an older pretix', { all_sales_channels: undefined, sales_channels: undefined }, true],
  ])('%s: %j', async (_name, changed, isOffered) => {
    const names = (await readPretix({ items: [{ ...item, ...changed }] }))?.categories.map(({ name }) => name)
    expect(names).toEqual(isOffered ? ['Parkett'] : [])
  })

  it('are the active variations of an item, each with its price, its name and its own quotas', async () => {
    const variations = [
      { id: 11, value: { de: 'Reihe 1', en: 'Row 1' }, active: true, price: '80.00' },
      { id: 12, value: { de: 'Reihe 2' }, active: true, price: null },
      { id: 13, value: { de: 'Reihe 3' }, active: false, price: '5.00' },
      { id: 14, value: { de: 'Reihe 4' }, active: true, price: '5.00' },
    ]
    const quotas = [
      { ...quota, variations: [11, 13], size: 4, available_number: 1 },
      { ...quota, variations: [12], size: 6, available_number: 5 },
      { ...quota, items: [2], variations: [14] },
    ]
    expect(await readPretix({ items: [{ ...item, variations }], quotas })).toMatchObject({
      available: 6,
      categories: [
        { name: 'Parkett, Reihe 1', price: 8000, available: 1 },
        { name: 'Parkett, Reihe 2', price: 4950, available: 5 },
      ],
    })
  })

  it.each<[string, unknown[], object]>([
    [
      'the places of several quotas together',
      [quota, secondQuota],
      { available: 83, capacity: 110, state: 'on-sale' },
    ],
    [
      'no number where a quota has no limit',
      [quota, { ...secondQuota, size: null, available_number: null }],
      { available: undefined, capacity: undefined, state: 'on-sale' },
    ],
    [
      'none of a quota without a limit that is closed',
      [{ ...quota, size: null, available: false, available_number: null }],
      { available: 0, capacity: undefined, state: 'sold-out' },
    ],
    [
      'none of a closed quota, whatever its number',
      [{ ...quota, available: false, available_number: 7 }],
      { available: 0, capacity: 10, state: 'sold-out' },
    ],
    [
      'nothing of a quota that doesn’t count for the event',
      [quota, { ...secondQuota, ignore_for_event_availability: true }],
      { available: 3, capacity: 10, state: 'on-sale' },
    ],
    [
      'no more than its items can be bought of',
      [quota, { ...secondQuota, items: [3] }],
      { available: 3, capacity: 110, state: 'on-sale' },
    ],
  ])('counts %s', async (_name, quotas, expected) => {
    const { available, capacity, state } = (await readPretix({ items: [item, second], quotas })) ?? {}
    expect({ available, capacity, state }).toEqual(expected)
  })

  it.each<[string, { items?: object[]; quotas?: object[]; categories?: object[] }, object]>([
    [
      'overlapping quotas once: a hall of 50 with 30 seats below and 40 above',
      {
        items: [item, second],
        quotas: [
          { ...quota, items: [1, 2], size: 50, available_number: 50 },
          { ...quota, items: [1], size: 30, available_number: 30 },
          { ...quota, items: [2], size: 40, available_number: 40 },
        ],
      },
      { available: 50, capacity: 50, names: ['Parkett 30', 'Balkon 40'] },
    ],
    [
      'quotas that overlap in a chain',
      {
        items: [second, item, { ...item, id: 3, name: { de: 'Rang' } }],
        quotas: [
          { ...quota, items: [1, 2], size: 10, available_number: 10 },
          { ...quota, items: [2, 3], size: 10, available_number: 10 },
        ],
      },
      { available: 20, capacity: 20, names: ['Balkon 10', 'Parkett 10', 'Rang 10'] },
    ],
    [
      'no booklets and no gift cards where the shop says what lets somebody in',
      {
        items: [
          { ...item, admission: true },
          { ...second, admission: false },
          { ...item, id: 3, issue_giftcard: true },
        ],
        quotas: [{ ...quota, available: false, available_number: 0 }, secondQuota, { ...quota, items: [3] }],
      },
      { available: 0, capacity: 10, names: ['Parkett 0'], state: 'sold-out' },
    ],
    [
      'no add-ons, and nothing that is only offered beside something else',
      {
        items: [item, { ...second, category: 7 }, { ...item, id: 3, category: 8 }],
        quotas: [quota, secondQuota, { ...quota, items: [3] }],
        categories: [
          { id: 7, is_addon: true },
          { id: 8, is_addon: false, cross_selling_mode: 'only' },
        ],
      },
      { available: 3, names: ['Parkett 3'] },
    ],
    [
      'a ticket with an add-on that it needs, and that is sold out',
      {
        items: [
          { ...item, addons: [{ addon_category: 7, min_count: 1 }] },
          { ...second, category: 7 },
        ],
        quotas: [quota, { ...secondQuota, available: false, available_number: 0 }],
        categories: [{ id: 7, is_addon: true }],
      },
      { available: 0, names: ['Parkett 0'], state: 'sold-out' },
    ],
    [
      'as many bundles as their scarcest part allows, and no part alone',
      {
        items: [
          { ...item, bundles: [{ bundled_item: 2, bundled_variation: null, count: 2 }] },
          { ...second, require_bundling: true },
        ],
        quotas: [
          { ...quota, available_number: 10 },
          { ...secondQuota, available_number: 5 },
        ],
      },
      { available: 2, names: ['Parkett 2'] },
    ],
    [
      'no bundle with a part that is in no quota',
      { items: [{ ...item, bundles: [{ bundled_item: 9, count: 1 }] }] },
      { names: [], state: 'not-yet' },
    ],
    [
      'no variations that are hidden, sold later, over, elsewhere or to members',
      {
        items: [
          {
            ...item,
            variations: [
              { hide_without_voucher: true },
              { available_from: at(1) },
              { available_until: at(-1) },
              { all_sales_channels: false, limit_sales_channels: ['pos'] },
              { require_membership: true },
              { available_from: at(-1) },
            ].map((terms, index) => ({
              id: 11 + index,
              value: { de: `Reihe ${index}` },
              active: true,
              price: null,
              ...terms,
            })),
          },
        ],
        quotas: [{ ...quota, variations: [11, 12, 13, 14, 15, 16] }],
      },
      { available: 3, names: ['Parkett, Reihe 5 3'] },
    ],
    [
      'no item that waits until a quota or another item is sold out',
      {
        items: [item, { ...second, hidden_if_available: 5 }, { ...item, id: 3, hidden_if_item_available: 1 }],
        quotas: [{ ...quota, id: 5 }, secondQuota, { ...quota, items: [3] }],
      },
      { available: 3, names: ['Parkett 3'] },
    ],
    [
      'an item that has waited for another, once that is sold out',
      {
        items: [item, { ...second, hidden_if_available: 5, hidden_if_item_available: 1 }],
        quotas: [{ ...quota, id: 5, available: false, available_number: 0 }, secondQuota],
      },
      { available: 80, names: ['Parkett 0', 'Balkon 80'], state: 'on-sale' },
    ],
    [
      'numbers that are texts',
      { quotas: [{ ...quota, size: '10', available_number: '3' }] },
      { available: 3, capacity: 10, names: ['Parkett 3'] },
    ],
  ])('counts %s', async (_name, shop, { names, ...expected }: { names?: string[] }) => {
    const found = await readPretix(shop)
    expect(found).toMatchObject(expected)
    expect(found?.categories.map(({ name, available }) => `${name} ${available}`)).toEqual(names)
  })

  it('is nothing in a shop that sells at the till only', async () => {
    const changed = { all_sales_channels: false, limit_sales_channels: ['pos'] }
    expect(await readPretix({ event: changed })).toMatchObject({ state: 'not-yet' })
  })

  it('has no price where that can’t be read', async () => {
    expect((await readPretix({ items: [{ ...item, default_price: 'free' }] }))?.categories).toEqual([
      { name: 'Parkett', available: 3 },
    ])
  })

  it.each<[string, object, object]>([
    ['a sale that begins now', { presale_start: at(0) }, { state: 'on-sale', onSaleAt: at(0) }],
    ['a sale that begins in a moment', { presale_start: at(1) }, { state: 'not-yet', onSaleAt: at(1) }],
    ['a sale that ends now', { presale_end: at(0) }, { state: 'on-sale' }],
    ['a sale that has ended', { presale_end: at(-1) }, { state: 'over' }],
    ['one that has ended of a shop that is closed', { live: false, presale_end: at(-1) }, { state: 'over' }],
    [
      'a time with another offset',
      { presale_start: '2026-11-26T15:00:00+02:00' },
      { onSaleAt: at(3_600_000) },
    ],
  ])('has the state of %s', async (_name, changed, expected) => {
    expect(await readPretix({ event: changed })).toMatchObject(expected)
  })
})

describe('a date of a series of pretix', () => {
  const date = { active: true, presale_start: null, presale_end: null, item_price_overrides: [] }
  const readDate = async (changed: object, changedEvent: object = {}) => {
    const { access } = sellerWith({
      '/quotas/': page(quota, secondQuota),
      '/items/': page(item, second),
      '/subevents/17/': { ...date, ...changed },
      '/events/gala/': { ...event, ...changedEvent },
    })
    return (await pretix.fetchEvents(access, [`${gala}17/`])).get(`${gala}17/`)
  }

  it.each<[string, object, object, object]>([
    ['isn’t sold while it isn’t active', { active: false }, {}, { state: 'not-yet' }],
    [
      'begins its sale by itself',
      { presale_start: at(5000) },
      { presale_start: at(-5000) },
      { state: 'not-yet', onSaleAt: at(5000) },
    ],
    ['ends its sale by itself', { presale_end: at(-5000) }, { presale_end: at(5000) }, { state: 'over' }],
    [
      'begins and ends with its series where it says nothing',
      {},
      { presale_start: at(5000), presale_end: at(9000) },
      { state: 'not-yet', onSaleAt: at(5000) },
    ],
    ['is over with its series', {}, { presale_end: at(-5000) }, { state: 'over' }],
  ])('%s', async (_name, changed, changedEvent, expected) => {
    expect(await readDate(changed, changedEvent)).toMatchObject(expected)
  })

  it('has the series’ price of an item that it names no price of', async () => {
    const item_price_overrides = [
      { item: 1, price: null },
      { item: 2, price: '9.50' },
    ]
    expect((await readDate({ item_price_overrides }))?.categories).toMatchObject([
      { name: 'Parkett', price: 4950 },
      { name: 'Balkon', price: 950 },
    ])
  })

  it('sells nothing that is switched off or sold later on that date, and has a price of its own for a variation', async () => {
    const variations = [11, 12].map((id) => ({
      id,
      value: { de: `Reihe ${id}` },
      active: true,
      price: '30.00',
    }))
    const { access } = sellerWith({
      '/quotas/': page({ ...quota, variations: [11, 12] }, secondQuota),
      '/items/': page({ ...item, variations }, second),
      '/subevents/17/': {
        ...date,
        item_price_overrides: [{ item: 2, price: null, disabled: true }],
        variation_price_overrides: [
          { variation: 11, price: '12.00' },
          { variation: 12, price: null, available_from: at(1) },
        ],
      },
      '/events/gala/': event,
    })
    expect((await pretix.fetchEvents(access, [`${gala}17/`])).get(`${gala}17/`)?.categories).toEqual([
      { name: 'Parkett, Reihe 11', price: 1200, available: 3 },
    ])
  })

  it('has the series’ prices where its own can’t be understood', async () => {
    expect((await readDate({ item_price_overrides: 'none' }))?.categories).toMatchObject([
      { price: 4950 },
      { price: 1900 },
    ])
  })
})

describe('requests to pretix', () => {
  it('go to the address of the deployment where that isn’t the shop’s own', async () => {
    const { access, asked } = sellerWith({ '/orders/': page() })
    await pretix.fetchChanges?.({ ...access, url: 'https://api.example/x' }, [gala], undefined)
    expect(asked[0]).toMatch(/^https:\/\/api\.example\/x\/api\/v1\/organizers\/tutti\/orders\//)
  })

  it('are asked with the token, of the deployment’s address', async () => {
    const { access, asked, headers } = sellerWith({
      '/quotas/': page(quota),
      '/items/': page(item),
      '/events/gala/': event,
    })
    await pretix.fetchEvents(access, [gala])
    const events = 'https://shop.example/api/v1/organizers/tutti/events/gala/'
    expect(asked).toEqual([
      events,
      `${events}quotas/?with_availability=true&page_size=50&page=1`,
      `${events}items/?active=true&page_size=50&page=1`,
    ])
    expect(new Set(headers.map(({ authorization }) => authorization))).toEqual(new Set(['Token secret']))
  })

  it('go to the shop’s own host where the deployment names no address', async () => {
    const { access, asked } = sellerWith({ '/orders/': page() })
    await pretix.fetchChanges?.(
      { ...access, url: undefined },
      ['tickets.example:8443/tutti/gala/'],
      undefined,
    )
    expect(asked[0]).toMatch(/^https:\/\/tickets\.example:8443\/api\/v1\/organizers\/tutti\/orders\//)
  })

  it('go on until the last page, and no further than forty', async () => {
    const listed = { ...event, has_subevents: false, best_availability_state: 100 }
    const { access, asked } = sellerWith({
      '&page=1': { next: 'https://shop.example/2', results: [{ ...listed, slug: 'other' }] },
      '&page=2': page(listed),
    })
    expect(await pretix.fetchStates?.(access, [gala])).toEqual(new Map([[gala, 'on-sale']]))
    expect(asked).toHaveLength(2)
    const endless = sellerWith({ '/events/': { next: 'https://shop.example/2', results: [listed] } })
    await pretix.fetchStates?.(endless.access, [gala])
    expect(endless.asked).toHaveLength(40)
    expect(endless.asked.at(-1)).toContain('&page=40')
  })

  it('about all states name each organiser once, and leave series and unknown events out', async () => {
    const listed = { ...event, has_subevents: false, best_availability_state: 0 }
    const { access, asked } = sellerWith({
      '/tutti/events/': page(
        listed,
        { ...listed, slug: 'ring', has_subevents: true },
        { ...listed, slug: 'x' },
      ),
      '/north/events/': page({ ...listed, best_availability_state: 100 }),
    })
    const known = [gala, 'shop.example/tutti/ring/', 'shop.example/north/gala/']
    expect(await pretix.fetchStates?.(access, known)).toEqual(
      new Map([
        [gala, 'sold-out'],
        ['shop.example/north/gala/', 'on-sale'],
      ]),
    )
    expect(asked).toEqual([
      'https://shop.example/api/v1/organizers/tutti/events/?with_availability_for=web&is_future=true&page_size=50&page=1',
      'https://shop.example/api/v1/organizers/north/events/?with_availability_for=web&is_future=true&page_size=50&page=1',
    ])
  })
})

describe('the cursor of pretix’ changes', () => {
  const known = [gala, `${gala}17/`, 'shop.example/tutti/other/', 'shop.example/north/gala/']
  const since = (asked: string[]) =>
    asked.map((address) => new URL(address).searchParams.get('modified_since'))

  it('begins now, and is one for each organiser', async () => {
    const { access, asked } = sellerWith({
      '/tutti/orders/': page({ event: 'gala' }),
      '/north/orders/': page(),
    })
    const found = await pretix.fetchChanges?.(access, known, undefined)
    expect(since(asked)).toEqual([at(0), at(0)])
    // A date of a series is bought by an order of the series.
    expect(found?.changed).toEqual([gala, `${gala}17/`])
    expect(JSON.parse(found?.cursor ?? '')).toEqual({
      'shop.example/tutti': '2026-11-26T13:00:00+01:00',
      'shop.example/north': '2026-11-26T13:00:00+01:00',
    })
  })

  it('goes on where it was, and begins now for an organiser that is new', async () => {
    const { access, asked } = sellerWith({ '/orders/': page() })
    const cursor = JSON.stringify({ 'shop.example/tutti': '2026-11-25T08:00:00Z' })
    await pretix.fetchChanges?.(access, known, cursor)
    expect(since(asked)).toEqual(['2026-11-25T08:00:00Z', at(0)])
  })

  it('stays, or begins now, where pretix doesn’t say when its answer was made', async () => {
    const { access } = sellerWith({ '/orders/': page() })
    const silent = {
      ...access,
      ask: async (...given: Parameters<typeof access.ask>) => ({
        ...(await access.ask(...given)),
        headers: new Headers(),
      }),
    }
    const cursor = JSON.stringify({ 'shop.example/tutti': '2026-11-25T08:00:00Z' })
    const found = await pretix.fetchChanges?.(silent, known, cursor)
    expect(JSON.parse(found?.cursor ?? '')).toEqual({
      'shop.example/tutti': '2026-11-25T08:00:00Z',
      'shop.example/north': at(0),
    })
  })

  it('that another version wrote is refused', async () => {
    const { access } = sellerWith({ '/orders/': page() })
    await expect(pretix.fetchChanges?.(access, known, '[1]')).rejects.toThrow()
  })
})
