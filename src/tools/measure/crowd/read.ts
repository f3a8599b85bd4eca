import { setTimeout as pause } from 'node:timers/promises'
import { pathTo } from '../../../routes/paths.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { type ContentSite, type IsolateName, startContentSite } from '../laboratory/content-site.ts'
import { edit } from '../laboratory/faulty-content.ts'
import { type Figure, median } from '../laboratory/run-parts.ts'

/** Saves of the opening, a second apart, and of the time after it. */
const saves = { atOnce: 25, after: 25, pauseMs: { atOnce: 1000, after: 3000 } } as const
/** Strapi calls the webhook twice for a save: the entry was updated, and it was published. */
const callsOfASave = 2
const hookDelayMs = 200
/** How often somebody looks whether another isolate shows a save, in milliseconds. */
const watchMs = 1000
/** Visitors who read at the same time, each with a pause between two pages. */
const readers = { count: 6, pauseMs: 40 }
/** An isolate looks every ten seconds, and a page is answered once more while it is made anew. */
const longestSeconds = 15
const patienceMs = 60_000

const goals = { queries: 150, parts: 12, waits: 0, failures: 0 } as const

/** What fifty saves cost while pages are read. */
interface Reading {
  seconds: number
  views: number
  failures: number
  /** Visitors of the isolate that takes no webhook who had something published. */
  waits: number
  slowestMs: number
  queries: number
  parts: number
  manifests: number
  visitorsWrites: number
  objectCalls: number
  /** Seconds until the other isolate showed each save; not a number where it never did. */
  seenAfter: number[]
}

/** Measures what fifty saves cost while two isolates are read, and how soon the one that no webhook calls shows them. */
export async function* measureSaves(): AsyncGenerator<Figure> {
  const site = await startContentSite()
  try {
    const reading = await measureReading(site)
    const { seconds, views, failures, waits, slowestMs, queries, parts, manifests, seenAfter } = reading
    const atMost = (name: string, value: number, most: number): Figure => ({
      name,
      measured: String(Math.round(value * 10) / 10),
      target: `≤ ${most}`,
      isMet: value <= most,
    })
    const slowest = Math.max(...seenAfter)
    yield {
      name: `pages read in ${seconds.toFixed(0)} s`,
      measured: `${views}, the slowest ${slowestMs.toFixed(0)} ms`,
    }
    yield atMost('answers of 500 and more', failures, goals.failures)
    yield atMost('visitors who waited for the Publisher', waits, goals.waits)
    yield atMost('queries to Strapi', queries, goals.queries)
    yield atMost('parts written to KV, for one publication', parts / manifests, goals.parts)
    yield { name: 'parts and manifests written to KV', measured: `${parts}, ${manifests}` }
    yield atMost('writes to KV by visitors', reading.visitorsWrites, 0)
    yield { name: "calls of the Publisher's object", measured: String(reading.objectCalls) }
    yield {
      name: 'another isolate shows a save after, the middle and the slowest',
      measured: `${median(seenAfter).toFixed(1)}, ${slowest.toFixed(1)} s`,
      target: `≤ ${longestSeconds} s`,
      isMet: slowest <= longestSeconds,
    }
  } finally {
    await site.stop()
  }
}

async function measureReading(site: ContentSite): Promise<Reading> {
  const { content, visit, callHook, set, settle } = site
  const today = toUtcDay(Date.now())
  const upcoming = content.rows.Concert.filter(
    ({ date, status }) => String(date) > today && status === 'scheduled',
  )
  const slugs = upcoming.slice(0, saves.atOnce + saves.after).map(({ slug }) => String(slug))
  const pages = [
    '/',
    '/concerts',
    '/programs',
    '/cities/kazan',
    ...slugs.map((slug) => pathTo('concert', { slug })),
  ]
  for (const isolate of ['here', 'there'] as const) for (const path of pages) await visit(path, isolate)
  await settle()
  const before = { ...(await set()), queries: content.asked.length }
  const begun = performance.now()
  const views: { status: number; ms: number }[] = []
  let isOver = false

  const read = async (isolate: IsolateName, first: number) => {
    for (let at = first; !isOver; at += 7) {
      views.push(await visit(pages[at % pages.length] ?? '/', isolate))
      await pause(readers.pauseMs)
    }
  }
  /** Saves a concert, and returns the seconds until the other isolate shows it. */
  const save = async (slug: string, number: number): Promise<number> => {
    const hall = `Зал № ${number + 1000}`
    edit(content, 'Concert', slug, (row) => ({ ...row, hall }))
    const saved = performance.now()
    for (let call = 0; call < callsOfASave; call++) {
      await pause(hookDelayMs)
      await callHook('concert', slug)
    }
    while (performance.now() - saved < patienceMs) {
      const { text } = await visit(pathTo('concert', { slug }), 'there')
      if (text.includes(hall)) return (performance.now() - saved) / 1000
      await pause(watchMs)
    }
    return Number.POSITIVE_INFINITY
  }

  const reading = Array.from({ length: readers.count }, (_, at) => read(at % 2 ? 'here' : 'there', at * 11))
  const seen: Promise<number>[] = []
  for (const [number, slug] of slugs.entries()) {
    seen.push(save(slug, number))
    await pause(saves.pauseMs[number < saves.atOnce ? 'atOnce' : 'after'])
  }
  const seenAfter = await Promise.all(seen)
  isOver = true
  await Promise.all(reading)
  await settle()
  const after = await set()
  const written = after.written.slice(before.written.length)
  return {
    seconds: (performance.now() - begun) / 1000,
    views: views.length,
    failures: views.filter(({ status }) => status >= 500).length,
    waits: (after.asksToPublish.there ?? 0) - (before.asksToPublish.there ?? 0),
    slowestMs: Math.max(...views.map(({ ms }) => ms)),
    queries: content.asked.length - before.queries,
    parts: written.filter((key) => key.startsWith('content-part:')).length,
    manifests: written.filter((key) => key.startsWith('content-manifest:')).length,
    visitorsWrites: after.visitorsWrites - before.visitorsWrites,
    objectCalls: after.objectCalls - before.objectCalls,
    seenAfter,
  }
}
