import { expect, test } from '@playwright/test'
import { askSeller } from '../../../src/features/availability/ask-seller.ts'
import { source as pretix } from '../../../src/features/availability/sources/pretix.ts'
import { findFreePort } from '../../../src/tools/operate/free-port.ts'
import { nowMs } from '../../fixtures/clock.ts'
import { organiser, type Shop, shopHost, startPretix } from './pretix-shop.ts'

let shop: Shop
test.beforeAll(async () => {
  shop = await startPretix(await findFreePort(), 'http://127.0.0.1:9/')
})
test.afterAll(() => shop?.stop())

const behindProxy = { 'x-forwarded-host': shopHost, 'x-forwarded-proto': 'https' }

/** What the site reads of an event. @param date of a series, as `12/` */
async function readSite(event: string, date: string) {
  const id = `${shopHost}/${organiser}/${event}/${date}`
  const access = {
    token: shop.token,
    url: shop.url,
    now: nowMs,
    ask: (address: string, headers: Readonly<Record<string, string>>) =>
      askSeller(address, { ...headers, ...behindProxy }, nowMs()),
  }
  return (await pretix.fetchEvents(access, [id])).get(id)
}

interface Sold {
  name: string
  current_unavailability_reason: string | null
  avail: [number, number | null] | null
  variations: {
    value: string
    current_unavailability_reason: string | null
    avail: [number, number | null]
  }[]
}

/** What pretix' own widget offers somebody without a voucher: name and number of each ticket. */
async function readWidget(event: string, date: string): Promise<string[]> {
  const address = `${shop.url}/${organiser}/${event}/${date}widget/product_list?lang=de`
  const answer = await fetch(address, { headers: behindProxy })
  // Only fields of this type are used; the comparison fails where they are missing.
  const { items_by_category: groups } = (await answer.json()) as { items_by_category: { items: Sold[] }[] }
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => !item.current_unavailability_reason)
    .flatMap(({ name, avail, variations }) =>
      avail
        ? [`${name} ${avail[1]}`]
        : variations
            .filter((variation) => !variation.current_unavailability_reason)
            .map((variation) => `${name}, ${variation.value} ${variation.avail[1]}`),
    )
}

async function readDate(event: string): Promise<string> {
  const address = `${shop.url}/api/v1/organizers/${organiser}/events/${event}/subevents/`
  const { body } = await askSeller(address, { authorization: `Token ${shop.token}`, ...behindProxy }, nowMs())
  const { results } = body as { results: { id: number }[] }
  return `${results[0]?.id}/`
}

/** The shops of `fill.py`: what is sold in each, and the state and number of an event. */
const shops: Record<string, { sold: string[]; state: string; available: number; others?: string[] }> = {
  overlap: { sold: ['Parkett 30', 'Rang 40'], state: 'on-sale', available: 50 },
  'add-on': { sold: ['Parkett 0'], state: 'sold-out', available: 0 },
  bundle: { sold: ['Parkett mit Glas 2'], state: 'on-sale', available: 2 },
  variations: { sold: ['Parkett, Reihe 1 7'], state: 'on-sale', available: 7 },
  channel: { sold: [], state: 'not-yet', available: 0 },
  'waiting-list': { sold: ['Parkett 1'], state: 'on-sale', available: 1 },
  early: { sold: ['Frühbucher 4'], state: 'on-sale', available: 4 },
  rival: { sold: ['Frühbucher 0', 'Parkett 9'], state: 'on-sale', available: 9 },
  booklet: { sold: ['Parkett 0'], state: 'sold-out', available: 0, others: ['Programmheft 500'] },
  closed: { sold: ['Parkett 0', 'Rang 2'], state: 'on-sale', available: 2 },
  voucher: { sold: ['Parkett 3'], state: 'on-sale', available: 3 },
  series: { sold: ['Parkett 6'], state: 'on-sale', available: 6 },
}

for (const [event, { sold, state, available, others = [] }] of Object.entries(shops)) {
  test(`of the shop «${event}» the site says what its widget sells`, async () => {
    const date = event === 'series' ? await readDate(event) : ''
    const found = await readSite(event, date)
    const read = found?.categories.map((each) => `${each.name} ${each.available}`) ?? []
    expect({ state: found?.state, available: found?.available, sold: read.toSorted() }).toEqual({
      state,
      available,
      sold,
    })
    expect((await readWidget(event, date)).toSorted()).toEqual([...sold, ...others].toSorted())
  })
}
