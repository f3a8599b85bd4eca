import { describe, expect, it } from 'vitest'
import type { ConcertSummary } from '../../src/content/concerts/concert-summary.ts'
import { chooseTicketState, isOver, isUnderWay } from '../../src/content/concerts/ticket-state.ts'
import { toInstant } from '../../src/shared/zoned-time.ts'
import { randomFor, seed } from './seed.ts'

const concert: ConcertSummary = {
  slug: 'concert',
  date: '2026-12-05',
  time: '19:30:00.000',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
  ticket: { kind: 'frame', host: 'intickets', seanceId: '1' },
}
const at = (utc: string) => Date.parse(`${utc}Z`)
const before = at('2026-11-20T12:00')
const after = at('2026-12-06T12:00')
const stateOf = (change: Partial<ConcertSummary>, now = before) =>
  chooseTicketState({ ...concert, ...change }, now)

describe('the ticket button', () => {
  it.each<[string, Partial<ConcertSummary>, string]>([
    ['sells', {}, 'buy'],
    ['sells what another site sells', { ticket: { kind: 'link', url: 'https://x.example' } }, 'buy'],
    ['sells a concert that was moved', { status: 'rescheduled' }, 'buy'],
    ['sells a concert that was moved online', { status: 'moved_online' }, 'buy'],
    ['sells the last tickets', { lastTickets: true }, 'buy'],
    ['says that tickets are sold out', { soldOut: true }, 'sold-out'],
    ['has nothing to sell without a link', { ticket: { kind: 'none' } }, 'none'],
    ['says that sales have not begun', { onSaleAt: '2026-11-20T12:00:01.000Z' }, 'not-on-sale'],
    ['sells from the very moment that sales begin', { onSaleAt: '2026-11-20T12:00:00.000Z' }, 'buy'],
    ['reads the offset of that moment', { onSaleAt: '2026-11-20T15:00:00+03:00' }, 'buy'],
    ['says that the concert is cancelled', { status: 'cancelled' }, 'cancelled'],
    ['says that the concert is postponed', { status: 'postponed' }, 'postponed'],
  ])('%s', (_name, change, state) => {
    expect(stateOf(change)).toBe(state)
  })

  it.each([
    ['cancelled before past', { status: 'cancelled', soldOut: true }, after, 'cancelled'],
    ['past before postponed', { status: 'postponed' }, after, 'past'],
    ['past before sold out', { soldOut: true }, after, 'past'],
    ['postponed before sold out', { status: 'postponed', soldOut: true }, before, 'postponed'],
    ['sold out before a missing link', { soldOut: true, ticket: { kind: 'none' } }, before, 'sold-out'],
    [
      'sold out before a sale to come',
      { soldOut: true, onSaleAt: '2027-01-01T00:00:00Z' },
      before,
      'sold-out',
    ],
    [
      'a missing link before a sale to come',
      { ticket: { kind: 'none' }, onSaleAt: '2027-01-01T00:00:00Z' },
      before,
      'none',
    ],
  ] as const)('says %s', (_name, change, now, state) => {
    expect(stateOf(change, now)).toBe(state)
  })
})

describe('a concert', () => {
  it('without a time is over with its day', () => {
    const { time: _time, ...untimed } = concert
    expect([isOver(untimed, at('2026-12-05T21:00')), isOver(untimed, at('2026-12-05T21:01'))]).toEqual([
      false,
      true,
    ])
  })

  it(`is over by the clock of its city at random moments (seed ${seed})`, () => {
    const random = randomFor('ticket-state')
    const zones = [
      'Europe/Moscow',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Bangkok',
      'Europe/Berlin',
    ] as const
    for (let round = 0; round < 500; round++) {
      const timeZone = random.pick(zones)
      const end = toInstant(concert.date, concert.time, timeZone) + 150 * 60_000
      const now = end + random.whole(-40 * 60, 40 * 60) * 60_000
      expect(isOver({ ...concert, timeZone }, now), `${timeZone} ${now}`).toBe(end < now)
    }
  })
})

describe('a concert is under way', () => {
  const { time: _time, ...withoutHour } = concert
  /** Its beginning and its end in UTC: the last minute before and the first of each, and the last and the first after. */
  it.each([
    ['in Moscow', {}, '2026-12-05T16:30', '2026-12-05T19:00'],
    ['in Kaliningrad', { timeZone: 'Europe/Kaliningrad' }, '2026-12-05T17:30', '2026-12-05T20:00'],
    ['on Kiritimati', { timeZone: 'Pacific/Kiritimati' }, '2026-12-05T05:30', '2026-12-05T08:00'],
    ['in Pago Pago', { timeZone: 'Pacific/Pago_Pago' }, '2026-12-06T06:30', '2026-12-06T09:00'],
    ['in Kathmandu', { timeZone: 'Asia/Kathmandu' }, '2026-12-05T13:45', '2026-12-05T16:15'],
    ['of 90 minutes', { durationMinutes: 90 }, '2026-12-05T16:30', '2026-12-05T18:00'],
    ['over midnight', { time: '23:00', durationMinutes: 180 }, '2026-12-05T20:00', '2026-12-05T23:00'],
    ['over the new year', { date: '2026-12-31', time: '23:00' }, '2026-12-31T20:00', '2026-12-31T22:30'],
    ['from midnight', { time: '00:00' }, '2026-12-04T21:00', '2026-12-04T23:30'],
    [
      'while clocks go forward',
      { timeZone: 'Europe/Berlin', date: '2026-03-29', time: '01:30', durationMinutes: 60 },
      '2026-03-29T00:30',
      '2026-03-29T01:30',
    ],
    [
      'while clocks go back',
      { timeZone: 'Europe/Berlin', date: '2026-10-25', time: '01:30', durationMinutes: 120 },
      '2026-10-24T23:30',
      '2026-10-25T01:30',
    ],
    ['at most twelve hours', { durationMinutes: 2000 }, '2026-12-05T16:30', '2026-12-06T04:30'],
    [
      'moved to another hour',
      { status: 'rescheduled', time: '18:00' },
      '2026-12-05T15:00',
      '2026-12-05T17:30',
    ],
    ['online', { status: 'moved_online' }, '2026-12-05T16:30', '2026-12-05T19:00'],
    ['sold out', { soldOut: true }, '2026-12-05T16:30', '2026-12-05T19:00'],
    ['before its sale', { onSaleAt: '2026-12-06T00:00:00Z' }, '2026-12-05T16:30', '2026-12-05T19:00'],
  ] as [string, Partial<ConcertSummary>, string, string][])('%s from %j', (_name, change, begin, end) => {
    const minute = 60_000
    const around = [at(begin) - minute, at(begin), at(end), at(end) + minute]
    const changed = { ...concert, ...change }
    expect(around.map((now) => isUnderWay(changed, now))).toEqual([false, true, true, false])
    const states = around.map((now) => chooseTicketState(changed, now))
    expect(states.map((state) => state === 'under-way')).toEqual([false, true, true, false])
    expect(states[3]).toBe('past')
  })

  it.each([
    ['without an hour: nobody knows when it begins', withoutHour, 'buy'],
    ['cancelled', { ...concert, status: 'cancelled' }, 'cancelled'],
    ['postponed', { ...concert, status: 'postponed' }, 'postponed'],
    ['moved to tomorrow meanwhile', { ...concert, date: '2026-12-06', status: 'rescheduled' }, 'buy'],
  ] as [string, ConcertSummary, string][])('never when it is %s', (_name, changed, state) => {
    const now = at('2026-12-05T17:00')
    expect([isUnderWay(changed, now), chooseTicketState(changed, now)]).toEqual([false, state])
  })

  it('and sold on where the editor says that late entry is sold, as long as there are tickets', () => {
    const late = { sellsLate: true } as const
    const now = at('2026-12-05T17:00')
    expect(isUnderWay({ ...concert, ...late }, now)).toBe(true)
    expect([stateOf(late, now), stateOf({ ...late, soldOut: true }, now), stateOf(late, after)]).toEqual([
      'buy',
      'sold-out',
      'past',
    ])
  })
})
