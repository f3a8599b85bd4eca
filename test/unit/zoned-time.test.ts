import { describe, expect, it } from 'vitest'
import { addDays, lastDayOf, toDayInZone, toInstant, toTimeInZone } from '../../src/shared/zoned-time.ts'
import { randomFor, seed } from './seed.ts'

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)

describe('the instant of a clock on the wall', () => {
  it.each([
    ['Europe/Moscow', '2026-12-05', '19:30', '2026-12-05T16:30'],
    ['Europe/Kaliningrad', '2026-12-05', '19:30', '2026-12-05T17:30'],
    ['Asia/Vladivostok', '2026-12-05', '19:30', '2026-12-05T09:30'],
    ['Asia/Kamchatka', '2026-12-05', '07:00', '2026-12-04T19:00'],
    ['Asia/Bangkok', '2026-12-05', '19:30', '2026-12-05T12:30'],
    ['Asia/Almaty', '2026-12-05', '19:30', '2026-12-05T14:30'],
    ['Asia/Yerevan', '2026-12-05', '00:15', '2026-12-04T20:15'],
    ['Asia/Kolkata', '2026-12-05', '19:30', '2026-12-05T14:00'],
    ['Europe/Berlin', '2026-07-01', '19:30', '2026-07-01T17:30'],
    ['Europe/Berlin', '2026-12-01', '19:30', '2026-12-01T18:30'],
    ['UTC', '2028-02-29', '23:59', '2028-02-29T23:59'],
  ])('in %s on %s at %s is %s UTC', (zone, day, time, instant) => {
    expect(iso(toInstant(day, time, zone))).toBe(instant)
  })

  it('takes no notice of seconds', () => {
    expect(iso(toInstant('2026-12-05', '19:30:00.000', 'Europe/Moscow'))).toBe('2026-12-05T16:30')
  })

  it('without a time is the beginning of the day', () => {
    expect(iso(toInstant('2026-12-05', undefined, 'Asia/Bangkok'))).toBe('2026-12-04T17:00')
  })

  it('that is skipped in spring is an hour later', () => {
    expect(iso(toInstant('2026-03-29', '02:30', 'Europe/Berlin'))).toBe('2026-03-29T01:30')
  })

  it('that comes twice in autumn is one of the two', () => {
    expect(['2026-10-25T00:30', '2026-10-25T01:30']).toContain(
      iso(toInstant('2026-10-25', '02:30', 'Europe/Berlin')),
    )
  })

  it('follows Moscow through its changes of 2011 and 2014', () => {
    expect(iso(toInstant('2013-12-05', '19:30', 'Europe/Moscow'))).toBe('2013-12-05T15:30')
  })

  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
    'just before and after each change of the clock in %s is read back as it was written',
    (zone) => {
      for (const time of ['00:00', '04:00', '12:00', '23:59']) {
        for (let day = '2026-03-01'; day < '2026-11-30'; day = addDays(day, 1)) {
          const instant = toInstant(day, time, zone)
          expect(`${toDayInZone(zone, instant)} ${toTimeInZone(zone, instant)}`).toBe(`${day} ${time}`)
        }
      }
    },
  )
})

describe('the calendar day and the clock at an instant', () => {
  const newYear = Date.UTC(2026, 11, 31, 18, 30)

  it.each([
    ['Europe/Moscow', '2026-12-31', '21:30'],
    ['Europe/Kaliningrad', '2026-12-31', '20:30'],
    ['Asia/Vladivostok', '2027-01-01', '04:30'],
    ['Asia/Bangkok', '2027-01-01', '01:30'],
    ['Pacific/Kiritimati', '2027-01-01', '08:30'],
    ['Pacific/Pago_Pago', '2026-12-31', '07:30'],
  ])('in %s are %s, %s', (zone, day, time) => {
    expect([toDayInZone(zone, newYear), toTimeInZone(zone, newYear)]).toEqual([day, time])
  })

  it('at midnight is written 00:00', () => {
    expect(toTimeInZone('UTC', Date.UTC(2026, 0, 1))).toBe('00:00')
  })
})

describe(`random moments (seed ${seed})`, () => {
  const zones = [
    'Europe/Moscow',
    'Europe/Kaliningrad',
    'Asia/Vladivostok',
    'Asia/Bangkok',
    'Asia/Tbilisi',
  ] as const

  it('are read back as they were written, in zones whose clocks never change', () => {
    const random = randomFor('zoned-time')
    for (let round = 0; round < 500; round++) {
      const zone = random.pick(zones)
      const day = addDays('2020-01-01', random.whole(0, 5000))
      const time = `${String(random.whole(0, 23)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`
      const instant = toInstant(day, time, zone)
      expect(`${zone} ${toDayInZone(zone, instant)} ${toTimeInZone(zone, instant)}`).toBe(
        `${zone} ${day} ${time}`,
      )
    }
  })
})

describe('days and months', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-20', 365, '2027-11-20'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (day, days, sum) => {
    expect(addDays(day, days)).toBe(sum)
  })

  it.each([
    ['2026-01', '2026-01-31'],
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2100-02', '2100-02-28'],
    ['2026-04', '2026-04-30'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, day) => {
    expect(lastDayOf(month)).toBe(day)
  })
})
