import { gzipSync } from 'node:zlib'
import { maxValuesOfPath } from '../../../features/statistics/day-sums.ts'
import { deskPageNames, deskPathTo, findDeskRow } from '../../../routes/desk-addresses.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { openDesk } from '../faults/visit-everything.ts'
import { type ContentSite, startContentSite } from '../laboratory/content-site.ts'
import { withArchive } from '../laboratory/published.ts'
import { type Figure, median, toKb } from '../laboratory/run-parts.ts'

const [concerts, days] = [5000, 3 * 365]
const [maxMs, maxBytes] = [300, 30 * 1024]
const rounds = 5

/** Queries of `/desk/visits` that read the most rows: a year of the whole site, of a source and of a country. */
const choices = [
  '?days=364',
  '?days=364&compare=year&by=day',
  '?days=364&source=source-1.example',
  '?days=364&country=BA',
]

/** Measures each page of the desk that has no variable part, with three years of statistics and an archive of concerts. */
export async function* measureDesk(): AsyncGenerator<Figure> {
  const today = toUtcDay(Date.now())
  const site = await startContentSite((content) => {
    content.rows = withArchive(concerts)(today)
  })
  try {
    await site.passMinute()
    const rows = await fillStatistics(site, today)
    yield {
      name: 'the desk is measured with',
      measured: `${concerts} concerts, ${rows} sums of ${days} days`,
    }
    const cookie = await openDesk(site)
    const pages = deskPageNames.filter((name) => !findDeskRow(name).path.includes(':'))
    const paths = pages.map((name) => findDeskRow(name).path)
    for (const path of [...paths, ...choices.map((query) => deskPathTo('deskVisits') + query)])
      yield await measure(site, path, cookie)
  } finally {
    await site.stop()
  }
}

async function measure(site: ContentSite, path: string, cookie: string): Promise<Figure> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round <= rounds; round++) {
    const { status, text, ms } = await site.visit(path, 'here', { cookie })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${site.logs.at(-1)}`)
    bytes = gzipSync(text).length
    if (round > 0) times.push(ms)
  }
  return {
    name: path,
    measured: `${median(times).toFixed(0)} ms, ${toKb(bytes)} compressed`,
    target: `≤ ${maxMs} ms, ≤ ${toKb(maxBytes)}`,
    isMet: median(times) <= maxMs && bytes <= maxBytes,
    isOnlyPrinted: true,
  }
}

const names = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at))
const countries = names(40, (at) => `${'BCDE'.charAt(at % 4)}${String.fromCharCode(65 + Math.floor(at / 4))}`)
/** Values of each dimension, as many as a large site has on a day. */
const values = {
  source: names(80, (at) => `source-${at}.example`),
  campaign: names(20, (at) => `campaign-${at}`),
  country: countries,
  city: names(300, (at) => `${countries[at % countries.length]}/city-${at}`),
  device: ['mobile', 'desktop', 'tablet'],
}
/** Views of the whole site on a day, and what of them each kind of count is. */
const viewsOfADay = 9000
const kinds = { view: 1, visitor: 0.5, ticket: 0.1, save: 0.02, share: 0.01 }
/** Pages that are viewed on a day; on a fifth of them tickets are clicked. */
const pagesOfADay = 330

type Sum = [kind: string, path: string, dimension: string, value: string, count: number]

/** Puts the sums of each day into the database: of the site, of some concerts' pages, and by value. */
async function fillStatistics({ worker, content }: ContentSite, today: string): Promise<number> {
  const database = await worker.database()
  const insert = database.prepare(
    `insert into statistics_days (day, kind, path, dimension, value, count)
     select ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?2)`,
  )
  const paths = content.rows.Concert.map(({ slug }) => `/c/${slug}`)
  let rows = 0
  for (let before = days; before > 0; before--) {
    // Half of the pages are viewed each day, the others come in turn.
    const viewed = Array.from({ length: pagesOfADay }, (_, at) =>
      at % 2 === 0 ? at : (before * pagesOfADay + at) % paths.length,
    )
    const sums = [
      ...Object.entries(kinds).flatMap(([kind, share]) => listSums(kind, '', viewsOfADay * share)),
      ...viewed.flatMap((page, at) => {
        const [path = '', views] = [paths[page], viewsOfADay / (at + 2) / 5]
        return [
          ...listSums('view', path, views),
          ...(at % 5 === 0 ? listSums('ticket', path, views / 10) : []),
        ]
      }),
    ]
    rows += sums.length
    await insert.bind(addDays(today, -before), JSON.stringify(sums)).run()
  }
  return rows
}

/** Rows of one path: its sum, and sums by source, country and so on. A path with few views has fewer values of each. */
function listSums(kind: string, path: string, count: number): Sum[] {
  const share = Math.min(1, count / 1000)
  return [
    [kind, path, '', '', Math.ceil(count)],
    ...Object.entries(values).flatMap(([dimension, all]) =>
      all
        .slice(0, Math.ceil((path === '' ? all.length : Math.min(all.length, maxValuesOfPath)) * share))
        .map((value, at): Sum => [kind, path, dimension, value, Math.ceil(count / (at + 2))]),
    ),
  ]
}
