import { describe, expect, it } from 'vitest'
import { source as generic } from '../../src/features/availability/sources/generic.ts'
import { source as pretix } from '../../src/features/availability/sources/pretix.ts'
import { source as ticketscloud } from '../../src/features/availability/sources/ticketscloud.ts'
import { event, gala, item, page, quota, readPretix, sellerWith } from './pretix-answers.ts'

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

describe('an event of Ticketscloud', () => {
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

  it.each<[string, object[], object]>([
    ['no sets', [], { state: 'not-yet', available: 0, capacity: 0, categories: [] }],
    [
      'numbers as texts, and a set of which nothing can be read',
      [
        { name: 'Партер', amount: '100', amount_vacant: '7', current_price: '2500' },
        { amount: null, amount_vacant: null, current_price: [] },
      ],
      {
        state: 'on-sale',
        categories: [{ name: 'Партер', price: 250_000, available: 7 }, { name: '' }],
      },
    ],
    [
      'sets that are sold out, or whose price can’t be read',
      [
        { name: 'Партер', amount: 100, amount_vacant: 0, current_price: null },
        { name: 'Балкон', amount: -5, amount_vacant: 0.5, current_price: 'от 500 до 900' },
      ],
      {
        state: 'sold-out',
        available: 0,
        capacity: 100,
        categories: [
          { name: 'Партер', available: 0 },
          { name: 'Балкон', available: 0 },
        ],
      },
    ],
  ])('with %s', async (_name, sets, expected) => {
    const { access } = sellerWith({ '/sets': sets })
    expect((await ticketscloud.fetchEvents(access, [id])).get(id)).toEqual({ currency: 'RUB', ...expected })
  })

  it('is asked of Ticketscloud itself where the deployment names no address, with the key', async () => {
    const { access, asked, headers } = sellerWith({ '/sets': [] })
    await ticketscloud.fetchEvents({ ...access, url: undefined }, [id])
    expect(asked).toEqual([`https://ticketscloud.com/v1/resources/events/${id}/sets`])
    expect(headers).toEqual([{ authorization: 'key secret' }])
  })

  it.each([
    [`https://ticketscloud.com/v1/widgets/common?token=t&event=${id}`, id],
    ['https://ticketscloud.com/v1/widgets/common?token=t&event=../../users', undefined],
    [`https://ticketscloud.com/v1/widgets/common?event=${id}0`, undefined],
    ['https://ticketscloud.com/v1/widgets/common?token=t', undefined],
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
    [
      { available: 3, from: 10, currency: 'XXQ' },
      { state: 'on-sale', available: 3, price: undefined },
    ],
    [
      { available: 3, from: 10, currency: 'eur' },
      { state: 'on-sale', available: 3, price: 1000 },
    ],
    [{ available: -3 }, { state: 'sold-out', available: 0, price: undefined }],
    [{ available: 0.5 }, { state: 'sold-out', available: 0, price: undefined }],
    [
      { state: 'on-sale', available: '0' },
      { state: 'sold-out', available: 0, price: undefined },
    ],
    [{ available: '12' }, { state: 'on-sale', available: 12, price: undefined }],
    [{ available: 12.5 }, { state: 'on-sale', available: 12, price: undefined }],
    [
      { state: 'SOLD_OUT', capacity: 'many' },
      { state: 'sold-out', available: undefined, price: undefined },
    ],
    [
      { state: 'soon', available: 4 },
      { state: 'on-sale', available: 4, price: undefined },
    ],
    [{ capacity: -1 }, { state: 'on-sale', available: undefined, price: undefined }],
    [{ available: 'many' }, undefined],
    [{ state: 5, available: {} }, undefined],
    [null, undefined],
    [{ capacity: 0 }, { state: 'on-sale', available: undefined, price: undefined }],
    [{ state: 'soon' }, undefined],
    [{}, { state: 'on-sale', available: undefined, price: undefined }],
    [
      { available: null, from: null },
      { state: 'on-sale', available: undefined, price: undefined },
    ],
    [
      { state: 'over', available: 5, from: '10' },
      { state: 'over', available: 5, price: undefined },
    ],
    [
      { state: 'not-yet', available: 0 },
      { state: 'not-yet', available: 0, price: undefined },
    ],
    [
      { state: 'over', available: 0 },
      { state: 'over', available: 0, price: undefined },
    ],
    [
      { from: 'a lot', currency: 'EUR' },
      { state: 'on-sale', available: undefined, price: undefined },
    ],
    ['soon', undefined],
    [undefined, undefined],
  ])('answers %j', async (answer, expected) => {
    const { access } = sellerWith({ 'shop.example': { gala: answer } })
    const found = (await generic.fetchEvents(access, ['gala'])).get('gala')
    expect(
      found && { state: found.state, available: found.available, price: found.categories[0]?.price },
    ).toEqual(expected)
  })

  it('answers with a price as its only category, and with what it counts', async () => {
    const { access } = sellerWith({
      'shop.example': {
        gala: { available: 3, capacity: 90, from: '12.00', currency: 'EUR' },
        free: { currency: 'EUR' },
      },
    })
    expect(await generic.fetchEvents(access, ['gala', 'free', 'toString'])).toEqual(
      new Map([
        [
          'gala',
          {
            state: 'on-sale',
            available: 3,
            capacity: 90,
            currency: 'EUR',
            categories: [{ name: '', price: 1200 }],
          },
        ],
        ['free', { state: 'on-sale', currency: 'EUR', categories: [] }],
      ]),
    )
  })

  it.each([
    ['secret', { authorization: 'Bearer secret' }],
    ['', {}],
  ])('is asked once for all concerts, with the token %j', async (token, sent) => {
    const { access, asked, headers } = sellerWith({ 'shop.example': {} })
    await generic.fetchEvents({ ...access, token }, ['gala', 'free'])
    expect(asked).toEqual(['https://shop.example'])
    expect(headers).toEqual([sent])
  })

  it.each([[[]], [['gala']]])('that answers %j is refused', async (answer) => {
    const { access } = sellerWith({ 'shop.example': answer })
    await expect(generic.fetchEvents(access, ['gala'])).rejects.toThrow()
  })

  it.each([
    [{ concert: 'gala' }, true],
    [{ concert: 'other' }, false],
    [{ concert: 5 }, undefined],
    [undefined, undefined],
  ])('reports by its webhook: %j', (body, expected) => {
    expect(generic.isHookAbout?.(body)?.('gala')).toBe(expected)
  })
})
