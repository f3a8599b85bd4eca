import { describe, expect, it } from 'vitest'
import {
  choosePlaces,
  farthestKm,
  type RadarPlace,
  shareWhoCome,
} from '../../src/features/desk/radar/choose-places.ts'
import { maxRoutePoints, planRoute, toRouteKm } from '../../src/features/desk/radar/plan-route.ts'
import { type DemandCell, toPublishableDemand } from '../../src/features/desk/radar/publishable-demand.ts'
import { distanceKm } from '../../src/shared/distance-km.ts'
import { minPeople } from '../../src/shared/min-people.ts'
import { shortestKm } from './shortest-route.ts'

/** Numbers between 0 and 1 that are the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const wish = (place: string, count: number, program = ''): DemandCell => ({
  place,
  program,
  count,
  source: 'wish',
})

describe('demand that may be shown', () => {
  it.each<[string, DemandCell[], DemandCell[]]>([
    ['five people of a place', [wish('vologda', 5)], [wish('vologda', 5)]],
    ['four people of a place', [wish('vologda', 4)], []],
    ['nobody', [], []],
    [
      'the same number in two parts',
      [wish('vologda', 2, 'bach'), wish('vologda', 3, 'bach')],
      [wish('vologda', 5, 'bach')],
    ],
    [
      'a program that too few named, beside one that many did',
      [wish('vologda', 300, 'zimmer'), wish('vologda', 4, 'bach')],
      [wish('vologda', 300, 'zimmer')],
    ],
    [
      'two programs that too few named: one number together',
      [wish('vologda', 4, 'bach'), wish('vologda', 3, 'mahler')],
      [wish('vologda', 7)],
    ],
    [
      'a program that too few named: counted with wishes for any',
      [wish('vologda', 9), wish('vologda', 1, 'bach')],
      [wish('vologda', 10)],
    ],
    [
      'small numbers of different sources: neither is shown',
      [wish('vologda', 4), { ...wish('vologda', 4), source: 'search' }],
      [],
    ],
    ['small numbers of different places', [wish('vologda', 4), wish('cherepovets', 4)], []],
  ])('%s', (_what, cells, shown) => {
    expect(toPublishableDemand(cells)).toEqual(shown)
  })

  it('has no number below five, and no more in total than there was, whatever is asked for', () => {
    const random = randomFrom(41)
    for (let round = 0; round < 300; round++) {
      const cells = Array.from({ length: 30 }, () =>
        wish(
          `place-${Math.floor(random() * 6)}`,
          Math.ceil(random() * 6),
          ['', 'bach', 'zimmer'][Math.floor(random() * 3)],
        ),
      )
      const shown = toPublishableDemand(cells)
      expect(shown.filter(({ count }) => count < minPeople)).toEqual([])
      const sumOf = (all: DemandCell[], place: string) =>
        all.filter((cell) => cell.place === place).reduce((sum, { count }) => sum + count, 0)
      // What is missing of a place is never hidden behind a total: the total is the sum of what is shown.
      for (const { place } of cells) expect(sumOf(shown, place)).toBeLessThanOrEqual(sumOf(cells, place))
    }
  })
})

describe('who comes from how far', () => {
  it.each([
    [0, 1],
    [20, 1],
    [90, 0.25],
    [160, 0],
    [5000, 0],
  ])('from %d km: a share of %d', (km, share) => {
    expect(shareWhoCome(km)).toBeCloseTo(share, 6)
  })
})

const at = (id: string, latitude: number, longitude: number): RadarPlace => ({ id, latitude, longitude })

describe('the choice of places', () => {
  const vologda = at('vologda', 59.22, 39.88)
  const cherepovets = at('cherepovets', 59.13, 37.9)
  const omsk = at('omsk', 54.99, 73.37)

  it('counts people of neighbouring places by their distance, and each of them once', () => {
    const km = distanceKm(vologda, cherepovets)
    const share = ((farthestKm - km) / (farthestKm - 20)) ** 2
    const [first, second] = choosePlaces(
      [vologda, cherepovets],
      [wish('vologda', 300), wish('cherepovets', 200)],
      [],
      2,
    )
    expect(first).toEqual({ id: 'vologda', wishes: 300, reach: Math.round(300 + 200 * share) })
    expect(second).toEqual({ id: 'cherepovets', wishes: 200, reach: Math.round(200 * (1 - share)) })
  })

  it('proposes nothing where nobody waits', () => {
    expect(choosePlaces([vologda, omsk], [wish('omsk', 9)], [], 5).map(({ id }) => id)).toEqual(['omsk'])
    expect(choosePlaces([], [], [], 5)).toEqual([])
  })

  it('leaves out demand of unknown places', () => {
    expect(choosePlaces([omsk], [wish('atlantis', 900)], [], 5)).toEqual([])
  })

  // Ten centres with towns around them; centres that were played in lately; large places that stand alone but have
  // fewer people than a centre with its towns; and three hundred places with a few wishes.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'finds nine of the ten best places at least, in made demand %d',
    (seed) => {
      const random = randomFrom(seed)
      const places: RadarPlace[] = []
      const cells: DemandCell[] = []
      const put = (id: string, latitude: number, longitude: number, count: number) => {
        places.push(at(id, latitude, longitude))
        if (count > 0) cells.push(wish(id, count))
      }
      /** A grid of squares 4° high and 8° wide: two centres are never within reach of each other. */
      const square = (number: number) => ({
        latitude: 44 + 4 * (number % 5) + random(),
        longitude: 30 + 8 * Math.floor(number / 5) + random(),
      })
      const stops = []
      for (let number = 0; number < 40; number++) {
        const { latitude, longitude } = square(number)
        const kind = number < 10 ? 'best' : number < 20 ? 'played' : 'alone'
        put(
          `${kind}-${number}`,
          latitude,
          longitude,
          kind === 'alone' ? 250 + 80 * random() : 180 + 60 * random(),
        )
        if (kind !== 'alone')
          for (let town = 0; town < 6; town++)
            put(
              `town-${number}-${town}`,
              latitude + 0.4 * random() - 0.2,
              longitude + 0.4 * random() - 0.2,
              50,
            )
        if (kind === 'played') stops.push({ latitude, longitude, daysAway: 60 * random() })
      }
      for (let number = 0; number < 300; number++)
        put(`few-${number}`, 44 + 19 * random(), 30 + 63 * random(), Math.floor(12 * random()))
      const chosen = choosePlaces(places, toPublishableDemand(cells), stops, 10)
      // A town beside its centre is as good a place as the centre.
      const found = new Set(chosen.flatMap(({ id }) => /^(?:best|town)-(\d)(?:-|$)/.exec(id)?.[1] ?? []))
      expect(found.size).toBeGreaterThanOrEqual(9)
    },
  )
})

describe('a route', () => {
  const tour = (seed: number, count: number) => {
    const random = randomFrom(seed)
    return Array.from({ length: count }, () => ({
      latitude: 45 + 18 * random(),
      longitude: 28 + 100 * random(),
    }))
  }

  it('of ten places is at most 5 % longer than the shortest one', () => {
    const ratios = Array.from({ length: 60 }, (_, seed) => {
      const points = tour(seed, 10)
      return planRoute(points).km / shortestKm(points)
    })
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.05)
    expect(Math.min(...ratios)).toBeGreaterThan(0.999999)
  })

  it('visits each place once, and says its true length', () => {
    const points = tour(7, 12)
    const { order, km } = planRoute(points)
    expect(order.toSorted((one, other) => one - other)).toEqual(points.map((_, index) => index))
    expect(km).toBeCloseTo(toRouteKm(order.flatMap((index) => points[index] ?? [])), 6)
  })

  it('takes little work: at most 60,000 comparisons for ten places', () => {
    const steps = Array.from({ length: 20 }, (_, seed) => planRoute(tour(seed, 10)).steps)
    expect(Math.max(...steps)).toBeLessThan(60_000)
  })

  it.each([
    [0, 0],
    [1, 0],
  ])('of %d places has a length of %d km', (count, km) => {
    expect(planRoute(tour(1, count)).km).toBe(km)
  })

  it('goes from west to east along one line', () => {
    const points = [40, 30, 60, 50].map((longitude) => ({ latitude: 55, longitude }))
    const { order } = planRoute(points)
    expect([order, order.toReversed()]).toContainEqual([1, 0, 3, 2])
  })

  it('crosses the 180th meridian', () => {
    const points = [179, -179, 170].map((longitude) => ({ latitude: 60, longitude }))
    expect(planRoute(points).km).toBeLessThan(700)
  })

  it('of more places than a tour has is refused', () => {
    expect(() => planRoute(tour(1, maxRoutePoints + 1))).toThrow(RangeError)
  })
})
