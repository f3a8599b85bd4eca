import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import type { CalendarConcert } from '../../src/content/concerts/calendar-concerts.ts'
import { toSequence, writeCalendar } from '../../src/endpoints/files/calendar/write-calendar.ts'
import { readEvents } from './read-calendar.ts'

const facts = {
  locale: 'ru',
  origin: 'https://tutti.example',
  now: Date.UTC(2026, 10, 20),
  isChosen: true,
  name: 'Концерты',
  address: 'https://tutti.example/calendar.ics',
  page: 'https://tutti.example/concerts',
} as const

const concert: CalendarConcert = {
  slug: 'zimmer-kazan-1',
  date: '2026-12-05',
  time: '19:30:00.000',
  timeZone: 'Europe/Moscow',
  status: 'scheduled',
  soldOut: false,
  lastTickets: false,
  ticket: { kind: 'none' },
  durationMinutes: 100,
  city: { slug: 'kazan', name: 'Казань', namePrepositional: 'Казани' },
  venue: { slug: 'hall', name: 'Большой зал' },
  program: { slug: 'zimmer', name: 'Музыка Ханса Циммера' },
  latitude: 55.79,
  longitude: 49.12,
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-01T10:00:00.000Z',
}

const write = (changes: Partial<CalendarConcert> = {}) => writeCalendar([{ ...concert, ...changes }], facts)

/** The lines of a calendar, unfolded. */
const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n')

/** What both parsers agree on; a test that asks for more would not know whom to believe. */
const readBoth = async (changes: Partial<CalendarConcert>) => {
  const { byNodeIcal, byTsIcs } = readEvents(await write(changes))
  expect(byNodeIcal).toEqual(byTsIcs)
  return byTsIcs[0]
}

describe('a concert in a calendar', () => {
  it.each([
    ['Europe/Moscow', '2026-12-05', '19:30:00', '2026-12-05T16:30:00.000Z'],
    ['Asia/Bangkok', '2027-01-10', '20:00:00', '2027-01-10T13:00:00.000Z'],
    ['Europe/Belgrade', '2027-03-27', '19:00:00', '2027-03-27T18:00:00.000Z'],
    ['Europe/Belgrade', '2027-03-28', '19:00:00', '2027-03-28T17:00:00.000Z'],
    ['Europe/Belgrade', '2027-10-31', '19:00:00', '2027-10-31T18:00:00.000Z'],
    ['Asia/Jerusalem', '2027-04-01', '21:00:00', '2027-04-01T18:00:00.000Z'],
    ['America/New_York', '2027-11-07', '12:00:00', '2027-11-07T17:00:00.000Z'],
    ['Asia/Kathmandu', '2027-05-01', '18:00:00', '2027-05-01T12:15:00.000Z'],
    ['Australia/Lord_Howe', '2027-01-05', '19:00:00', '2027-01-05T08:00:00.000Z'],
    ['Africa/Casablanca', '2027-02-20', '19:00:00', '2027-02-20T19:00:00.000Z'],
  ])('in %s on %s at %s begins at %s for two parsers', async (timeZone, date, time, start) => {
    expect((await readBoth({ timeZone, date, time }))?.start).toBe(start)
  })

  it.each([
    ['as long as it is known to last', { durationMinutes: 100 }, '2026-12-05T18:10:00.000Z'],
    ['two and a half hours where that is not known', {}, '2026-12-05T19:00:00.000Z'],
  ])('lasts %s', async (_name, length, end) => {
    const { durationMinutes: _length, ...endless } = concert
    const { byNodeIcal, byTsIcs } = readEvents(await writeCalendar([{ ...endless, ...length }], facts))
    expect([byNodeIcal[0]?.end, byTsIcs[0]?.end]).toEqual([end, end])
  })

  it('takes the whole day where its time is not known', async () => {
    const { time: _, ...withoutTime } = concert
    const lines = linesOf(await writeCalendar([withoutTime], facts))
    expect(lines).toContain('DTSTART;VALUE=DATE:20261205')
    expect(lines).toContain('DTEND;VALUE=DATE:20261206')
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
  })

  it('at an hour that clocks skip has an hour that exists', async () => {
    const skipped = { timeZone: 'Europe/Belgrade', date: '2027-03-28', time: '02:30:00' }
    expect(linesOf(await write(skipped))).toContain('DTSTART;TZID=Europe/Belgrade:20270328T033000')
  })

  it.each([
    ['scheduled', 'CONFIRMED', 'Музыка Ханса Циммера, Казань'],
    ['rescheduled', 'CONFIRMED', 'Музыка Ханса Циммера, Казань'],
    ['moved_online', 'CONFIRMED', 'Музыка Ханса Циммера, Казань'],
    ['postponed', 'TENTATIVE', 'Переносится: Музыка Ханса Циммера, Казань'],
    ['cancelled', 'CANCELLED', 'Отменён: Музыка Ханса Циммера, Казань'],
  ] as const)('that is %s has the status %s', async (status, written, summary) => {
    expect(await readBoth({ status })).toMatchObject({ status: written, summary })
  })

  it('says from which day it was moved', async () => {
    const moved = await readBoth({ status: 'rescheduled', previousDate: '2026-11-01' })
    expect(moved?.description).toContain('Концерт перенесён с 1 ноября 2026.')
  })

  it.each([
    ['was moved from nobody knows when', { status: 'rescheduled' }],
    ['takes place, whatever day it once had', { status: 'scheduled', previousDate: '2026-11-01' }],
    ['has been put off from a day to none', { status: 'postponed', previousDate: '2026-11-01' }],
  ] as const)('that %s names no other day', async (_, changes) => {
    expect((await readBoth(changes))?.description).not.toContain('перенесён с')
  })

  it('that moved online is nowhere else', async () => {
    const calendar = await write({ status: 'moved_online' })
    expect(linesOf(calendar)).toContain('LOCATION:Онлайн')
    expect(calendar).not.toContain('GEO:')
  })

  it.each([
    ['the moment that it was created', '2026-06-01T10:00:00.000Z', 0],
    ['half a minute later', '2026-06-01T10:00:30.000Z', 1],
    ['a minute later', '2026-06-01T10:01:00.000Z', 1],
    ['a minute and a second later', '2026-06-01T10:01:01.000Z', 2],
  ])('touched %s has a SEQUENCE of its own', (_name, updatedAt, sequence) => {
    expect(toSequence({ ...concert, updatedAt })).toBe(sequence)
  })

  it('gets a SEQUENCE of its status where stamps are hidden', () => {
    const { createdAt: _created, updatedAt: _updated, ...bare } = concert
    const sequences = (['scheduled', 'postponed', 'rescheduled', 'cancelled'] as const).map((status) =>
      toSequence({ ...bare, status }),
    )
    expect(sequences).toEqual([0, 1, 2, 3])
  })

  it('without venue, program, city and stamps is still an event', async () => {
    const { venue: _v, program: _p, city: _c, createdAt: _a, updatedAt: _u, ...bare } = concert
    const { byNodeIcal, byTsIcs } = readEvents(await writeCalendar([bare], facts))
    expect(byNodeIcal).toEqual(byTsIcs)
    expect(byTsIcs[0]?.summary).toBe('Концерт')
  })

  it('names the language of a text that is not the calendar’s', async () => {
    const lines = linesOf(await write({ program: { slug: 'x', name: 'Аниме', lang: 'ru' } }))
    expect(lines).toContain('SUMMARY;LANGUAGE=ru:Аниме\\, Казань')
  })
})

describe('a calendar', () => {
  const hostile = [
    'Кавычки "и" <теги> & </script>; запятые, точки; обратные \\ косые',
    'строка\r\nещё\u2028и\u2029ещё',
    'эмодзи 🎻🎼 ‏עברית‎ и 👨‍👩‍👧',
    `${'ดนตรีประกอบภาพยนตร์'.repeat(26)}`,
    'Ы'.repeat(500),
    'управляющие \u0000\u0007\u001b знаки',
    'половина \ud83d пары',
  ]

  it.each(hostile)('keeps a hostile title as one text (%#)', async (name) => {
    const event = await readBoth({ program: { slug: 'x', name } })
    const kept = name.replace('\u0000\u0007\u001b', '').toWellFormed().replace(/\s+/g, ' ')
    expect(event?.summary).toBe(`${kept}, Казань`)
  })

  it.each(hostile)('folds lines at 75 octets without splitting a character (%#)', async (name) => {
    const calendar = await writeCalendar([{ ...concert, program: { slug: 'x', name } }], { ...facts, name })
    const octets = calendar.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(calendar).not.toContain('\ufffd'.repeat(2))
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('can’t be opened by a name: it stays one calendar with one event', async () => {
    const name = 'Имя\r\nEND:VCALENDAR\r\nBEGIN:VEVENT'
    const lines = linesOf(await writeCalendar([concert], { ...facts, name }))
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain('X-WR-CALNAME:Имя END:VCALENDAR BEGIN:VEVENT')
  })

  it('escapes what has a meaning in a line', async () => {
    const lines = linesOf(await write({ program: { slug: 'x', name: ':;,\\n\\N' } }))
    expect(lines).toContain('SUMMARY::\\;\\,\\\\n\\\\N\\, Казань')
  })

  it('without concerts is still a calendar', async () => {
    const empty = await writeCalendar([], facts)
    expect(convertIcsCalendar(undefined, empty).events ?? []).toEqual([])
    expect(nodeIcal.sync.parseICS(empty)).toBeTypeOf('object')
  })

  it.each([
    ['the first of them first', ['2026-12-05', '2028-07-01']],
    ['the last of them first', ['2028-07-01', '2026-12-05']],
  ])('describes a zone over the years of all its concerts, %s', async (_name, days) => {
    const concerts = days.map((date) => ({ ...concert, slug: date, date, timeZone: 'Europe/Belgrade' }))
    const { byNodeIcal, byTsIcs } = readEvents(await writeCalendar(concerts, facts))
    expect(byTsIcs.map(({ start }) => start).sort()).toEqual([
      '2026-12-05T18:30:00.000Z',
      '2028-07-01T17:30:00.000Z',
    ])
    expect(byNodeIcal.map(({ start }) => start)).toEqual(byTsIcs.map(({ start }) => start))
  })

  // What clocks showed when they were changed, from what to what; the first is how the year begins.
  it.each([
    [
      'Europe/Belgrade',
      [
        ['STANDARD', '20270101T010000', '+0100', '+0100'],
        ['DAYLIGHT', '20270328T020000', '+0100', '+0200'],
        ['STANDARD', '20271031T030000', '+0200', '+0100'],
      ],
    ],
    [
      'America/New_York',
      [
        ['STANDARD', '20261231T190000', '-0500', '-0500'],
        ['DAYLIGHT', '20270314T020000', '-0500', '-0400'],
        ['STANDARD', '20271107T020000', '-0400', '-0500'],
      ],
    ],
    [
      'Australia/Lord_Howe',
      [
        ['STANDARD', '20270101T110000', '+1100', '+1100'],
        ['STANDARD', '20270404T020000', '+1100', '+1030'],
        ['DAYLIGHT', '20271003T020000', '+1030', '+1100'],
      ],
    ],
  ])('describes when clocks of %s are changed in the year of its concerts', async (timeZone, changes) => {
    const concerts = ['2027-05-05', '2027-12-05'].map((date) => ({ ...concert, slug: date, date, timeZone }))
    const lines = linesOf(await writeCalendar(concerts, facts))
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'))
    const valuesOf = (name: string) =>
      zone.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))
    expect(zone).toContain(`TZID:${timeZone}`)
    expect({
      kinds: valuesOf('BEGIN').slice(1),
      at: valuesOf('DTSTART'),
      from: valuesOf('TZOFFSETFROM'),
      to: valuesOf('TZOFFSETTO'),
    }).toEqual({
      kinds: changes.map(([kind]) => kind),
      at: changes.map(([, at]) => at),
      from: changes.map(([, , from]) => from),
      to: changes.map(([, , , to]) => to),
    })
  })

  it('ends each line, the last too, as RFC 5545 wants it', async () => {
    expect(await write()).toMatch(/END:VCALENDAR\r\n$/)
  })
})
