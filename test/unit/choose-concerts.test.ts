import { describe, expect, it } from 'vitest'
import {
  chooseConcerts,
  type IndexedConcert,
  toNearDays,
} from '../../src/content/concerts/choose-concerts.ts'

const saturday = Date.UTC(2026, 11, 5, 9)

const rubles = (units: number) => ({ currency: 'RUB', from: units * 100 })
const tenge = (units: number) => ({ currency: 'KZT', from: units * 100 })

function concert(slug: string, part: Partial<IndexedConcert> = {}): IndexedConcert {
  const { date = '2026-12-05', ...rest } = part
  return {
    slug,
    date,
    timeZone: 'Europe/Moscow',
    status: 'scheduled',
    soldOut: false,
    ticket: { kind: 'link', url: 'https://tickets.example/1' },
    price: rubles(2000),
    ...rest,
  }
}

const slugsOf = (index: IndexedConcert[], wanted: Parameters<typeof chooseConcerts>[1], now = saturday) =>
  chooseConcerts(index, wanted, now).map(({ slug }) => slug)

describe('concerts chosen by price', () => {
  const index = [
    concert('at-it', { price: rubles(3000) }),
    concert('above-it', { price: rubles(3001) }),
    concert('below-it', { price: rubles(1000) }),
    concert('unknown', { price: undefined } as Partial<IndexedConcert>),
    concert('in-tenge', { price: tenge(900) }),
  ]

  it('cost no more, in the currency of the list', () => {
    expect(slugsOf(index, { maxPrice: 3000 })).toEqual(['at-it', 'below-it'])
  })

  it('cost no more than that to the cent', () => {
    const cents = [concert('cent-above', { price: { currency: 'RUB', from: 300_001 } }), ...index]
    expect(slugsOf(cents, { maxPrice: 3000 })).toEqual(['at-it', 'below-it'])
  })

  it('may be asked for in the currency of another list', () => {
    expect(slugsOf(index, { maxPrice: 1000, currency: 'KZT' })).toEqual(['in-tenge'])
  })

  it('are counted in what most concerts of the city are sold in', () => {
    const abroad = index.map((each) => ({
      ...each,
      citySlug: each.price?.currency === 'KZT' ? 'almaty' : 'perm',
    }))
    expect(slugsOf(abroad, { citySlug: 'almaty', maxPrice: 1000 })).toEqual(['in-tenge'])
  })
})

describe('concerts sorted by price', () => {
  it('begin with the cheapest, and of one price with the soonest', () => {
    const index = [
      concert('dear', { price: rubles(5000) }),
      concert('sooner'),
      concert('later', { date: '2026-12-06' }),
    ]
    expect(slugsOf(index, { sort: 'price' })).toEqual(['sooner', 'later', 'dear'])
  })

  it('end with other currencies, then without a price, then with what nobody can buy', () => {
    const index = [
      concert('sold-out', { soldOut: true, price: rubles(1) }),
      concert('postponed', { status: 'postponed', price: rubles(2) }),
      concert('cancelled', { status: 'cancelled', price: rubles(3) }),
      concert('without', { price: undefined } as Partial<IndexedConcert>),
      concert('tenge', { price: tenge(1) }),
      concert('rubles'),
      concert('more-rubles', { price: rubles(2001) }),
    ]
    expect(slugsOf(index, { sort: 'price' })).toEqual([
      ...['rubles', 'more-rubles', 'tenge', 'without'],
      ...['sold-out', 'postponed', 'cancelled'],
    ])
  })
})

describe('today', () => {
  it('is that of each concert’s own city', () => {
    // 23:00 on Saturday in Moscow, Sunday in Vladivostok.
    const late = Date.UTC(2026, 11, 5, 20)
    const index = [
      concert('moscow'),
      concert('moscow-on-sunday', { date: '2026-12-06' }),
      concert('vladivostok', { timeZone: 'Asia/Vladivostok' }),
      concert('vladivostok-on-sunday', { date: '2026-12-06', timeZone: 'Asia/Vladivostok' }),
    ]
    expect(slugsOf(index, { near: 'today' }, late)).toEqual(['moscow', 'vladivostok-on-sunday'])
  })
})

describe('this weekend', () => {
  it.each([
    ['Monday', '2026-11-30', ['2026-12-05', '2026-12-06']],
    ['Friday', '2026-12-04', ['2026-12-05', '2026-12-06']],
    ['Saturday', '2026-12-05', ['2026-12-05', '2026-12-06']],
    ['Sunday', '2026-12-06', ['2026-12-06']],
    ['the end of a year', '2026-12-31', ['2027-01-02', '2027-01-03']],
  ])('on %s is what is left of Saturday and Sunday', (_name, today, days) => {
    expect(toNearDays('weekend', today)).toEqual(days)
  })
})

describe('concerts that have tickets', () => {
  it('are neither sold out nor cancelled', () => {
    const index = [
      concert('a'),
      concert('b', { soldOut: true }),
      concert('c', { status: 'cancelled' }),
      concert('d', { status: 'postponed' }),
    ]
    expect(slugsOf(index, { isAvailable: true })).toEqual(['a', 'd'])
  })

  it('are none that have begun, unless late entry is sold', () => {
    const begun = { date: '2026-12-05', time: '11:30' }
    const index = [
      concert('begun', begun),
      concert('late', { ...begun, sellsLate: true }),
      concert('to-come'),
    ]
    expect(slugsOf(index, { isAvailable: true })).toEqual(['late', 'to-come'])
    expect(slugsOf(index, { sort: 'price' })).toEqual(['late', 'to-come', 'begun'])
  })
})

describe('concerts of the next weekend', () => {
  const days = ['2026-12-05', '2026-12-06', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-19']
  const index = days.map((date) => concert(date, { date }))

  it.each([
    ['on a Monday', Date.UTC(2026, 11, 7, 9), ['2026-12-19']],
    ['on a Saturday', saturday, ['2026-12-12', '2026-12-13']],
    ['on a Sunday', Date.UTC(2026, 11, 6, 9), ['2026-12-12', '2026-12-13']],
  ])('are those a week after this one’s, %s', (_day, now, expected) => {
    expect(slugsOf(index, { near: 'next-weekend' }, now)).toEqual(expected)
  })
})

describe('concerts of a month, a city and a program', () => {
  it('are all of these', () => {
    const there = { citySlug: 'perm', programSlug: 'zimmer' }
    const index = [
      concert('all', there),
      concert('other-month', { ...there, date: '2027-01-05' }),
      concert('other-city', { ...there, citySlug: 'ufa' }),
      concert('other-program', { ...there, programSlug: 'williams' }),
    ]
    expect(slugsOf(index, { ...there, month: '2026-12' })).toEqual(['all'])
  })
})
