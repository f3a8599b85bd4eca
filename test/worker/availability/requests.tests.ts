import { expect, it } from 'vitest'
import { source as pretix } from '../../../src/features/availability/sources/pretix.ts'
import type { SellerAccess } from '../../../src/features/availability/ticket-source.ts'
import { addDays } from '../../../src/shared/zoned-time.ts'
import { emptyDatabase } from '../database.ts'
import { noon } from '../notice-steps.ts'
import { noticeWorld } from '../notice-world.ts'
import { sellerWorld } from './seller-world.ts'

const rowsPerPage = 50

/** Answers as pretix does about so many events, each with many tickets; nothing is ever sold. */
function quietPretix(events: number) {
  let requests = 0
  const event = (slug: number) => ({
    slug: `${slug}`,
    live: true,
    testmode: false,
    currency: 'EUR',
    presale_start: null,
    presale_end: null,
    has_subevents: false,
    best_availability_state: 100,
  })
  const pageOf = (rows: unknown[], page: number) => ({
    next: rows.length > page * rowsPerPage ? 'more' : null,
    results: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage),
  })
  const answer = (path: string, page: number): unknown => {
    if (path.endsWith('/orders/')) return pageOf([], 1)
    if (path.endsWith('/events/'))
      return pageOf(
        Array.from({ length: events }, (_, slug) => event(slug)),
        page,
      )
    if (path.endsWith('/quotas/'))
      return pageOf([{ items: [1], variations: [], size: 900, available: true, available_number: 800 }], 1)
    if (path.endsWith('/items/')) {
      const item = { id: 1, name: { de: 'Parkett' }, active: true, default_price: '49.50', variations: [] }
      return pageOf([{ ...item, require_voucher: false, hide_without_voucher: false }], 1)
    }
    return event(0)
  }
  const ask: SellerAccess['ask'] = async (address) => {
    requests += 1
    const { pathname, searchParams } = new URL(address)
    return { body: answer(pathname, Number(searchParams.get('page') ?? 1)), headers: new Headers() }
  }
  return { ask, count: () => requests }
}

it('600 concerts of one pretix cause at most 40 requests an hour while nothing happens', async () => {
  const concerts = 600
  const database = await emptyDatabase()
  const world = noticeWorld(database, noon)
  const sold = sellerWorld(database, world)
  world.state.concerts = Array.from({ length: concerts }, (_, index) => ({
    slug: `c${index}`,
    date: addDays('2026-11-24', Math.floor(index / 2)),
  }))
  const seller = quietPretix(concerts)
  sold.state.source = {
    ...pretix,
    toEvent: (_page, slug) => `shop.example/tutti/${slug.slice(1)}/`,
    fetchEvents: (access, events) => pretix.fetchEvents({ ...access, ask: seller.ask }, events),
    fetchStates: (access, events) =>
      pretix.fetchStates?.({ ...access, ask: seller.ask }, events) ?? Promise.resolve(new Map()),
    fetchChanges: (access, events, cursor) =>
      pretix.fetchChanges?.({ ...access, ask: seller.ask }, events, cursor) ??
      Promise.resolve({ changed: [], cursor: '' }),
  }
  // Two minutes suffice: each concert is read once, and nothing is sold afterwards.
  await sold.minutes(2)
  const before = seller.count()
  expect(before).toBeGreaterThan(concerts)
  await sold.minutes(60)
  const anHour = seller.count() - before
  console.log(`figure: ${concerts} concerts of one pretix: ${anHour} requests an hour`)
  expect(anHour).toBeLessThanOrEqual(40)
}, 240_000)
