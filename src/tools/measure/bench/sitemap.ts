import { execFileSync } from 'node:child_process'
import { Response as StandInResponse } from 'miniflare'
import { serveWorker } from '../../operate/serve-worker.ts'
import { contentUrl } from './content-stand-in.ts'
import type { Figure } from './figure.ts'

const concerts = 60_000
const addresses = concerts * 3
const maxPerPart = 50_000
/** Limit of an isolate's memory; measured here for the whole process, with the fake of the edge's cache. */
const maxGrowthMb = 128

/** Measures a crawler that reads the whole sitemap of 60 000 concerts. */
export async function measureSitemap(): Promise<Figure[]> {
  const { url, stop } = await serveWorker({
    port: 0,
    variables: { CONTENT_URL: contentUrl },
    outbound: async (request) => {
      const { query, variables } = (await request.json()) as Query
      return StandInResponse.json({ data: answer(query, variables ?? {}) })
    },
    onLog: () => {},
  })
  const read = async (address: string) => locsIn(await (await fetch(new URL(address, url))).text())
  try {
    const parts = (await read('/sitemap.xml')).filter((loc) => loc.includes('/concert-'))
    const seen = new Set<string>()
    let longest = 0
    let listed = 0
    const memoryBefore = workerMemoryMb()
    let most = memoryBefore
    for (const part of parts) {
      const locs = await read(new URL(part).pathname)
      listed += locs.length
      longest = Math.max(longest, locs.length)
      for (const loc of locs) seen.add(loc)
      most = Math.max(most, workerMemoryMb())
    }
    return [
      {
        name: `addresses that the sitemap of ${concerts} concerts lists, and how many different ones`,
        measured: `${listed}, ${seen.size}`,
        target: `${addresses}, ${addresses}`,
        isMet: listed === addresses && seen.size === addresses,
      },
      {
        name: 'addresses in its longest part',
        measured: `${longest} (of ${parts.length} parts)`,
        target: `≤ ${maxPerPart}`,
        isMet: longest <= maxPerPart,
      },
      {
        name: "growth of workerd's memory while all of it is read",
        measured: `${(most - memoryBefore).toFixed(0)} MB`,
        target: `≤ ${maxGrowthMb} MB`,
        isMet: most - memoryBefore <= maxGrowthMb,
        isOnlyPrinted: true,
      },
    ]
  } finally {
    await stop()
  }
}

interface Query {
  query: string
  variables?: Record<string, unknown>
}

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

const row = (id: number) => ({
  id: String(id),
  attributes: { slug: `concert-${id}`, updatedAt: '2026-11-20T10:00:00.000Z', program: { data: null } },
})

/** Responds to content queries with many concerts that differ in their ids only. */
function answer(query: string, { after, upTo, limit }: Record<string, unknown>) {
  if (query.includes('query SitemapLastIds')) {
    return { concerts: { data: [{ id: String(concerts), attributes: {} }] } }
  }
  if (query.includes('query SitemapNewest')) {
    const aliases = [...query.matchAll(/\b(r\d+): /g)].map(([, alias = '']) => alias)
    return Object.fromEntries(aliases.map((alias) => [alias, { data: [row(1)] }]))
  }
  const first = Number(after) + 1
  const count = Math.max(0, Math.min(Number(limit), Number(upTo) - first + 1, concerts - first + 1))
  return { entries: { data: Array.from({ length: count }, (_, index) => row(first + index)) } }
}

/** Returns the memory of workerd; 0 where the system has no `ps`. */
function workerMemoryMb(): number {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'ppid=,rss=']).toString().trim().split('\n')
    const own = lines
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([ppid]) => ppid === process.pid)
    return Math.max(0, ...own.map(([, kilobytes = 0]) => kilobytes / 1024))
  } catch {
    // The memory counts as 0 where the program `ps` is missing.
    return 0
  }
}
