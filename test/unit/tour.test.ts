import { describe, expect, test } from 'vitest'
import { cities } from '../../src/demo/content/cities.ts'
import { programs } from '../../src/demo/content/programs.ts'
import { redirects } from '../../src/demo/content/redirects.ts'
import { planTour, type TourConcert } from '../../src/demo/content/tour.ts'
import { venues } from '../../src/demo/content/venues.ts'
import { sortCitiesByDistance } from '../../src/places/choose-city.ts'
import { addDays } from '../../src/shared/zoned-time.ts'

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const unique = <T>(values: T[]) => new Set(values).size

const isBetween = (date: string, from: string, to: string) => date >= from && date <= to

describe('the places of the tour', () => {
  test('there are more than sixty cities and seventy venues, each with a slug of its own', () => {
    expect(cities.length).toBeGreaterThan(60)
    expect(venues.length).toBeGreaterThan(70)
    expect(unique(cities.map(({ slug }) => slug))).toBe(cities.length)
    expect(unique(venues.map(({ slug }) => slug))).toBe(venues.length)
    expect([...cities, ...venues].filter(({ slug }) => !slugPattern.test(slug))).toEqual([])
  })

  test('every venue stands within 25 km of its city', () => {
    const strays = venues.filter((venue) => {
      const own = cities.filter(({ slug }) => slug === venue.city)
      return sortCitiesByDistance(own, venue, 25).length !== 1
    })
    expect(strays.map(({ slug }) => slug)).toEqual([])
  })

  test('every city on the tour has a roofed hall', () => {
    const homeless = cities.filter(
      (city) =>
        city.weight > 0 &&
        !venues.some(
          (venue) => venue.city === city.slug && venue.halls.some(({ kind }) => kind !== 'open-air'),
        ),
    )
    expect(homeless.map(({ slug }) => slug)).toEqual([])
  })

  test('every time zone is one that the platform knows', () => {
    for (const { timeZone } of cities) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })
})

describe('redirects', () => {
  test('each starts at an address of its own and none leads to itself', () => {
    expect(unique(redirects.map(({ from }) => from))).toBe(redirects.length)
    expect(
      redirects.filter(({ from, to }) => from === to || to === `https://poluton.example${from}`),
    ).toEqual([])
  })
})

/** A Monday, a Sunday, both ends of a year, a leap day, and days on both sides of summer time. */
const todays = [
  '2026-11-23',
  '2026-11-22',
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
  '2026-03-29',
  '2027-06-16',
]

describe.each(todays)('the tour as planned on %s', (today) => {
  const concerts = planTour(today, programs, cities, venues)
  const ahead = concerts.filter(({ date }) => date >= today)
  const kindsAhead = (kind: (concert: TourConcert) => string) => new Set(ahead.map(kind))

  test('is the same whenever it is planned', () => {
    expect(planTour(today, programs, cities, venues)).toEqual(concerts)
  })

  test('has 600 concerts in order of date, between 43 and 47 per cent of them ahead', () => {
    expect(concerts).toHaveLength(600)
    expect(concerts.map(({ date }) => date)).toEqual(concerts.map(({ date }) => date).toSorted())
    expect(ahead.length / concerts.length).toBeGreaterThan(0.43)
    expect(ahead.length / concerts.length).toBeLessThan(0.47)
  })

  test('gives every concert a slug of its own', () => {
    expect(unique(concerts.map(({ slug }) => slug))).toBe(600)
    expect(concerts.filter(({ slug }) => !slugPattern.test(slug))).toEqual([])
  })

  test('plays programs that exist in halls that exist in the city', () => {
    const stray = concerts.filter(
      ({ program, city, venue, hall }) =>
        !programs.some(({ slug }) => slug === program) ||
        !cities.some(({ slug }) => slug === city) ||
        !venues.some((each) => each.slug === venue && each.city === city && each.halls[hall]),
    )
    expect(stray).toEqual([])
  })

  test('never books a hall twice for the same hour', () => {
    const bookings = concerts.map(({ venue, hall, date, time }) => `${venue} ${hall} ${date} ${time}`)
    expect(unique(bookings)).toBe(600)
  })

  test('plays under the open sky only from May to September', () => {
    const outside = concerts.filter(
      ({ venue, hall }) => venues.find(({ slug }) => slug === venue)?.halls[hall]?.kind === 'open-air',
    )
    expect(outside.filter(({ date }) => !isBetween(date.slice(5, 7), '05', '09'))).toEqual([])
  })

  test.each([0, 30, 60])('plays in Moscow within the thirty days that begin %i days from now', (start) => {
    const month = ahead.filter(({ date }) =>
      isBetween(date, addDays(today, start), addDays(today, start + 29)),
    )
    expect(month.some(({ city }) => city === 'moscow')).toBe(true)
  })

  test('comes to every city of the tour within the year and to none of the others', () => {
    const visited = kindsAhead(({ city }) => city)
    expect(cities.filter(({ slug, weight }) => visited.has(slug) !== weight > 0)).toEqual([])
  })

  test('has every type of ticket and every status ahead', () => {
    expect(kindsAhead(({ ticket }) => ticket.type)).toEqual(
      new Set(['intickets', 'intickets-tutti', 'external-link', 'tickets-cloud', 'none']),
    )
    expect(kindsAhead(({ status }) => status)).toEqual(
      new Set(['scheduled', 'postponed', 'rescheduled', 'moved_online', 'cancelled']),
    )
  })

  test('has sold-out concerts and last tickets ahead, and never both at once', () => {
    expect(ahead.some(({ soldOut }) => soldOut)).toBe(true)
    expect(ahead.some(({ lastTickets }) => lastTickets)).toBe(true)
    expect(concerts.filter(({ soldOut, lastTickets }) => soldOut && lastTickets)).toEqual([])
  })

  test('writes a price as a positive whole number or not at all', () => {
    const minCosts = concerts.flatMap(({ ticket }) => ('minCost' in ticket ? [ticket.minCost] : []))
    const written = minCosts.filter((minCost) => minCost !== undefined)
    expect(written.filter((minCost) => !(Number.isInteger(minCost) && minCost > 0))).toEqual([])
    expect(written.length).toBeLessThan(minCosts.length)
  })

  test('sells in the money of the country, by the seller of the country', () => {
    const home = concerts.filter(({ city }) => cities.find(({ slug }) => slug === city)?.countryCode === 'RU')
    expect(home.filter(({ currency, organizerId }) => currency !== 'RUB' || organizerId !== 5)).toEqual([])
    expect(unique(concerts.map(({ currency }) => currency))).toBe(12)
    expect(concerts.some(({ organizerId }) => organizerId === 3)).toBe(true)
  })

  test('opens some sales in the future, all of them before the concert', () => {
    const opening = concerts.filter(({ onSaleAt }) => onSaleAt && onSaleAt.slice(0, 10) > today)
    expect(opening.length).toBeGreaterThan(3)
    expect(opening.filter(({ date, soldOut, onSaleAt = '' }) => soldOut || onSaleAt >= date)).toEqual([])
  })

  test('names the former date of a rescheduled concert and of no other', () => {
    expect(
      concerts.filter(({ status, previousDate }) => (status === 'rescheduled') !== Boolean(previousDate)),
    ).toEqual([])
  })
})

test('within a week the plan stands still, and in the next week every concert is seven days later', () => {
  const plan = (today: string) =>
    Object.fromEntries(planTour(today, programs, cities, venues).map(({ slug, date }) => [slug, date]))
  const monday = plan('2026-11-23')
  expect(plan('2026-11-29')).toEqual(monday)
  const later = Object.fromEntries(Object.entries(monday).map(([slug, date]) => [slug, addDays(date, 7)]))
  expect(plan('2026-11-30')).toEqual(later)
})
