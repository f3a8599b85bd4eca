import { shippedSnapshot } from '../../../strapi-emulator/executor.ts'
import { withInverse } from '../../../strapi-emulator/inverses.ts'
import type { Row, Snapshot } from '../../../strapi-emulator/row.ts'
import { contentUrl, startContent } from './content-stand-in.ts'
import { type Figure, median, toKb } from './figure.ts'
import { pageCacheBypass, sendRequest } from './load.ts'
import { readBuiltWorker, startWorkerd } from './workerd.ts'

const sizes = [600, 6_000, 60_000]
const pages = ['/', '/concerts', '/concerts?past=1', '/cities', '/cities/moscow', '/venues', '/news']
const rounds = 5
const warmUps = 30
/**
 * Most growth of a page: counts have more digits in a larger archive, and past pages other concerts; a longer list
 * would exceed it.
 */
const maxShare = 1.25

interface Cost {
  calls: number
  bytes: number
  cpuMs: number
}

/**
 * Measures pages without caches by the number of concerts in the content service: calls, bytes to read, and CPU time.
 */
export async function measureGrowth(): Promise<Figure[]> {
  const costs: Cost[] = []
  for (const size of sizes) costs.push(await costOf(size))
  const [smallest, largest] = [costs[0], costs.at(-1)]
  if (!smallest || !largest) return []
  const toText = (of: (cost: Cost) => string) => costs.map(of).join(' → ')
  const name = `of ${pages.length} pages, nothing cached, with ${sizes.join(' → ')} concerts`
  return [
    {
      name: `calls ${name}`,
      measured: toText(({ calls }) => String(calls)),
      target: 'the same',
      isMet: largest.calls === smallest.calls,
    },
    {
      name: `content ${name}`,
      measured: toText(({ bytes }) => toKb(bytes)),
      target: `≤ ${maxShare} × the first`,
      isMet: largest.bytes <= smallest.bytes * maxShare,
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

async function costOf(size: number): Promise<Cost> {
  const content = await startContent({ snapshot: withArchive(size) })
  const modules = await readBuiltWorker()
  const seen: Cost[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const site = await startWorkerd({
        modules,
        variables: { CONTENT_URL: contentUrl },
        outboundPort: content.port,
      })
      try {
        // Warms up code but not content: other languages have cache keys of their own.
        for (let time = 0; time < warmUps; time++)
          await sendRequest(new URL('/en/concerts', site.url), pageCacheBypass)
        const before = { ...content.state, cpuMs: await site.cpuMs() }
        for (const page of pages) await sendRequest(new URL(page, site.url), { 'user-agent': 'bench-bot' })
        const { calls, bytes } = content.state
        const cpuMs = (await site.cpuMs()) - before.cpuMs
        if (round > 0) seen.push({ calls: calls - before.calls, bytes: bytes - before.bytes, cpuMs })
      } finally {
        await site.stop()
      }
    }
  } finally {
    content.stop()
  }
  const [first] = seen
  return { calls: first?.calls ?? 0, bytes: first?.bytes ?? 0, cpuMs: median(seen.map(({ cpuMs }) => cpuMs)) }
}

/** Returns the demo with its past concerts repeated up to a number; future ones stay as they are. */
const withArchive =
  (size: number) =>
  (today: string): Snapshot => {
    const snapshot = shippedSnapshot(today)
    const past = snapshot.Concert.filter(({ date }) => String(date) < today)
    const ahead = snapshot.Concert.filter(({ date }) => String(date) >= today)
    const archive: Row[] = Array.from({ length: size - ahead.length }, (_, index) => {
      const original = past[index % past.length]
      const copy = Math.floor(index / past.length)
      if (!original) throw new Error('the demo has no past concerts')
      return copy === 0
        ? original
        : { ...original, id: original.id + copy * 10_000, slug: `${original.slug}-${copy}` }
    })
    const concerts = [...ahead, ...archive].toSorted((one, other) => one.id - other.id)
    return {
      ...snapshot,
      Concert: concerts,
      City: withInverse(snapshot.City, 'concerts', concerts, 'city'),
      Venue: withInverse(snapshot.Venue, 'concerts', concerts, 'venue'),
      Program: withInverse(snapshot.Program, 'concerts', concerts, 'program'),
    }
  }
