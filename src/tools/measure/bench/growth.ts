import { allLocales } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { pageCacheBypass, sendRequest } from '../laboratory/load.ts'
import { publishedVariables, startPublished } from '../laboratory/published.ts'
import { type Figure, median, toKb } from '../laboratory/run-parts.ts'
import { type BareWorker, readBuiltWorker, startWorkerd } from '../laboratory/workerd.ts'

/** Numbers of concerts, with the most megabytes of JavaScript memory of an isolate that shows them. */
const sizes = [
  { concerts: 600, maxMb: 16 },
  { concerts: 6_000, maxMb: 24 },
  { concerts: 60_000, maxMb: 48 },
]
const pages = ['/', '/concerts', '/concerts?past=1', '/cities', '/cities/moscow', '/venues', '/news']
const maxPartsOfAPage = 4
const rounds = 5
const warmUps = 30
/** Most growth of a page: counts have more digits in a larger archive, and past pages other concerts. */
const maxShare = 1.25

interface Cost {
  /** Queries that reached the content service. */
  calls: number
  /** Parts that an isolate which knows nothing has read for each page, in the order of `pages`. */
  parts: number[]
  /** JavaScript memory after all pages in all languages. */
  heapBytes: number
  cpuMs: number
  /** Writes to KV and queries of the first publication. */
  published: { writes: number; queries: number }
}

/** Measures pages and isolates by the number of concerts that are published. */
export async function* measureGrowth(): AsyncGenerator<Figure> {
  const costs: Cost[] = []
  for (const { concerts, maxMb } of sizes) {
    const cost = await costOf(concerts)
    const most = Math.max(...cost.parts)
    costs.push(cost)
    yield* [
      {
        name: `the first publication of ${concerts} concerts`,
        measured: `${cost.published.queries} queries, ${cost.published.writes} writes to KV`,
      },
      {
        name: `JavaScript memory of an isolate that shows ${concerts} concerts`,
        measured: toKb(cost.heapBytes),
        target: `≤ ${maxMb} MB`,
        isMet: cost.heapBytes <= maxMb * 1024 * 1024,
      },
      {
        name: `parts that a new isolate reads for a page with ${concerts} concerts`,
        measured: pages.map((page, at) => `${page} ${cost.parts[at]}`).join(', '),
        target: `≤ ${maxPartsOfAPage}`,
        isMet: most <= maxPartsOfAPage,
        // What a part holds is weighed against writes to KV (decision 193).
        isOnlyPrinted: true,
      },
    ]
  }
  const [smallest, largest] = [costs[0], costs.at(-1)]
  if (!smallest || !largest) return
  const toText = (of: (cost: Cost) => string) => costs.map(of).join(' → ')
  const name = `of ${pages.length} pages, with ${sizes.map(({ concerts }) => concerts).join(' → ')} concerts`
  yield* [
    {
      name: `queries ${name}`,
      measured: toText(({ calls }) => String(calls)),
      target: '0',
      isMet: costs.every(({ calls }) => calls === 0),
    },
    {
      name: `CPU ${name}`,
      measured: toText(({ cpuMs }) => `${cpuMs.toFixed(0)} ms`),
      target: `≤ ${maxShare} × the first`,
      isMet: largest.cpuMs <= smallest.cpuMs * maxShare,
      isOnlyPrinted: true,
    },
  ]
}

async function costOf(concerts: number): Promise<Cost> {
  const { content, kv, stop } = await startPublished(concerts)
  const published = { writes: kv.state.writes, queries: content.state.calls }
  const site = {
    modules: await readBuiltWorker(),
    variables: publishedVariables,
    outboundPort: content.port,
    kvPort: kv.port,
  }
  try {
    const parts: number[] = []
    for (const page of pages) {
      const before = kv.state.parts
      await withWorkerd(site, ({ url }) => view(new URL(page, url)))
      parts.push(kv.state.parts - before)
    }
    const cpuMs: number[] = []
    let heapBytes = 0
    for (let round = 0; round <= rounds; round++) {
      await withWorkerd(site, async (worker) => {
        // Warms up code but not content: other languages have parts of their own.
        for (let time = 0; time < warmUps; time++)
          await view(new URL('/en/concerts', worker.url), pageCacheBypass)
        const before = await worker.cpuMs()
        for (const page of pages) await view(new URL(page, worker.url), { 'user-agent': 'bench-bot' })
        if (round > 0) cpuMs.push((await worker.cpuMs()) - before)
        if (round < rounds) return
        for (const path of allLocales.flatMap((locale) => pages.map((page) => localePath(locale, page))))
          await view(new URL(path, worker.url))
        heapBytes = await worker.heapBytes()
      })
    }
    return {
      calls: content.state.calls - published.queries,
      parts,
      heapBytes,
      cpuMs: median(cpuMs),
      published,
    }
  } finally {
    stop()
  }
}

/** @throws Error where the page isn't answered */
async function view(url: URL, headers?: Record<string, string>): Promise<void> {
  const { status } = await sendRequest(url, headers)
  if (status !== 200) throw new Error(`${url.pathname}${url.search} answered ${status}`)
}

async function withWorkerd<Value>(
  site: BareWorker,
  use: (worker: Awaited<ReturnType<typeof startWorkerd>>) => Promise<Value>,
): Promise<Value> {
  const worker = await startWorkerd(site)
  try {
    return await use(worker)
  } finally {
    await worker.stop()
  }
}
