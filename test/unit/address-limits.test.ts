import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBrought, type DayMarks, toWholeMarks } from '../../src/features/statistics/address-limits.ts'
import { createDaySums, type DaySums } from '../../src/features/statistics/day-sums.ts'
import { toMarkKey } from '../../src/features/statistics/marks.ts'
import type { Brought } from '../../src/features/statistics/statistics-batch.ts'
import { type Occurrence, statisticsDimensions } from '../../src/features/statistics/statistics-kinds.ts'
import { mostOfAddress, mostOfNetwork } from '../../src/throttle/visitor-address.ts'

const key = toMarkKey('0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0')

/** A day as its object keeps it. */
function openDay(): { sums: DaySums; marks: DayMarks; count: Map<number, number> } {
  const count = new Map<number, number>()
  const read = (mark: number) => count.get(mark) ?? 0
  const increase = (mark: number) => {
    count.set(mark, read(mark) + 1)
    return true
  }
  return { sums: createDaySums([]), marks: { key, read, increase }, count }
}
const at = (more: Partial<Occurrence>): Occurrence => ({
  kind: 'view',
  path: '/',
  hour: '2026-11-26T19',
  facts: {},
  ...more,
})
const read = (
  { sums }: { sums: DaySums },
  kind: Occurrence['kind'],
  path = '',
  dimension = '',
  value = '',
) => {
  const found = statisticsDimensions.find((each) => each === dimension) ?? ''
  return sums.read({ kind, path, dimension: found, value })
}

/** Adds what one address has brought, as the object of the day does. */
const bring = ({ sums, marks }: ReturnType<typeof openDay>, occurrence: Occurrence, brought: Brought) =>
  addBrought(sums, marks, { occurrence, brought, whole: toWholeMarks(marks.key, occurrence, brought) })

describe('one address may bring', () => {
  it.each([
    [0, 60, 60],
    [12_000, 60, 60],
    [12_200, 60, 61],
    [100_000, 3, 500],
    [599, 3, 3],
    [800, 3, 4],
  ])('to a sum of %i at least %i: %i', (sum, least, most) => {
    expect(mostOfAddress(least, sum)).toBe(most)
  })

  it.each([
    [0, 60, 120],
    [3000, 60, 120],
    [3050, 60, 122],
  ])('with its network, to a sum of %i at least twice %i: %i', (sum, least, most) => {
    expect(mostOfNetwork(least, sum)).toBe(most)
  })

  it.each([
    ['view', 6],
    ['missing', 6],
    ['search-miss', 6],
    ['ticket', 13],
    ['save', 13],
    ['share', 13],
  ] as const)('a %s of one page so often: %i', (kind, most) => {
    const day = openDay()
    bring(day, at({ kind }), { count: 1000, address: 1 })
    expect(read(day, kind, '/')).toBe(most)
  })

  it.each([
    ['view', 60],
    ['missing', 20],
    ['search-miss', 20],
    ['ticket', 30],
    ['visitor', 20],
  ] as const)('%ss in all so many: %i', (kind, most) => {
    const day = openDay()
    for (let each = 0; each < 400; each += 1)
      bring(day, at({ kind, path: kind === 'visitor' ? '' : `/${each}` }), {
        count: 1,
        address: 1,
        ...(kind === 'visitor' ? { own: 1000 + each } : {}),
      })
    expect(read(day, kind)).toBe(most)
  })

  it.each(['source', 'campaign'] as const)(
    'views with a %s it claims six times, and further views without one',
    (claim) => {
      const day = openDay()
      for (let each = 0; each < 40; each += 1)
        bring(day, at({ path: `/${each}`, facts: { [claim]: 'evil.example', city: 'RU/Perm' } }), {
          count: 1,
          address: 1,
        })
      expect(read(day, 'view')).toBe(40)
      expect(read(day, 'view', '', claim, 'evil.example')).toBe(6)
      expect(read(day, 'view', '', 'city', 'RU/Perm')).toBe(40)
    },
  )

  it('twice as much with its IPv6 network', () => {
    const day = openDay()
    for (let address = 1; address <= 100; address += 1)
      for (let each = 0; each < 30; each += 1)
        bring(day, at({ path: `/${each}` }), { count: 1, address, network: 7 })
    expect(read(day, 'view')).toBe(120)
  })

  it('six hundred marks at most', () => {
    const day = openDay()
    for (const kind of ['view', 'missing', 'search-miss', 'ticket', 'save', 'share', 'visitor'] as const)
      for (let each = 0; each < 1000; each += 1)
        bring(
          day,
          at({ kind, path: `/${each}`, facts: { source: `${each}.example`, campaign: `${each}` } }),
          { count: 1, address: 1 },
        )
    expect(day.count.size).toBeLessThanOrEqual(600)
  })
})

it('what is true survives one who sends noise without end, whatever the order', () => {
  const noise = fc.record({
    kind: fc.constantFrom('view', 'missing', 'search-miss', 'ticket', 'visitor'),
    path: fc.constantFrom('/', '/true', '/a', '/b'),
    source: fc.nat(400),
    address: fc.constant(-1),
  })
  const honest = fc.record({
    kind: fc.constantFrom('view', 'missing', 'search-miss'),
    path: fc.constantFrom('/true', '/other'),
    source: fc.nat(3),
    address: fc.nat(1_000_000),
  })
  const many = fc.array(fc.oneof({ arbitrary: noise, weight: 9 }, { arbitrary: honest, weight: 1 }), {
    minLength: 200,
    maxLength: 1500,
  })
  fc.assert(
    fc.property(many, (events) => {
      const day = openDay()
      const truth = new Map<string, number>()
      const addresses = new Map<number, number>()
      for (const { kind, path, source, address } of events) {
        const isHonest = address >= 0
        const own = { count: 1, address, ...(kind === 'visitor' ? { own: 10_000_000 + source } : {}) }
        // An honest visitor comes a few times at most.
        const times = (addresses.get(address) ?? 0) + 1
        if (isHonest && times > 3) continue
        addresses.set(address, times)
        const facts = { source: isHonest ? `${source}.true` : `${source}.noise` }
        bring(day, at({ kind, path: kind === 'visitor' ? '' : path, facts }), own)
        if (!isHonest) continue
        for (const name of [`${kind} ${path}`, `${kind} source ${source}.true`])
          truth.set(name, (truth.get(name) ?? 0) + 1)
      }
      for (const [name, count] of truth) {
        const [kind, ...rest] = name.split(' ')
        const [path = '', dimension = '', value = ''] =
          rest[0] === 'source' ? ['', 'source', rest[1]] : [rest[0]]
        const counted = read(day, kind as Occurrence['kind'], path, dimension, value)
        // All that is true is there; noise adds six at most to what it aims at.
        expect(counted).toBeGreaterThanOrEqual(count)
        expect(counted).toBeLessThanOrEqual(count + (dimension ? 0 : 6))
      }
      expect(read(day, 'visitor')).toBeLessThanOrEqual(20)
    }),
    { numRuns: 60, seed: 20_261_128 },
  )
})

it('an hour of one address changes what a thousand visitors did by two percent at most', () => {
  const day = openDay()
  const pages = ['/', '/concerts', '/c/kino', '/hans-zimmer', '/cities/kazan']
  const sources = ['(direct)', 'vk.com', 'yandex.ru', 'google.com', 'partner.example']
  const searches = ['щелкунчик', 'вологда', 'вагнер']
  const truth = new Map<string, number>()
  const note = (name: string) => truth.set(name, (truth.get(name) ?? 0) + 1)
  const honest = (visitor: number) => {
    const by = { count: 1, address: visitor }
    const source = sources[visitor % 5] ?? ''
    bring(day, at({ kind: 'visitor', path: '' }), {
      count: 1,
      address: visitor,
      own: visitor,
    })
    // Each comes with a source, and goes on within the site.
    for (const [step, path] of pages.slice(visitor % 2).entries()) {
      bring(day, at({ path, facts: step === 0 ? { source } : {} }), by)
      note(`view ${path}`)
    }
    note(`source ${source}`)
    const search = searches[visitor % 3] ?? ''
    bring(day, at({ kind: 'search-miss', path: search }), by)
    note(`search-miss ${search}`)
  }
  const attacker = 5_000_000
  // Six requests a second: views have no limit of their own, clicks and searches have two a second.
  const events = 3600 * 6
  for (let event = 0; event < events; event += 1) {
    if (event % 21 === 0 && event < 21_000) honest(1 + event / 21)
    const by = { count: 1, address: attacker, network: 9 }
    const source = event % 3 === 0 ? `${event}.noise` : (sources[event % 5] ?? '')
    if (event % 3 < 2)
      bring(day, at({ path: pages[event % 5] ?? '', facts: { source, campaign: `${event}` } }), by)
    else if (event % 2) bring(day, at({ kind: 'visitor', path: '' }), { ...by, own: 10_000_000 + event })
    else
      bring(
        day,
        at({ kind: 'search-miss', path: event % 4 ? `noise ${event}` : (searches[event % 3] ?? '') }),
        by,
      )
    if (event % 5 === 0) bring(day, at({ kind: 'missing', path: `/noise/${event}` }), by)
  }
  const errors = [...truth].map(([name, count]) => {
    const [kind = '', value = ''] = name.split(' ')
    const counted =
      kind === 'source'
        ? read(day, 'view', '', 'source', value)
        : read(day, kind as Occurrence['kind'], value)
    return Math.abs(counted - count) / count
  })
  expect(truth.size).toBe(13)
  expect(Math.max(...errors)).toBeLessThanOrEqual(0.02)
  expect(Math.abs(read(day, 'visitor') - 1000) / 1000).toBeLessThanOrEqual(0.05)
  expect(read(day, 'missing')).toBe(20)
})
