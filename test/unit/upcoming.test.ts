import { describe, expect, it } from 'vitest'
import { type ConcertFilter, readConcerts } from '../../src/content/concerts/concerts.ts'
import { readAnnounced, readConcertCounts, readUpcoming } from '../../src/content/concerts/schedule.ts'
import type { ContentService } from '../../src/content/content-service.ts'
import { toCitySlug, type WorldConcert, worldSnapshot } from './cities-of-the-world.ts'
import { createEmbeddedService } from './emulator-service.ts'
import { randomFor, seed } from './seed.ts'

const timeZones = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'Pacific/Marquesas',
  'America/New_York',
  'America/St_Johns',
  'UTC',
  'Europe/Moscow',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Bangkok',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const toDay = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/**
 * Computes a zone's local time with the platform's own calendar instead of the product's code, as if that time were
 * UTC.
 */
const wallAt = (timeZone: string, instant: number) => {
  const parts = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${parts.format(instant).replace(' ', 'T')}Z`)
}

/** Two rounds are enough: no zone changes its clock so near to these concerts that a third round would differ. */
function instantOf(timeZone: string, wall: number): number {
  const guess = wall - (wallAt(timeZone, wall) - wall)
  return wall - (wallAt(timeZone, guess) - guess)
}

const endOf = ({ timeZone, date, time, durationMinutes }: WorldConcert) =>
  time
    ? instantOf(timeZone, Date.parse(`${date}T${time}Z`)) + (durationMinutes ?? 150) * 60_000
    : instantOf(timeZone, Date.parse(`${date}T00:00Z`) + dayMs)

const startOf = ({ timeZone, date, time }: WorldConcert) =>
  time ? instantOf(timeZone, Date.parse(`${date}T${time}Z`)) : Number.POSITIVE_INFINITY

const byDate = (one: WorldConcert, other: WorldConcert) =>
  one.date.localeCompare(other.date) ||
  // Strapi's databases and the emulator put what has no hour first.
  (one.time ?? '').localeCompare(other.time ?? '') ||
  one.slug.localeCompare(other.slug)

/** Six in each city, around an instant: evenings, mornings, past midnight, without an hour. */
function concertsAround(now: number, name: string): WorldConcert[] {
  const random = randomFor(name)
  return timeZones.flatMap((timeZone, city) =>
    Array.from({ length: 6 }, (_, at) => ({
      slug: `c-${city}-${at}`,
      timeZone,
      date: toDay(now + random.pick([-4, -2, -1, -1, 0, 0, 0, 1, 1, 2, 5]) * dayMs),
      time: random.pick([null, '04:30', '11:00', '19:00', '21:30', '23:45']),
      durationMinutes: random.pick([null, 60, 110, 240, 720]),
    })),
  )
}

const pageSize = 7

async function readWhole(service: ContentService, filter: ConcertFilter) {
  const slugs: string[] = []
  for (let page = 1; ; page++) {
    const list = await readConcerts(service, 'ru', { ...filter, page, pageSize })
    slugs.push(...list.concerts.map(({ slug }) => slug))
    if (page === 1) expect.soft(list.pageCount).toBe(Math.ceil(list.total / pageSize))
    if (page >= list.pageCount) return { slugs, total: list.total }
  }
}

const at = (service: ContentService, now: number): ContentService => ({
  ...service,
  now: () => now,
})

describe(`what isn't over by its city's clock (SEED=${seed})`, () => {
  const moments = [
    '2026-11-25T03:08:00Z',
    '2026-11-25T11:59:00Z',
    '2026-11-25T12:01:00Z',
    '2026-11-25T23:59:30Z',
    // Clocks are changed: in New York, in Lord Howe by half an hour.
    '2026-11-01T05:30:00Z',
    '2027-03-14T06:30:00Z',
    '2026-10-03T15:15:00Z',
    // The beginning of a year, which is also that of a month.
    '2027-01-01T00:00:30Z',
  ]

  describe.each(moments)('at %s', (moment) => {
    const now = Date.parse(moment)
    const today = toDay(now)
    const concerts = concertsAround(now, moment)
    const { service } = createEmbeddedService(now, () => worldSnapshot(timeZones, concerts))
    const slugsOf = (isWanted: (concert: WorldConcert) => boolean) =>
      concerts
        .filter(isWanted)
        .toSorted(byDate)
        .map(({ slug }) => slug)
    const isAhead = (concert: WorldConcert, at = now) => endOf(concert) >= at
    /** What is to come, with what has begun behind the first day that has something to come. */
    const listAt = (instant: number, isWanted: (concert: WorldConcert) => boolean = () => true) => {
      const ahead = concerts
        .filter((concert) => isWanted(concert) && isAhead(concert, instant))
        .toSorted(byDate)
      const [begun, coming] = [
        ahead.filter((concert) => startOf(concert) <= instant),
        ahead.filter((concert) => startOf(concert) > instant),
      ]
      const ofFirstDay = coming.filter(({ date }) => date === coming[0]?.date)
      return [...ofFirstDay, ...begun, ...coming.slice(ofFirstDay.length)].map(({ slug }) => slug)
    }

    it('is the schedule, on pages without gaps or doubles', async () => {
      const ahead = listAt(now)
      expect(await readWhole(service, { when: 'upcoming' })).toEqual({
        slugs: ahead,
        total: ahead.length,
      })
    })

    it('isn’t in the schedule of what is over, and everything else is', async () => {
      const over = slugsOf((concert) => !isAhead(concert))
      const { slugs, total } = await readWhole(service, { when: 'past' })
      expect({ slugs: slugs.toSorted(), total }).toEqual({ slugs: over.toSorted(), total: over.length })
    })

    it('stays so for an hour in the same copies', async () => {
      const later = now + hourMs
      const ahead = listAt(later)
      await readWhole(service, { when: 'upcoming' })
      expect(await readWhole(at(service, later), { when: 'upcoming' })).toEqual({
        slugs: ahead,
        total: ahead.length,
      })
    })

    it('is the schedule of its city, and what the list of cities counts', async () => {
      const expected = timeZones.map((timeZone) => listAt(now, (concert) => concert.timeZone === timeZone))
      const lists = timeZones.map((timeZone) =>
        readWhole(service, { when: 'upcoming', citySlug: toCitySlug(timeZone) }),
      )
      expect((await Promise.all(lists)).map(({ slugs }) => slugs)).toEqual(expected)
      const counts = timeZones.map((zone, index) => [toCitySlug(zone), expected[index]?.length ?? 0] as const)
      expect(await readConcertCounts(service, 'ru')).toEqual(
        Object.fromEntries(counts.filter(([, count]) => count > 0)),
      )
    })

    it('is what the whole schedule has, and a list by price', async () => {
      const ahead = slugsOf((concert) => isAhead(concert))
      expect((await readUpcoming(service, 'ru')).map(({ slug }) => slug)).toEqual(ahead)
      const list = await readConcerts(service, 'ru', { when: 'upcoming', sort: 'price' })
      expect(list.total).toBe(ahead.length)
    })

    it('is what a month has of it', async () => {
      const month = today.slice(0, 7)
      const { slugs } = await readWhole(service, { when: 'upcoming', month })
      expect(slugs).toEqual(listAt(now, ({ date }) => date.startsWith(month)))
    })

    it('is all that the feed names', async () => {
      const named = (await readAnnounced(service, 'ru')).map(({ slug }) => slug)
      const ahead = new Set(slugsOf((concert) => isAhead(concert)))
      expect(named.filter((slug) => !ahead.has(slug))).toEqual([])
    })
  })
})

describe('at 03:08 UTC', () => {
  const now = Date.parse('2026-11-25T03:08:00Z')
  const evening = { date: '2026-11-24', time: '19:30', durationMinutes: 240 }
  const concerts: WorldConcert[] = [
    { ...evening, slug: 'new-york', timeZone: 'America/New_York' },
    { ...evening, slug: 'honolulu', timeZone: 'Pacific/Honolulu' },
    { ...evening, slug: 'honolulu-some-time', timeZone: 'Pacific/Honolulu', time: null },
    { ...evening, slug: 'moscow', timeZone: 'Europe/Moscow' },
  ]
  const { service } = createEmbeddedService(now, () => worldSnapshot(timeZones, concerts))

  it('tonight’s concerts in New York and Honolulu are ahead, and Moscow’s is over', async () => {
    const { slugs } = await readWhole(service, { when: 'upcoming' })
    expect(slugs.toSorted()).toEqual(['honolulu', 'honolulu-some-time', 'new-york'])
  })
})

it('more concerts of these days than a list has room for don’t hide what comes after them', async () => {
  const now = Date.parse('2026-11-25T20:00:00Z')
  const over = Array.from({ length: 45 }, (_, index) => ({
    slug: `over-${index}`,
    timeZone: 'UTC',
    date: '2026-11-25',
    time: '09:00',
    durationMinutes: 60,
  }))
  const ahead = Array.from({ length: 9 }, (_, index) => ({
    slug: `ahead-${index}`,
    timeZone: 'UTC',
    date: '2026-11-26',
    time: '19:00',
    durationMinutes: null,
  }))
  const { service } = createEmbeddedService(now, () => worldSnapshot(['UTC'], [...over, ...ahead]))
  expect(await readWhole(service, { when: 'upcoming' })).toEqual({
    slugs: ahead.map(({ slug }) => slug),
    total: 9,
  })
})

it('a list by price goes on with its next page', async () => {
  const now = Date.parse('2026-11-25T20:00:00Z')
  const concerts = Array.from({ length: 50 }, (_, index) => ({
    slug: `c-${10 + index}`,
    timeZone: 'UTC',
    date: '2026-12-25',
    time: '19:00',
    durationMinutes: null,
  }))
  const { service } = createEmbeddedService(now, () => worldSnapshot(['UTC'], concerts))
  const read = async (page: number) => {
    const list = await readConcerts(service, 'ru', { when: 'upcoming', sort: 'price', page, pageSize: 24 })
    const slugs = list.concerts.map(({ slug }) => slug)
    return { ...list, concerts: [slugs.length, slugs[0], slugs.at(-1)] }
  }
  expect(await read(1)).toEqual({ concerts: [24, 'c-10', 'c-33'], total: 50, pageCount: 3 })
  expect(await read(2)).toEqual({ concerts: [24, 'c-34', 'c-57'], total: 50, pageCount: 3 })
  expect(await read(3)).toEqual({ concerts: [2, 'c-58', 'c-59'], total: 50, pageCount: 3 })
  expect(await read(4)).toEqual({ concerts: [0, undefined, undefined], total: 50, pageCount: 3 })
})

describe('an answer is right', () => {
  const now = Date.parse('2026-11-25T03:08:00Z')
  const concert = {
    slug: 'tonight',
    timeZone: 'America/New_York',
    date: '2026-11-24',
    time: '21:00',
    durationMinutes: 120,
  }
  const later = { ...concert, slug: 'later', date: '2026-12-24' }

  async function goodUntilOf(concerts: WorldConcert[], filter: ConcertFilter) {
    const { service } = createEmbeddedService(now, () => worldSnapshot(timeZones, concerts))
    const goodUntil = { at: Number.POSITIVE_INFINITY }
    await readConcerts({ ...service, goodUntil }, 'ru', filter)
    return Number.isFinite(goodUntil.at) ? new Date(goodUntil.at).toISOString() : 'whatever happens'
  }

  it('until the first of its concerts is over', async () => {
    expect(await goodUntilOf([concert, later], { when: 'upcoming' })).toBe('2026-11-25T04:00:00.001Z')
  })

  it('until a concert that it doesn’t show yet is over, where it shows those that are', async () => {
    expect(await goodUntilOf([concert, later], { when: 'past' })).toBe('2026-11-25T04:00:00.001Z')
  })

  it('until tickets go on sale', async () => {
    const onSaleAt = '2026-11-25T03:30:00.000Z'
    expect(await goodUntilOf([concert, { ...later, onSaleAt }], { when: 'upcoming' })).toBe(onSaleAt)
  })

  it('for long, where nothing ends soon', async () => {
    expect(await goodUntilOf([later], { when: 'upcoming' })).toBe('whatever happens')
  })
})
