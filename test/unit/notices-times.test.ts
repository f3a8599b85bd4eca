import { describe, expect, it } from 'vitest'
import type { ConcertState } from '../../src/features/notices/concert-state.ts'
import {
  afterQuietHours,
  chooseNoticeTime,
  isTimeToRemind,
  toAnnouncementInstant,
  toNoticeExpiry,
  toReminderInstant,
} from '../../src/features/notices/notice-times.ts'
import { readRetryAfter } from '../../src/shared/retry-after.ts'
import { toInstant } from '../../src/shared/zoned-time.ts'

const at = (day: string, time: string, zone = 'Europe/Moscow') => toInstant(day, time, zone)
const minuteMs = 60_000

describe('at night nobody is told', () => {
  it.each([
    ['Europe/Moscow', '2026-11-23', '08:59', '2026-11-23', '09:00'],
    ['Europe/Moscow', '2026-11-23', '09:00', '2026-11-23', '09:00'],
    ['Europe/Moscow', '2026-11-23', '21:59', '2026-11-23', '21:59'],
    ['Europe/Moscow', '2026-11-23', '22:00', '2026-11-24', '09:00'],
    ['Europe/Moscow', '2026-12-31', '23:30', '2027-01-01', '09:00'],
    ['Asia/Vladivostok', '2026-11-23', '03:00', '2026-11-23', '09:00'],
    ['Asia/Bangkok', '2026-11-23', '12:00', '2026-11-23', '12:00'],
    // Clocks go forward at 2:00, and back at 3:00.
    ['Europe/Berlin', '2026-03-28', '23:00', '2026-03-29', '09:00'],
    ['Europe/Berlin', '2026-10-24', '23:00', '2026-10-25', '09:00'],
    ['Pacific/Auckland', '2026-09-26', '22:30', '2026-09-27', '09:00'],
  ])('in %s on %s at %s, but on %s at %s', (zone, day, time, tellDay, tellTime) => {
    expect(afterQuietHours(zone, at(day, time, zone))).toBe(at(tellDay, tellTime, zone))
  })

  it('one night is an hour shorter where clocks go forward', () => {
    const evening = at('2026-03-28', '22:00', 'Europe/Berlin')
    expect((afterQuietHours('Europe/Berlin', evening) - evening) / 3_600_000).toBe(10)
  })

  it.each([
    ['cancelled', '2026-11-24', '11:59', 'now'],
    ['moved', '2026-11-24', '11:59', 'now'],
    ['postponed', '2026-11-24', '11:59', 'now'],
    ['words', '2026-11-24', '11:59', 'now'],
    // The concert begins three hours after subscribers hear of the change in the morning, which is early enough.
    ['cancelled', '2026-11-24', '12:00', 'in the morning'],
    ['words', '2026-11-24', '12:00', 'in the morning'],
    // The concert has begun, or begins at this moment.
    ['moved', '2026-11-23', '22:59', 'in the morning'],
    ['words', '2026-11-23', '23:00', 'in the morning'],
    ['returned', '2026-11-24', '11:59', 'in the morning'],
    ['on-sale', '2026-11-24', '11:59', 'in the morning'],
    ['announced', '2026-11-24', '11:59', 'in the morning'],
    ['reminder', '2026-11-24', '11:59', 'in the morning'],
  ] as const)('of what is %s, of a concert on %s at %s, they are told %s', (kind, day, time, when) => {
    const night = at('2026-11-23', '23:00')
    const told = when === 'now' ? night : at('2026-11-24', '09:00')
    expect(chooseNoticeTime(kind, 'Europe/Moscow', at(day, time), night)).toBe(told)
  })
})

const state = (changes: Partial<ConcertState>): ConcertState => ({
  date: '2026-12-05',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  tickets: 'buy',
  start: at('2026-12-05', '19:00'),
  end: at('2026-12-05', '21:30'),
  ...changes,
})

describe('a reminder', () => {
  it('comes at noon of the day before, by the clock of the concert', () => {
    const concert = state({ timeZone: 'Asia/Vladivostok' })
    expect(toReminderInstant(concert)).toBe(at('2026-12-04', '12:00', 'Asia/Vladivostok'))
  })

  it.each([
    // Clocks go forward in the night to 29 March, and back in the one to 25 October.
    ['2026-03-29', '2026-03-28T11:00:00Z'],
    ['2026-03-30', '2026-03-29T10:00:00Z'],
    ['2026-10-25', '2026-10-24T10:00:00Z'],
    ['2026-10-26', '2026-10-25T11:00:00Z'],
  ])('of a concert in Berlin on %s comes at %s, at noon by its clocks', (date, instant) => {
    expect(toReminderInstant(state({ date, timeZone: 'Europe/Berlin' }))).toBe(Date.parse(instant))
  })

  it.each([
    ['2026-12-04', '11:59', false],
    ['2026-12-04', '12:00', true],
    ['2026-12-04', '23:59', true],
    ['2026-12-05', '00:00', false],
  ])('on %s at %s: %s', (day, time, isTime) => {
    expect(isTimeToRemind(state({}), at(day, time))).toBe(isTime)
  })
})

describe('what was seen', () => {
  it.each([
    ['settles in two minutes', 0, 0, 2],
    ['settles in two minutes after the last save', 60, 0, 3],
    ['is told after ten minutes, however often it is saved', 570, 0, 10],
  ])('%s', (_, seenSeconds, unsettledSeconds, minutes) => {
    expect(toAnnouncementInstant(seenSeconds * 1000, unsettledSeconds * 1000)).toBe(minutes * minuteMs)
  })
})

describe('a notice can’t matter any more', () => {
  const now = at('2026-11-23', '12:00')
  const later = state({
    date: '2027-01-10',
    start: at('2027-01-10', '19:00'),
    end: at('2027-01-10', '21:00'),
  })
  it.each([
    ['of returned tickets after a day', 'returned', state({}), undefined, now + 24 * 60 * minuteMs],
    ['of a sale when the concert begins', 'on-sale', state({}), undefined, state({}).start],
    ['of a new concert after a week', 'announced', state({}), undefined, now + 7 * 24 * 60 * minuteMs],
    [
      'of a concert that was brought forward when it would have begun',
      'moved',
      state({}),
      later,
      later.start,
    ],
    ['of a concert that was put off when it begins', 'moved', later, state({}), later.start],
    ['of what was cancelled when it would have been over', 'cancelled', state({}), state({}), state({}).end],
    [
      'of what was cancelled unheard of when it would have been over',
      'cancelled',
      state({}),
      undefined,
      state({}).end,
    ],
    ['of what was postponed when it would have been over', 'postponed', later, state({}), state({}).end],
    [
      'of what was postponed and has a day when it begins, though the first day was later',
      'moved',
      state({}),
      { ...later, status: 'postponed' },
      state({}).start,
    ],
    ['of what moved unheard of when it begins', 'moved', state({}), undefined, state({}).start],
    [
      'of a concert that is announced for tomorrow when it begins',
      'announced',
      state({ start: now + 60 * minuteMs }),
      undefined,
      now + 60 * minuteMs,
    ],
    [
      'of tickets that are back for tonight when it begins',
      'returned',
      state({ start: now + 60 * minuteMs }),
      undefined,
      now + 60 * minuteMs,
    ],
    ['of tomorrow when it begins', 'reminder', state({}), undefined, state({}).start],
  ] as const)('%s', (_, kind, seen, known, expires) => {
    expect(toNoticeExpiry(kind, seen, known, now)).toBe(expires)
  })
})

describe('a push service says when to come again', () => {
  const now = Date.UTC(2026, 10, 23)
  it.each([
    ['120', 120_000],
    ['Mon, 23 Nov 2026 00:01:00 GMT', 60_000],
    ['Sun, 22 Nov 2026 00:00:00 GMT', 0],
    ['99999999', 6 * 60 * minuteMs],
    ['soon', undefined],
    [null, undefined],
  ])('%s', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms)
  })
})
