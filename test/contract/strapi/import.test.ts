import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createImportProgram } from '../../../src/tools/operate/import.ts'
import { operate } from '../../unit/operator.ts'
import { need, strapiUrl, version } from './services.ts'

const token = need('STRAPI_IMPORT_TOKEN')
const folder = mkdtempSync(join(tmpdir(), 'tutti-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const concertCount = 40
/** Cities that the demo has, and one that it hasn't. */
const cities = ['Москва', 'Kazan', 'Санкт-Петербург', 'Верхняя Заря']

const toTable = (time: string): string =>
  [
    'Id,Date,Time,City,Venue,Program,Tickets,Price,Page',
    ...Array.from({ length: concertCount }, (_, at) => {
      const day = `2031-03-${String((at % 28) + 1).padStart(2, '0')}`
      const city = cities[at % cities.length]
      const begin = at === 0 ? time : `1${at % 10}:30`
      return `${at},${day},${begin},${city},Зал номер ${at % 2},Ввезённая программа,https://tickets.example/${at},24.50 EUR,https://old.example/einfuhr/${at}`
    }),
  ].join('\n')

const file = join(folder, 'einfuhr.csv')

interface Given {
  importToken?: string
  signal?: AbortSignal
  fetch?: typeof fetch
}

async function run(
  words: readonly string[],
  { importToken = token, signal, fetch: given = fetch }: Given = {},
) {
  const program = createImportProgram(() => ({
    fetch: given,
    ask: async () => '',
    wait: async () => undefined,
    today: '2031-01-01',
    signal: signal ?? new AbortController().signal,
  }))
  const { status, printed, complaints } = await operate(program, [file, ...words], {
    environment: { CONTENT_URL: strapiUrl, IMPORT_TOKEN: importToken },
    wrangler: () => ({ status: 1, stdout: '', stderr: '' }),
  })
  return { status, complaints, last: printed.at(-1) }
}

const countSchema = z.object({ meta: z.object({ pagination: z.object({ total: z.number() }) }) })

/** How many entries of a type Strapi has, drafts among them where they are asked for. */
async function count(type: string, filter: string, areDrafts = true): Promise<number> {
  const drafts = version === '5' ? '&status=draft' : '&publicationState=preview'
  const address = `${strapiUrl}/api/${type}?pagination[pageSize]=1&${filter}${areDrafts ? drafts : ''}`
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
  return countSchema.parse(await answer.json()).meta.pagination.total
}

const imported = 'filters[importKey][$startsWith]=einfuhr:'
const counts = async () => [
  await count('concerts', imported),
  await count('cities', 'filters[slug]=verhnyaya-zarya'),
  await count('programs', 'filters[slug]=vvezennaya-programma'),
  await count('venues', 'filters[slug][$startsWith]=zal-nomer'),
  await count('redirects', 'filters[from][$startsWith]=/einfuhr/'),
]

it('writes nothing in a dry run', async () => {
  writeFileSync(file, toTable('19:00'))
  expect(await run(['--create', '--dry-run'])).toEqual({
    status: 0,
    complaints: [],
    last: `Nothing was written. It would be: ${concertCount} made, 0 changed, 0 same, 0 refused; ${concertCount} redirects made.`,
  })
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})

it('refuses a wrong token in one line', async () => {
  const { status, complaints } = await run(['--create'], { importToken: 'wrong' })
  expect([status, complaints]).toEqual([
    1,
    [
      'Strapi refuses IMPORT_TOKEN (Missing or invalid credentials): docs/import.md says what it must be allowed to do.',
    ],
  ])
})

it('is interrupted, and taken up again without a double; only one import writes at a time', async () => {
  const controller = new AbortController()
  let writes = 0
  const interrupting: typeof fetch = (input, init) => {
    if (init?.method === 'POST' && ++writes === 15) controller.abort()
    return fetch(input, init)
  }
  const interrupted = await run(['--create'], { signal: controller.signal, fetch: interrupting })
  expect([interrupted.status, interrupted.complaints.length]).toEqual([1, 1])
  const [begun = 0] = await counts()
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThan(concertCount)

  const both = await Promise.all([run(['--create']), run(['--create'])])
  // At most one of two simultaneous imports continues; where each sees the other, the older one does.
  expect(both.filter(({ status }) => status === 0)).toHaveLength(1)
  expect(both.flatMap(({ complaints }) => complaints).join()).toContain(
    'Another import is writing into this Strapi',
  )
  // Halls with the same name belong to venues in different cities: two halls for each of four cities, half of them with
  // a number.
  expect(await counts()).toEqual([concertCount, 1, 1, 4, concertCount])
  expect(await count('concerts', imported, false)).toBe(0)
  expect(await count('import-runs', '')).toBe(0)
})

it('changes nothing in a second run, and only what has changed in a third', async () => {
  expect(await run([])).toEqual({
    status: 0,
    complaints: [],
    last: `0 made, 0 changed, ${concertCount} same, 0 refused.`,
  })
  writeFileSync(file, toTable('19:45'))
  expect((await run([])).last).toBe(`0 made, 1 changed, ${concertCount - 1} same, 0 refused.`)
  expect(await count('concerts', `${imported}&filters[time]=19:45:00.000`)).toBe(1)
  expect((await run([])).last).toBe(`0 made, 0 changed, ${concertCount} same, 0 refused.`)
})

it('shows what it remembers neither in GraphQL nor to those without a token', async () => {
  const ask = (query: string) =>
    fetch(`${strapiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }).then((answer) => answer.text())
  expect(await ask('{ __type(name: "Concert") { fields { name } } }')).not.toContain('import')
  expect(await ask('{ __type(name: "ImportRun") { name } }')).toContain('null')
  expect((await fetch(`${strapiUrl}/api/import-runs`)).status).toBe(403)
})
