import { setTimeout as pause } from 'node:timers/promises'
import { pathTo } from '../../../routes/paths.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { type ContentSite, edit, type IsolateName, startContentSite } from '../faults/content/content-site.ts'
import { toTableLine } from '../faults/table-line.ts'

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

/**
 * Prints what fifty saves cost while two isolates are read, and how soon the one that isn't called by the webhook shows them.
 *
 * @returns whether every goal is reached
 */
export async function printReadingTable(): Promise<boolean> {
  const site = await startContentSite()
  try {
    const reading = await measureReading(site)
    const count = reading.seenAfter.length
    const slowest = Math.max(...reading.seenAfter)
    const middle =
      reading.seenAfter.toSorted((one, other) => one - other)[Math.floor(count / 2)] ?? Number.NaN
    const partsOfASave = reading.parts / reading.manifests
    const rows: [name: string, value: string, isReached?: boolean][] = [
      [
        `pages read in ${reading.seconds.toFixed(0)} s, the slowest`,
        `${reading.views}, ${reading.slowestMs.toFixed(0)} ms`,
      ],
      ['answers of 500 and more', `${reading.failures}`, reading.failures <= goals.failures],
      ['visitors who waited for the Publisher', `${reading.waits}`, reading.waits <= goals.waits],
      ['queries to Strapi', `${reading.queries} (≤ ${goals.queries})`, reading.queries <= goals.queries],
      [
        'parts written to KV, for one publication',
        `${reading.parts}, ${partsOfASave.toFixed(1)} (≤ ${goals.parts})`,
        partsOfASave <= goals.parts,
      ],
      ['manifests written to KV', `${reading.manifests}`],
      ['writes to KV by visitors', `${reading.visitorsWrites}`, reading.visitorsWrites === 0],
      ["calls of the Publisher's object", `${reading.objectCalls}`],
      [
        'another isolate shows a save after, the middle and the slowest',
        `${middle.toFixed(1)}, ${slowest.toFixed(1)} s (≤ ${longestSeconds})`,
        slowest <= longestSeconds,
      ],
    ]
    const toLine = toTableLine([64])
    console.log(`${count} saves while two isolates are read\n`)
    for (const [name, value, isReached = true] of rows)
      console.log(toLine([name, `${value}${isReached ? '' : '  MISSED'}`]))
    return rows.every(([, , isReached = true]) => isReached)
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
