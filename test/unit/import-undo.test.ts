import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { concertsOf, contentWrites, createKnownStrapi, makeFolder, runImport } from './import-run.ts'

const header = 'Date,Time,City,Venue,Program,Tickets,Price,Page,Artists'
const known = '2027-01-16,19:30,Bremen,Die Glocke,Winterreise,https://t.example/1,24.50 EUR,,'
const unknown =
  '2027-05-01,20:00,Worpswede,Music Hall,Kammermusik,https://t.example/2,18 EUR,https://old.example/k/1,Anna Beispiel'

function writeTable(...lines: string[]): string {
  const file = join(makeFolder(), 'plan.csv')
  writeFileSync(file, [header, ...lines].join('\n'))
  return file
}

/** The journals of a table's runs, the oldest first. */
const journalsOf = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.endsWith('.jsonl'))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .map((name) => join(dirname(file), name))

const contentOf = ({ rows }: ReturnType<typeof createKnownStrapi>) =>
  Object.fromEntries(
    ['cities', 'venues', 'programs', 'members', 'redirects', 'concerts'].map((plural) => [
      plural,
      (rows[plural] ?? []).length,
    ]),
  )

it('takes back all that a run has made, and says in a dry run what it would', async () => {
  const strapi = createKnownStrapi()
  const before = contentOf(strapi)
  const file = writeTable(known, unknown)
  const { report } = await runImport(strapi, [file, '--create', '--json'])
  expect(report.run).toBe(`${file}.import-2026-11-26.jsonl`)
  const undo = ['undo', report.run ?? '']
  strapi.writes = []
  const dry = await runImport(strapi, [...undo, '--dry-run'])
  expect([contentWrites(strapi), dry.status, dry.printed.at(-1)]).toEqual([
    [],
    0,
    'Nothing was written. It would be: 7 removed, 0 restored, 0 kept.',
  ])
  const { status, printed } = await runImport(strapi, undo)
  expect([status, printed]).toEqual([
    0,
    [
      'removed  redirect /k/1 → /c/kammermusik-worpswede-2027-05-01',
      'removed  concert kammermusik-worpswede-2027-05-01',
      'removed  concert winterreise-bremen-2027-01-16',
      'removed  program kammermusik',
      'removed  member anna-beispiel',
      'removed  venue music-hall',
      'removed  city worpswede',
      '7 removed, 0 restored, 0 kept.',
    ],
  ])
  expect(contentOf(strapi)).toEqual(before)
  expect((await runImport(strapi, undo)).printed).toEqual(['0 removed, 0 restored, 0 kept.'])
})

it('takes back what a run has changed, and leaves the run before it', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable(known)
  await runImport(strapi, [file])
  const [first] = concertsOf(strapi)
  writeFileSync(file, [header, known.replace('24.50', '30').replace('19:30', '20:00')].join('\n'))
  await runImport(strapi, [file])
  expect(concertsOf(strapi)).not.toEqual([first])
  const [, second = ''] = journalsOf(file)
  expect((await runImport(strapi, ['undo', second])).printed).toEqual([
    'restored concert winterreise-bremen-2027-01-16 (time, minCost)',
    '0 removed, 1 restored, 0 kept.',
  ])
  expect(concertsOf(strapi)).toEqual([first])
  // The memory of the import is the one before too, so that the next run changes it again.
  expect((await runImport(strapi, [file])).printed.at(-1)).toBe('0 made, 1 changed, 0 same, 0 refused.')
})

it.each([
  [
    'that an editor has changed',
    (concert: Record<string, unknown>) => Object.assign(concert, { soldOut: true }),
    'kept     concert kammermusik-worpswede-2027-05-01: an editor has changed soldOut',
  ],
  [
    'that is published',
    (concert: Record<string, unknown>) => Object.assign(concert, { publishedAt: '2026-11-27T00:00:00Z' }),
    'kept     concert kammermusik-worpswede-2027-05-01: it is published',
  ],
  [
    'that a later import has changed',
    (concert: Record<string, unknown>) =>
      Object.assign(concert, { imported: { values: { date: '2027-05-02' } } }),
    'kept     concert kammermusik-worpswede-2027-05-01: a later import has changed it',
  ],
])('keeps a concert %s, and what it needs', async (_, change, line) => {
  const strapi = createKnownStrapi()
  const { report } = await runImport(strapi, [writeTable(unknown), '--create', '--json'])
  change(strapi.rows.concerts?.[0] ?? {})
  const { status, printed } = await runImport(strapi, ['undo', report.run ?? ''])
  expect([status, printed]).toEqual([
    1,
    [
      'removed  redirect /k/1 → /c/kammermusik-worpswede-2027-05-01',
      line,
      'kept     program kammermusik: something else needs it',
      'kept     member anna-beispiel: something else needs it',
      'kept     venue music-hall: something else needs it',
      'kept     city worpswede: something else needs it',
      '1 removed, 0 restored, 5 kept.',
    ],
  ])
})

it('takes back a run that died between two steps', async () => {
  for (let diesAfter = 12; diesAfter < 26; diesAfter += 1) {
    const strapi = createKnownStrapi()
    const before = contentOf(strapi)
    const file = writeTable(known, unknown)
    strapi.diesAfter = diesAfter
    await runImport(strapi, [file, '--create'])
    strapi.diesAfter = undefined
    strapi.rows['import-runs'] = []
    for (const journal of journalsOf(file)) await runImport(strapi, ['undo', journal])
    expect(contentOf(strapi)).toEqual(before)
  }
})

it.each([
  ['is not there', '', {}, 'There is no file'],
  ['is no journal', 'a,b\n1,2', {}, 'It is no journal of an import.'],
  [
    'is of another Strapi',
    '{"strapi":"http://other.example","source":"plan.csv"}',
    {},
    'The run wrote into http://other.example',
  ],
])('says in one line that a journal %s', async (_, content, environment, message) => {
  const file = join(makeFolder(), 'run.jsonl')
  if (content) appendFileSync(file, content)
  const strapi = createKnownStrapi()
  const { status, complaints } = await runImport(strapi, ['undo', file], { environment })
  expect([status, complaints.length]).toEqual([1, 1])
  expect(complaints[0]).toContain(message)
  expect(contentWrites(strapi)).toEqual([])
})

it('writes no journal in a dry run, nor where nothing has changed', async () => {
  const strapi = createKnownStrapi()
  const file = writeTable(known)
  await runImport(strapi, [file, '--dry-run'])
  expect(journalsOf(file)).toEqual([])
  await runImport(strapi, [file])
  await runImport(strapi, [file])
  expect(journalsOf(file)).toHaveLength(1)
  expect(readFileSync(journalsOf(file)[0] ?? '', 'utf8').split('\n')[0]).toBe(
    `{"strapi":"http://strapi.example","source":${JSON.stringify(file)}}`,
  )
})
