import { expect, it } from 'vitest'
import { icalendarReader } from '../../src/tools/operate/import/readers/icalendar.ts'
import type { SourceTable } from '../../src/tools/operate/import/source.ts'

const read = (text: string): Promise<SourceTable> =>
  icalendarReader.read(
    { given: 'a.ics', path: '/a.ics', isFolder: false, bytes: new TextEncoder().encode(text) },
    { fetch: () => expect.unreachable(), pretixToken: undefined, today: '2026-11-26' },
  )

const event = (...lines: string[]): string =>
  [
    'BEGIN:VEVENT',
    'UID:a@x',
    'SUMMARY:Winterreise',
    'LOCATION:Die Glocke\\, Bremen',
    ...lines,
    'END:VEVENT',
  ].join('\r\n')
const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')

/** The beginnings of a calendar on the clocks of Berlin, or as they are written. */
const beginnings = ({ rows }: SourceTable): string =>
  rows
    .map(({ cells: { start = '' } }) =>
      start.endsWith('Z')
        ? new Date(start).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 16)
        : start.slice(0, 16).replace('T', ' '),
    )
    .join(', ')

const berlin = 'DTSTART;TZID=Europe/Berlin:20270305T193000'
const weekly = [berlin, 'DTEND;TZID=Europe/Berlin:20270305T213000', 'RRULE:FREQ=WEEKLY;COUNT=3']
const allThree = '2027-03-05 19:30, 2027-03-12 19:30, 2027-03-19 19:30'
const withoutSecond = '2027-03-05 19:30, 2027-03-19 19:30'
const moved = (...lines: string[]) => event(...lines, 'DTSTART;TZID=Europe/Berlin:20270314T170000')
const outlookZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Mitte',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

it.each<[string, string, string]>([
  ['a rule', event(...weekly), allThree],
  ['an EXDATE in UTC', event(...weekly, 'EXDATE:20270312T183000Z'), withoutSecond],
  ['an EXDATE as a day', event(...weekly, 'EXDATE;VALUE=DATE:20270312'), withoutSecond],
  ['an EXDATE in another zone', event(...weekly, 'EXDATE;TZID=Europe/Moscow:20270312T213000'), withoutSecond],
  ['an EXDATE without a zone', event(...weekly, 'EXDATE:20270312T193000'), withoutSecond],
  [
    'an EXDATE in a zone of Windows',
    event(...weekly, 'EXDATE;TZID=Russian Standard Time:20270312T213000'),
    withoutSecond,
  ],
  ['an EXDATE of another hour', event(...weekly, 'EXDATE:20270312T193000Z'), allThree],
  [
    'two EXDATEs in one line',
    event(...weekly, 'EXDATE:20270312T183000Z,20270319T183000Z'),
    '2027-03-05 19:30',
  ],
  [
    'the first date excluded',
    event(...weekly, 'EXDATE:20270305T183000Z'),
    '2027-03-12 19:30, 2027-03-19 19:30',
  ],
  [
    'an EXDATE of a rule with its own zone',
    event('DTSTART;TZID=Mitte:20270305T193000', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20270312T183000Z'),
    withoutSecond,
  ],
  ['UNTIL in UTC at the last date', event(berlin, 'RRULE:FREQ=WEEKLY;UNTIL=20270319T183000Z'), allThree],
  [
    'UNTIL in UTC a second earlier',
    event(berlin, 'RRULE:FREQ=WEEKLY;UNTIL=20270319T182959Z'),
    '2027-03-05 19:30, 2027-03-12 19:30',
  ],
  ['UNTIL as a day', event(berlin, 'RRULE:FREQ=WEEKLY;UNTIL=20270319'), allThree],
  ['UNTIL on the local clock', event(berlin, 'RRULE:FREQ=WEEKLY;UNTIL=20270319T193000'), allThree],
  [
    'UNTIL of whole days',
    event('DTSTART;VALUE=DATE:20270305', 'RRULE:FREQ=WEEKLY;UNTIL=20270312'),
    '2027-03-05, 2027-03-12',
  ],
  [
    'UNTIL in UTC of whole days',
    calendar(
      'X-WR-TIMEZONE:Europe/Berlin',
      event('DTSTART;VALUE=DATE:20270305', 'RRULE:FREQ=WEEKLY;UNTIL=20270311T230000Z'),
    ),
    '2027-03-05, 2027-03-12',
  ],
  [
    'the hour kept where clocks are changed',
    event(berlin, 'RRULE:FREQ=WEEKLY;INTERVAL=4;COUNT=2'),
    '2027-03-05 19:30, 2027-04-02 19:30',
  ],
  [
    'RDATE without a rule',
    event('DTSTART:20270305T193000', 'RDATE:20270312T193000,20270320T193000'),
    '2027-03-05 19:30, 2027-03-12 19:30, 2027-03-20 19:30',
  ],
  ['RDATE in UTC', event(berlin, 'RDATE:20270312T183000Z'), '2027-03-05 19:30, 2027-03-12 19:30'],
  [
    'RDATE as periods',
    event(berlin, 'RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20270312T193000/PT2H'),
    '2027-03-05 19:30, 2027-03-12 19:30',
  ],
  [
    'RDATE and EXDATE',
    event(...weekly, 'RDATE;TZID=Europe/Berlin:20270320T170000', 'EXDATE:20270312T183000Z'),
    `${withoutSecond}, 2027-03-20 17:00`,
  ],
  [
    'DTSTART outside its rule',
    event(berlin, 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=3'),
    '2027-03-05 19:30, 2027-03-06 19:30, 2027-03-13 19:30',
  ],
  [
    'an EXRULE',
    event(berlin, 'RRULE:FREQ=DAILY;COUNT=3', 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2'),
    '2027-03-06 19:30',
  ],
  [
    'a rule that never comes true',
    event(berlin, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    '2027-03-05 19:30',
  ],
  [
    'a date that no month has',
    event('DTSTART:20270131T193000', 'RRULE:FREQ=MONTHLY;COUNT=3'),
    '2027-01-31 19:30, 2027-03-31 19:30, 2027-05-31 19:30',
  ],
  [
    'a changed date in UTC',
    [event(...weekly), moved('RECURRENCE-ID:20270312T183000Z')].join('\r\n'),
    '2027-03-05 19:30, 2027-03-14 17:00, 2027-03-19 19:30',
  ],
  [
    'a changed date as a day',
    [event(...weekly), moved('RECURRENCE-ID;VALUE=DATE:20270312')].join('\r\n'),
    '2027-03-05 19:30, 2027-03-14 17:00, 2027-03-19 19:30',
  ],
  [
    'a changed date in another zone',
    [event(...weekly), moved('RECURRENCE-ID;TZID=Europe/Moscow:20270312T213000')].join('\r\n'),
    '2027-03-05 19:30, 2027-03-14 17:00, 2027-03-19 19:30',
  ],
  [
    'a changed date before its series',
    [moved('RECURRENCE-ID:20270312T183000Z'), event(...weekly)].join('\r\n'),
    '2027-03-05 19:30, 2027-03-14 17:00, 2027-03-19 19:30',
  ],
  [
    'a changed date that is excluded too',
    [event(...weekly, 'EXDATE:20270312T183000Z'), moved('RECURRENCE-ID:20270312T183000Z')].join('\r\n'),
    `${withoutSecond}, 2027-03-14 17:00`,
  ],
  ['a changed date without its series', moved('RECURRENCE-ID:20270312T183000Z'), '2027-03-14 17:00'],
  [
    'THISANDFUTURE',
    [
      event(...weekly),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20270312T183000Z',
        'DTSTART;TZID=Europe/Berlin:20270313T180000',
      ),
    ].join('\r\n'),
    '2027-03-05 19:30, 2027-03-13 18:00, 2027-03-20 18:00',
  ],
  [
    'THISANDFUTURE and one more change',
    [
      event(...weekly),
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20270312T183000Z',
        'DTSTART;TZID=Europe/Berlin:20270313T180000',
      ),
      moved('RECURRENCE-ID:20270319T183000Z'),
    ].join('\r\n'),
    '2027-03-05 19:30, 2027-03-13 18:00, 2027-03-14 17:00',
  ],
  [
    'the highest SEQUENCE',
    [event(berlin, 'SEQUENCE:3'), event('DTSTART;TZID=Europe/Berlin:20270306T193000', 'SEQUENCE:1')].join(
      '\r\n',
    ),
    '2027-03-05 19:30',
  ],
  [
    'the highest SEQUENCE of a change',
    [
      event(...weekly),
      moved('RECURRENCE-ID:20270312T183000Z', 'SEQUENCE:2'),
      event('RECURRENCE-ID:20270312T183000Z', 'SEQUENCE:1', berlin),
    ].join('\r\n'),
    '2027-03-05 19:30, 2027-03-14 17:00, 2027-03-19 19:30',
  ],
  [
    'one id for several events',
    [event(berlin), event('DTSTART;TZID=Europe/Berlin:20270306T193000')].join('\r\n'),
    '2027-03-05 19:30, 2027-03-06 19:30',
  ],
  ['one event twice', [event(berlin), event(berlin)].join('\r\n'), '2027-03-05 19:30'],
  ['a zone of Windows', event('DTSTART;TZID=W. Europe Standard Time:20270305T193000'), '2027-03-05 19:30'],
  ['a zone in quotes', event('DTSTART;TZID="Europe/Moscow":20270305T213000'), '2027-03-05 19:30'],
  [
    'a zone with a path',
    event('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20270305T193000'),
    '2027-03-05 19:30',
  ],
  ['a zone of the file', event('DTSTART;TZID=Mitte:20270705T193000'), '2027-07-05 19:30'],
  ['an unknown zone', event('DTSTART;TZID=Nowhere:20270305T193000'), '2027-03-05 19:30'],
  [
    "Outlook's all-day flag",
    event(
      'DTSTART;TZID=Europe/Berlin:20270305T000000',
      'DTEND;TZID=Europe/Berlin:20270306T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    '2027-03-05',
  ],
  [
    'folded lines and Mac line ends',
    calendar(event('DTSTART;TZID=Europe/Ber', ' lin:20270305T193000')).replaceAll('\r\n', '\r'),
    '2027-03-05 19:30',
  ],
])('reads %s', async (_, text, expected) => {
  const whole = text.startsWith('BEGIN:VCALENDAR') ? text : calendar(...outlookZone, text)
  const table = await read(whole)
  expect(beginnings(table)).toBe(expected)
  expect(table.problems).toEqual([])
  expect(new Set(table.rows.map(({ cells }) => cells.id)).size).toBe(table.rows.length)
})

it.each<[string, string, Partial<Record<'rows' | 'problems' | 'skipped' | 'remarks', unknown>>]>([
  [
    'a broken rule',
    [
      event(berlin, 'RRULE:FREQ=WEEKLY;UNTIL=;BYDAY=FR'),
      event('DTSTART:20270306T193000').replace('a@x', 'b@x'),
    ].join('\r\n'),
    { rows: 1, problems: ["a.ics, «Winterreise»: line 8: its rule can't be read (UNTIL=)"] },
  ],
  [
    'an unknown frequency',
    event(berlin, 'RRULE:FREQ=OFTEN'),
    {
      rows: 0,
      problems: ["a.ics, «Winterreise»: line 8: its rule can't be read (Invalid FREQ value: OFTEN)"],
    },
  ],
  [
    'a month that no year has',
    event(berlin, 'RRULE:FREQ=YEARLY;BYMONTH=13'),
    { rows: 0, problems: ["a.ics, «Winterreise»: line 8: its rule can't be read (BYMONTH=13)"] },
  ],
  [
    'a broken date',
    event('DTSTART:20270231T193000'),
    {
      rows: 0,
      problems: ["a.ics, «Winterreise», line 3: line 7 (DTSTART) can't be read: «20270231T193000»"],
    },
  ],
  [
    'a broken EXDATE',
    event(...weekly, 'EXDATE:soon'),
    { rows: 0, problems: ["a.ics, «Winterreise», line 3: line 10 (EXDATE) can't be read: «soon»"] },
  ],
  ['no date', event(), { rows: 0, problems: ['a.ics, «Winterreise», line 3: it has no date'] }],
  ['a broken end', event(berlin, 'DTEND:later'), { rows: 1, remarks: ['line 8 (DTEND) «later»'] }],
  ['a line that is none', event(berlin, 'and a text that lost its fold'), { rows: 1, remarks: ['line 8'] }],
  [
    'a file that is cut off',
    event(berlin).replace('\r\nEND:VEVENT', ''),
    { rows: 0, problems: ['a.ics, «Winterreise», line 3: the file ends within it'] },
  ],
  [
    'an unknown zone',
    event('DTSTART;TZID=Nowhere:20270305T193000'),
    { rows: 1, remarks: ['time zone «Nowhere»: the time is taken for that of the city'] },
  ],
  [
    'an older version',
    [event(berlin, 'SEQUENCE:3'), event('DTSTART:20270306T193000', 'SEQUENCE:1')].join('\r\n'),
    { rows: 1, skipped: ['a.ics, «Winterreise», 2027-03-06T19:30:00: a later version of it is in the file'] },
  ],
  [
    'a task',
    `${event(berlin)}\r\nBEGIN:VTODO\r\nSUMMARY:x\r\nEND:VTODO`,
    { rows: 1, skipped: ['a.ics, line 9: VTODO is no event'] },
  ],
  ['several whole days', event('DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270308'), { rows: 1 }],
])('names %s', async (_, text, expected) => {
  const { rows, problems, skipped = [] } = await read(calendar(text))
  expect({
    rows: rows.length,
    problems: problems.map(({ origin, reason }) => `${origin}: ${reason}`),
    skipped: skipped.map(({ origin, reason }) => `${origin}: ${reason}`),
    remarks: rows.flatMap(({ remarks = [] }) => remarks),
  }).toEqual(Object.assign({ problems: [], skipped: [], remarks: [] }, expected))
})

it.each([
  [
    'weekly since 2015',
    'DTSTART;TZID=Europe/Berlin:20150307T120000',
    'FREQ=WEEKLY;BYDAY=SA',
    '2026-11-28 12:00',
    '2028-11-25 12:00',
    105,
    'dates of the series before 2026-11-28 and after 2028-11-25',
  ],
  [
    'daily without an end',
    'DTSTART:20270101T120000',
    'FREQ=DAILY',
    '2027-01-01 12:00',
    '2028-05-14 12:00',
    500,
    'dates of the series after 2028-05-14',
  ],
  [
    'until the end of time',
    'DTSTART:20150307T120000',
    'FREQ=YEARLY;UNTIL=99991231T000000Z',
    '2027-03-07 12:00',
    '2028-03-07 12:00',
    2,
    'dates of the series before 2027-03-07 and after 2028-03-07',
  ],
  [
    'daily, long over',
    'DTSTART:20100101T120000',
    'FREQ=DAILY;COUNT=1000',
    '2011-05-16 12:00',
    '2012-09-26 12:00',
    500,
    'dates of the series before 2011-05-16',
  ],
])('of a series %s gives the coming dates', async (_, start, rule, first, last, count, remark) => {
  const table = await read(calendar(event(start, `RRULE:${rule}`)))
  const found = beginnings(table).split(', ')
  expect([found[0], found.at(-1), found.length]).toEqual([first, last, count])
  expect(table.rows.flatMap(({ remarks = [] }) => remarks)).toEqual([remark])
})

it.each([
  ['a rule by the second', 'FREQ=SECONDLY'],
  ['a rule without a step', 'FREQ=WEEKLY;INTERVAL=0'],
  ['an hour that no day has', 'FREQ=HOURLY;BYHOUR=25'],
])('refuses %s in bounded time', async (_, rule) => {
  const { rows, problems } = await read(calendar(event(berlin, `RRULE:${rule}`)))
  expect([rows.length, problems.length]).toEqual([0, 1])
})

it('takes a zone that repeats every second by its name', async () => {
  const zone = outlookZone
    .join('\r\n')
    .replace('TZID:Mitte', 'TZID:Europe/Berlin')
    .replaceAll('FREQ=YEARLY', 'FREQ=SECONDLY')
  expect(beginnings(await read(calendar(zone, event(berlin))))).toBe('2027-03-05 19:30')
})

it('refuses a calendar whose rules would take an hour', async () => {
  const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5'
  const events = Array.from({ length: 100 }, (_, at) => event(berlin, rule).replace('a@x', `${at}@x`))
  await expect(read(calendar(...events))).rejects.toThrow('The repeating events have too many dates.')
})
