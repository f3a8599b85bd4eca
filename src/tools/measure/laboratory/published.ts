import { setTimeout as pause } from 'node:timers/promises'
import { shippedSnapshot } from '../../../strapi-emulator/executor.ts'
import { withInverse } from '../../../strapi-emulator/inverses.ts'
import type { Row, Snapshot } from '../../../strapi-emulator/row.ts'
import { sendRequest } from './load.ts'
import { contentUrl, startContent, startKv } from './stand-ins.ts'
import { readBuiltWorker, startWorkerd } from './workerd.ts'

/** Variables of a site whose content `startPublished` has published. */
export const publishedVariables = { CONTENT_URL: contentUrl, CONTENT_DIALECT: '4' }

/** The first publication of 60,000 concerts takes minutes, in which visitors are answered with 503. */
const patienceMs = 15 * 60_000

/**
 * Publishes content into a fake KV, as the Publisher of a deployment has done before its isolates are measured.
 *
 * @param concerts how many there are; if absent, the demo as it is
 * @returns KV, and the content service, which counts its calls
 */
export async function startPublished(concerts?: number) {
  const snapshot = concerts === undefined ? {} : { snapshot: withArchive(concerts) }
  const [content, kv] = await Promise.all([startContent(snapshot), startKv()])
  const publisher = await startWorkerd({
    modules: await readBuiltWorker(),
    variables: publishedVariables,
    outboundPort: content.port,
    kvPort: kv.port,
    hasObjects: true,
  })
  try {
    const until = performance.now() + patienceMs
    while ((await sendRequest(new URL('/concerts', publisher.url))).status !== 200) {
      if (performance.now() > until) throw new Error(`${concerts} concerts could not be published in time`)
      await pause(1000)
    }
  } finally {
    await publisher.stop()
  }
  const stop = () => {
    content.stop()
    kv.stop()
  }
  return { content, kv, stop }
}

/** Years over which a large archive is spread: 60,000 concerts are then 1,200 in each half-year. */
const archiveYears = 25

/** The same day some years before; February has 28 days in all of them. */
const yearsBefore = (date: unknown, years: number): string => {
  const [year = '', month = '', day = ''] = String(date).split('-')
  return `${Number(year) - years}-${month}-${month === '02' && day === '29' ? '28' : day}`
}

/** Returns the demo with its past concerts repeated in earlier years up to a number; future ones stay as they are. */
export const withArchive =
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
        : {
            ...original,
            id: original.id + copy * 10_000,
            slug: `${original.slug}-${copy}`,
            date: yearsBefore(original.date, copy % archiveYears),
          }
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
