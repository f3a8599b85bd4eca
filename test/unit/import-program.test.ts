import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSiteDatabase } from '../../src/tools/measure/laboratory/site-database.ts'
import { concertsOf, contentWrites, createKnownStrapi, makeFolder, runImport } from './import-run.ts'
import { answerFrom } from './operator.ts'

/** Writes a table as CSV, and returns its path. */
function writeTable(lines: readonly string[], name = 'plan.csv'): string {
  const file = join(makeFolder(), name)
  writeFileSync(file, lines.join('\n'))
  return file
}

const header = 'Date,Time,City,Venue,Program,Tickets,Price'
const lines = [
  header,
  '2027-01-16,19:30,Bremen,Die Glocke,Winterreise,https://tickets.example/1,24.50 EUR',
  '2027-01-20,20:00,Hamburg,Elbphilharmonie,Winterreise,https://tickets.example/2,30 EUR',
  '2027-04-10,20:00,Köln,Kölner Philharmonie,Matthäus-Passion,,',
]
const written = [
  '2027-01-16 19:30 | bremen | die-glocke |  | winterreise | 24.5 EUR | https://tickets.example/1',
  '2027-01-20 20:00 | hamburg | elbphilharmonie |  | winterreise | 30 EUR | https://tickets.example/2',
  '2027-04-10 20:00 | koeln | koelner-philharmonie |  | passion |  | ',
]

it('writes nothing in a dry run, and says what it would', async () => {
  const strapi = createKnownStrapi()
  const { status, printed } = await runImport(strapi, [writeTable(lines), '--dry-run'])
  expect([status, printed.at(-1)]).toEqual([
    0,
    'Nothing was written. It would be: 3 made, 0 changed, 0 same, 0 refused.',
  ])
  expect(strapi.writes).toEqual([])
})

it('changes only what has changed in the source, by one call for a concert', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable(lines)
  await runImport(strapi, [file])
  writeFileSync(file, lines.join('\n').replace('24.50', '28').replace('20:00,Hamburg', '19:00,Hamburg'))
  strapi.writes = []
  const { printed } = await runImport(strapi, [file])
  expect(contentWrites(strapi)).toEqual(['PUT concerts', 'PUT concerts'])
  expect(printed).toEqual([
    'changed  plan.csv, line 2: winterreise-bremen-2027-01-16 (minCost)',
    'changed  plan.csv, line 3: winterreise-hamburg-2027-01-20 (time)',
    '0 made, 2 changed, 1 same, 0 refused.',
  ])
  expect(concertsOf(strapi)).toEqual([
    '2027-01-16 19:30 | bremen | die-glocke |  | winterreise | 28 EUR | https://tickets.example/1',
    '2027-01-20 19:00 | hamburg | elbphilharmonie |  | winterreise | 30 EUR | https://tickets.example/2',
    '2027-04-10 20:00 | koeln | koelner-philharmonie |  | passion |  | ',
  ])
})

it('keeps what an editor has changed, and says so where the source has changed it too', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable(lines)
  await runImport(strapi, [file])
  const [first] = strapi.rows.concerts ?? []
  Object.assign(first ?? {}, {
    soldOut: true,
    ticketLink: [{ url: 'https://editor.example/', minCost: 24.5 }],
  })
  expect((await runImport(strapi, [file])).printed.at(-1)).toBe('0 made, 0 changed, 3 same, 0 refused.')
  writeFileSync(file, lines.join('\n').replace('tickets.example/1', 'tickets.example/new'))
  const { printed } = await runImport(strapi, [file])
  expect(printed[0]).toBe(
    'changed  plan.csv, line 2: winterreise-bremen-2027-01-16 (nothing but what is remembered); kept as an editor has it: tickets',
  )
  expect(concertsOf(strapi)[0]).toBe(
    '2027-01-16 19:30 | bremen | die-glocke |  | winterreise | 24.5 EUR | https://editor.example/ | soldOut=true',
  )
})

it('leaves a published concert of Strapi 4 as it is, since visitors would see the change at once', async () => {
  const strapi = createKnownStrapi('4')
  const file = writeTable(lines)
  await runImport(strapi, [file])
  Object.assign(strapi.rows.concerts?.[0] ?? {}, { publishedAt: '2026-11-26T00:00:00Z' })
  writeFileSync(file, lines.join('\n').replace('24.50', '28'))
  expect((await runImport(strapi, [file])).printed[0]).toBe(
    'refused  plan.csv, line 2: «winterreise-bremen-2027-01-16» is published, and Strapi 4 has no draft of it: change minCost by hand',
  )
})

it.each([...Array(26).keys()])(
  'is taken up again where Strapi died after %i calls, without a double',
  async (diesAfter) => {
    const strapi = createKnownStrapi()
    const file = writeTable([...lines, '2027-05-01,20:00,Worpswede,Music Hall,Kammermusik,,'])
    strapi.diesAfter = diesAfter
    const { status, complaints } = await runImport(strapi, [file, '--create'])
    expect([status, complaints.length]).toEqual(complaints.length > 0 ? [1, 1] : [0, 0])
    strapi.diesAfter = undefined
    // The process that held the lock has ended without releasing it.
    for (const run of strapi.rows['import-runs'] ?? []) run.holder = `${hostname()}, process 999999`
    expect((await runImport(strapi, [file, '--create'])).status).toBe(0)
    expect(concertsOf(strapi)).toEqual([
      ...written,
      '2027-05-01 20:00 | worpswede | music-hall |  | kammermusik |  | ',
    ])
    for (const [type, count] of [
      ['cities', 19],
      ['venues', 10],
      ['programs', 5],
    ] as const) {
      expect(strapi.rows[type]?.length).toBe(count)
    }
  },
)

it('makes a concert once where the connection breaks before the answer', async () => {
  const strapi = createKnownStrapi()
  let broken = 0
  const unsteady: typeof fetch = async (input, init) => {
    const answer = await strapi.fetch(input, init)
    if (init?.method !== 'POST' || !String(input).includes('/concerts') || broken++ % 2) return answer
    throw new TypeError('terminated')
  }
  expect((await runImport(strapi, [writeTable(lines)], { fetch: unsteady })).status).toBe(0)
  expect(concertsOf(strapi)).toEqual(written)
})

it('ends between two rows when it is interrupted, and releases its lock', async () => {
  const strapi = createKnownStrapi()
  const { status, complaints } = await runImport(strapi, [writeTable(lines)], { signal: AbortSignal.abort() })
  expect([status, complaints]).toEqual([
    1,
    ['Interrupted. What is written stays; the same command goes on from there, and makes nothing twice.'],
  ])
  expect([contentWrites(strapi), strapi.rows['import-runs']]).toEqual([[], []])
})

it('refuses to begin while another import writes', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable(lines)
  const insert = (holder: string) =>
    strapi.fetch('http://strapi.example/api/import-runs', {
      method: 'POST',
      headers: { Authorization: 'Bearer right' },
      body: JSON.stringify({ data: { holder } }),
    })
  await insert('office, process 12')
  const { status, complaints } = await runImport(strapi, [file])
  expect([status, complaints]).toEqual([
    1,
    [
      'Another import is writing into this Strapi (office, process 12). Wait until it has ended; if it was interrupted, its lock ends after 60 seconds.',
    ],
  ])
  expect(strapi.rows.concerts).toBeUndefined()
  // A lock that nobody has renewed for a minute.
  for (const run of strapi.rows['import-runs'] ?? []) run.updatedAt = '2020-01-01T00:00:00Z'
  expect((await runImport(strapi, [file])).status).toBe(0)
})

it.each([
  [
    'a wrong token',
    { IMPORT_TOKEN: 'wrong' },
    lines,
    'Strapi refuses IMPORT_TOKEN (Missing or invalid credentials)',
  ],
  ['no token', { IMPORT_TOKEN: '' }, lines, 'IMPORT_TOKEN is missing'],
  ['no address', { CONTENT_URL: '' }, lines, 'CONTENT_URL is missing'],
  [
    'a column that may be two things',
    {},
    ['Datum,Ort,Programm', '16.01.2027,Bremen,Winterreise'],
    'The column «Ort» may be city',
  ],
  ['an empty file', {}, [], '.csv» is empty.'],
  ['no date', {}, ['City,Program', 'Bremen,Winterreise'], 'No column is date'],
  [
    'dates of either order',
    {},
    ['Date,City,Program', '05/06/2027,Bremen,Winterreise'],
    'each number may be the day',
  ],
] as const)('says in one line that there is %s', async (_, environment, table, message) => {
  const strapi = createKnownStrapi()
  const { status, complaints } = await runImport(strapi, [writeTable(table)], { environment })
  expect(status).toBeGreaterThan(0)
  expect(complaints.join('\n')).toContain(message)
  expect(contentWrites(strapi)).toEqual([])
})

it('asks at a terminal what it isn’t sure of, and remembers the answers beside the source', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable(['Datum,Ort,Programm', '05/06/2027,Bremen,Winterreise'])
  const { status } = await runImport(strapi, [file], { isAttended: true, answers: ['1', '2'] })
  expect(status).toBe(0)
  expect(concertsOf(strapi)).toEqual(['2027-05-06 --:-- | bremen |  |  | winterreise |  | '])
  expect(JSON.parse(readFileSync(`${file}.import.json`, 'utf8'))).toMatchObject({
    source: 'plan',
    columns: { Datum: 'date', Ort: 'city', Programm: 'title' },
    dateOrder: 'month-day',
  })
  expect((await runImport(strapi, [file])).printed).toEqual(['0 made, 0 changed, 1 same, 0 refused.'])
})

it.each([
  ['Hambrug', '', 'the city «Hambrug» is nearly «Hamburg»'],
  ['Saint', '', 'the city «Saint» is nearly «Санкт-Петербург»'],
  ['München', 'Herkulesaal', 'the venue «Herkulesaal» is nearly «Herkulessaal»'],
  ['Hamburg', 'Elphilarmonie', 'the venue «Elphilarmonie» is nearly «Elbphilharmonie»'],
])('asks for «%s» «%s» instead of making it', async (city, venue, message) => {
  const strapi = createKnownStrapi()
  const file = writeTable([header, `2027-01-16,19:30,${city},${venue},Winterreise,,`])
  const { status, printed } = await runImport(strapi, [file, '--create'])
  expect([status, printed[0]?.includes(message)]).toEqual([1, true])
  expect(contentWrites(strapi)).toEqual([])
  // At a terminal the answer is remembered beside the source.
  const attended = await runImport(strapi, [file, '--create'], { isAttended: true, answers: ['1'] })
  expect(attended.status).toBe(0)
  expect(concertsOf(strapi)).toHaveLength(1)
  expect((await runImport(strapi, [file])).printed).toEqual(['0 made, 0 changed, 1 same, 0 refused.'])
})

it('makes what is new though it is nearly a known name, where the answer says so', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable([header, '2027-01-16,19:30,Hambrug,,Winterreise,,'])
  await runImport(strapi, [file, '--create'], { isAttended: true, answers: ['2'] })
  expect(concertsOf(strapi)).toEqual(['2027-01-16 19:30 | hambrug |  |  | winterreise |  | '])
})

it('finds a venue that has its city in its name', async () => {
  const strapi = createKnownStrapi()
  await runImport(strapi, [writeTable([header, '2027-01-16,19:30,Bremen,Die Glocke Bremen,Winterreise,,'])])
  expect(concertsOf(strapi)).toEqual(['2027-01-16 19:30 | bremen | die-glocke |  | winterreise |  | '])
})

it('refuses a row whose concert an editor has made already', async () => {
  const strapi = createKnownStrapi()
  await runImport(strapi, [writeTable(lines)])
  for (const concert of strapi.rows.concerts ?? [])
    Object.assign(concert, { importKey: null, imported: null })
  const { printed } = await runImport(strapi, [writeTable(lines, 'other.csv')])
  expect(printed[0]).toBe(
    'refused  other.csv, line 2: it is there already as «winterreise-bremen-2027-01-16», which an editor has made',
  )
})

it('lists old addresses that lead nowhere yet', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable([`${header},Page`, `${lines[1]},https://old.example/konzert/Winterreise/`])
  await runImport(strapi, [file])
  const sitemap = writeTable(
    [
      '/',
      '/konzert/winterreise',
      '/konzert/lost',
      '/concerts/',
      '/cities/bremen',
      '/cities/atlantis',
      '/winterreise',
    ].map((path) => `https://old.example${path}`),
    'sitemap.txt',
  )
  const { status, printed } = await runImport(strapi, ['redirects', sitemap])
  expect([status, printed]).toEqual([
    1,
    [
      'https://old.example/konzert/lost',
      'https://old.example/cities/atlantis',
      '5 of 7 old addresses lead somewhere, 2 lead nowhere yet.',
    ],
  ])
})

it('counts an old address with a redirect of the desk where the deployment is asked', async () => {
  const database = openSiteDatabase()
  database.exec(`insert into site_redirect values ('/konzert/lost', '/concerts', 'owner', 0)`)
  const sitemap = writeTable(['https://old.example/konzert/lost'], 'sitemap.txt')
  const list = (...words: string[]) =>
    runImport(createKnownStrapi(), ['redirects', sitemap, ...words], { wrangler: answerFrom(database) })
  expect((await list()).printed.at(-1)).toBe('0 of 1 old addresses lead somewhere, 1 lead nowhere yet.')
  const remote = await list('--remote')
  expect([remote.status, remote.printed]).toEqual([
    0,
    ['1 of 1 old addresses lead somewhere, 0 lead nowhere yet.'],
  ])
  expect(remote.calls[0]).toContain('--remote')
  expect((await list('--env', 'staging')).calls[0]).toEqual(
    expect.arrayContaining(['--remote', '--env', 'staging']),
  )
})

it.each([
  ['has 50 MB', 'plan.csv', 50_000_000, 'has 50 MB; an import reads at most 20 MB'],
  ['is of another kind', 'plan.pdf', 10, 'is none of the kinds that can be imported'],
  ['is no workbook', 'plan.xlsx', 10, 'The file is no Excel workbook (.xlsx), or is damaged.'],
  ['is no calendar', 'plan.ics', 10, 'The file is no text'],
  ['is no JSON', 'plan.json', 10, 'The file is no JSON'],
  ['is not there', 'plan.csv', undefined, 'There is no file or folder'],
] as const)(
  'says in one line that a source %s, and asks Strapi for nothing',
  async (_, name, size, message) => {
    const file = join(makeFolder(), name)
    if (size !== undefined) {
      writeFileSync(file, 'A')
      truncateSync(file, size)
    }
    const unasked = () => expect.unreachable()
    const { status, complaints } = await runImport(createKnownStrapi(), [file], { fetch: unasked })
    expect([status, complaints.length]).toEqual([1, 1])
    expect(complaints[0]).toContain(message)
  },
)

it('names what a Strapi with an older model lacks', async () => {
  const strapi = createKnownStrapi()
  const older: typeof fetch = async (input, init) =>
    String(input).includes('import-runs')
      ? Response.json({ error: { status: 404, message: 'Not Found' } }, { status: 404 })
      : strapi.fetch(input, init)
  const { complaints } = await runImport(strapi, [writeTable(lines)], { fetch: older })
  expect(complaints).toEqual([
    'This Strapi lacks what imports need (Not Found): copy the content model as docs/strapi.md says.',
  ])
})

it('takes an old address without its host, and makes a new venue without its hall', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable([
    `${header},Page`,
    '2027-01-16,19:30,Bremen,"Kulturhaus, Kleiner Saal",Winterreise,,,/konzert/1',
    '2027-01-17,19:30,Bremen,Kulturhaus (Blauer Saal),Winterreise,,,/konzert/2',
  ])
  await runImport(strapi, [file, '--create'])
  expect(concertsOf(strapi)).toEqual([
    '2027-01-16 19:30 | bremen | kulturhaus | Kleiner Saal | winterreise |  | ',
    '2027-01-17 19:30 | bremen | kulturhaus | Blauer Saal | winterreise |  | ',
  ])
  expect(strapi.rows.redirects?.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/konzert/1 /c/winterreise-bremen-2027-01-16',
    '/konzert/2 /c/winterreise-bremen-2027-01-17',
  ])
})

it.each([
  ['a formula', '=HYPERLINK("https://evil.example")', '«Program» is a formula; save the sheet with values'],
  ['a formula of a database', '@SUM(A1)', '«Program» is a formula; save the sheet with values'],
  ['damaged letters', 'MatthÃ¤us-Passion', '«Program» has damaged letters; export the source again as UTF-8'],
  ['a text without end', 'W'.repeat(301), '«Program» is longer than 300 characters'],
])('refuses a row with %s, and imports the others', async (_, title, reason) => {
  const strapi = createKnownStrapi()
  const file = writeTable([...lines, `2027-05-01,20:00,Bremen,,"${title.replaceAll('"', '""')}",,`])
  const { status, printed } = await runImport(strapi, [file, '--create'])
  expect([status, printed[0]]).toEqual([1, `refused  plan.csv, line 5: ${reason}`])
  expect(concertsOf(strapi)).toEqual(written)
})

it('finds venue, city and hall in one text, however they are joined', async () => {
  const strapi = createKnownStrapi()
  const places = [
    'Elbphilharmonie Hamburg',
    'Carnegie Hall - New York',
    '"Philharmonie – Kammermusiksaal, Bremen"',
    '"Die Glocke\nDomsheide 6-8\n28195 Bremen"',
    '"Kölner Philharmonie, 50667 Köln, Germany"',
    'New York',
  ]
  const rows = places.map((place, at) => `2027-01-1${at},19:30,${place},Winterreise`)
  const file = writeTable(['Date,Time,Location,Program', ...rows])
  expect((await runImport(strapi, [file, '--create'])).status).toBe(0)
  expect(concertsOf(strapi)).toEqual([
    '2027-01-10 19:30 | hamburg | elbphilharmonie |  | winterreise |  | ',
    '2027-01-11 19:30 | new-york | carnegie-hall |  | winterreise |  | ',
    '2027-01-12 19:30 | bremen | philharmonie | Kammermusiksaal | winterreise |  | ',
    '2027-01-13 19:30 | bremen | die-glocke |  | winterreise |  | ',
    '2027-01-14 19:30 | koeln | koelner-philharmonie |  | winterreise |  | ',
    '2027-01-15 19:30 | new-york |  |  | winterreise |  | ',
  ])
})

it('names a date that a calendar has taken out of its series, and changes one that is cancelled', async () => {
  const strapi = createKnownStrapi()
  const file = join(makeFolder(), 'a.ics')
  const write = (...more: string[]) =>
    writeFileSync(
      file,
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:a@x',
        'DTSTART;TZID=Europe/Berlin:20270305T193000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'SUMMARY:Winterreise',
        'LOCATION:Die Glocke\\, Bremen',
        ...more,
        'END:VCALENDAR',
      ].join('\r\n'),
    )
  write('END:VEVENT')
  await runImport(strapi, [file])
  write('EXDATE:20270312T183000Z', 'END:VEVENT')
  expect((await runImport(strapi, [file])).printed).toEqual([
    '1 of an earlier import are not in the source any more, and stay: winterreise-bremen-2027-03-12',
    '0 made, 0 changed, 2 same, 0 refused.',
  ])
  const cancelled = ['BEGIN:VEVENT', 'UID:a@x', 'RECURRENCE-ID:20270312T183000Z', 'STATUS:CANCELLED']
  const details = ['DTSTART:20270312T183000Z', 'SUMMARY:Winterreise', 'LOCATION:Die Glocke\\, Bremen']
  write('END:VEVENT', ...cancelled, ...details, 'END:VEVENT')
  expect((await runImport(strapi, [file])).printed).toEqual([
    'changed  a.ics, «Winterreise», 2027-03-12T18:30:00: winterreise-bremen-2027-03-12 (status)',
    '0 made, 1 changed, 2 same, 0 refused.',
  ])
})
