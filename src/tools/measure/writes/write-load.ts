import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forEachAtOnce } from '../../operate/for-each-at-once.ts'
import { makePushKeys, makeSecret } from '../../operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import { setShardsSql } from '../../operate/votes.ts'
import { findWorkerd, readCpuMs } from '../bench/process-figures.ts'
import { startStrapiStandIn } from '../faults/forms/strapi-stand-in.ts'
import { voteSlug, type WriteKind, type WritingVisitor } from './write-kinds.ts'

/** Shards of the vote: as many as a crowd needs (docs/votes.md). */
const voteShards = 8
/** Writes that are on their way at the same time. */
const atOnce = 32
/** Writes before the measurement, so that code and content are loaded. */
const warmUp = 64

/** The average cost of one write of a kind. */
export interface WriteCost {
  aSecond: number
  cpuMs: number
  /** Calls of D1; a batch is one. */
  databaseCalls: number
  rowsWritten: number
  /** Calls of Durable Objects by the Worker, and the share of writes for which the busiest object was called. */
  objectCalls: number
  busiestObject: { name: string; calls: number }
  /** Calls that the content service got. */
  contentCalls: number
  /** Writes that were not taken, by status. */
  refused: Record<string, number>
}

interface Counted {
  rowsWritten: number
  queries: number
  calls: Record<string, number>
}

/** The built Worker with its D1 and its Durable Objects in workerd, and a stand-in for Strapi that takes forms. */
export async function startWrittenSite() {
  const strapi = await startStrapiStandIn()
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFile(join(import.meta.dirname, '../notices/counted-worker.mjs'), 'utf8'),
    variables: {
      SITE_SECRET: makeSecret(),
      CONTENT_URL: strapi.url,
      SUBMIT_TOKEN: 'may-only-create',
      ...makePushKeys(),
    },
    // The log would show each refusal; the table shows their number.
    onLog: (line) => console.log(line.message.slice(0, 300)),
  })
  const database = await worker.database()
  await database.prepare(setShardsSql(voteSlug, voteShards)).all()
  let visitors = 0

  const nextVisitor = (): WritingVisitor => {
    visitors += 1
    const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    return { number: visitors, address, cookie: '' }
  }

  /** Sends writes of new visitors, and waits until what follows from them is done. */
  async function sendAll(kind: WriteKind, count: number) {
    const ready: WritingVisitor[] = []
    await forEachAtOnce(Array.from({ length: count }, nextVisitor), atOnce, async (visitor) => {
      ready.push(
        kind.hasCookie ? { ...visitor, cookie: await receiveCookie(worker, kind, visitor) } : visitor,
      )
    })
    const before = await read(worker)
    const [cpuBefore, askedBefore] = [await readCpuMs(findWorkerd()), strapi.entries.length]
    const begun = performance.now()
    const statuses: number[] = []
    await forEachAtOnce(ready, atOnce, async (visitor) => {
      statuses.push(await send(worker, kind, visitor, true))
    })
    const seconds = (performance.now() - begun) / 1000
    await settle(() => strapi.entries.length)
    const after = await read(worker)
    const cpuMs = (await readCpuMs(findWorkerd())) - cpuBefore
    return { before, after, cpuMs, seconds, statuses, contentCalls: strapi.entries.length - askedBefore }
  }

  return {
    async measure(kind: WriteKind, count: number): Promise<WriteCost> {
      await sendAll(kind, warmUp)
      const { before, after, cpuMs, seconds, statuses, contentCalls } = await sendAll(kind, count)
      const each = (name: 'rowsWritten' | 'queries') => (after[name] - before[name]) / count
      const calls = Object.entries(after.calls)
        .map(([name, all]) => ({ name, calls: (all - (before.calls[name] ?? 0)) / count }))
        .toSorted((one, other) => other.calls - one.calls)
      const refused = Map.groupBy(
        statuses.filter((status) => !kind.taken.includes(status)),
        String,
      )
      return {
        aSecond: count / seconds,
        cpuMs: cpuMs / count,
        databaseCalls: each('queries'),
        rowsWritten: each('rowsWritten'),
        objectCalls: calls.reduce((sum, object) => sum + object.calls, 0),
        busiestObject: calls[0] ?? { name: 'none', calls: 0 },
        contentCalls: contentCalls / count,
        refused: Object.fromEntries([...refused].map(([status, all]) => [status, all.length])),
      }
    },
    async stop() {
      await worker.stop()
      await strapi.stop()
    },
  }
}

const post = ({ url }: ServedWorker, kind: WriteKind, visitor: WritingVisitor, isConfirmed: boolean) => {
  const { path, body, type } = kind.toRequest(visitor, isConfirmed)
  const { address, cookie } = visitor
  return fetch(new URL(path, url), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: url.origin,
      'content-type': type,
      'cf-connecting-ip': address,
      ...(cookie ? { cookie } : {}),
    },
    body,
  })
}

async function send(...given: Parameters<typeof post>): Promise<number> {
  const response = await post(...given)
  await response.body?.cancel()
  return response.status
}

async function receiveCookie(worker: ServedWorker, kind: WriteKind, visitor: WritingVisitor) {
  const response = await post(worker, kind, visitor, false)
  await response.body?.cancel()
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`${kind.name}: a visitor got no cookie, but ${response.status}`)
  return cookie.split(';')[0] ?? ''
}

const read = async ({ url }: ServedWorker) =>
  // The cast is safe, since `counted-worker.mjs` writes the JSON.
  (await (await fetch(new URL('/measure', url))).json()) as Counted

/** Waits until a counter hasn’t changed for two seconds, which shows that the Worker’s background work has ended. */
async function settle(count: () => number): Promise<void> {
  for (let seen = -1; seen !== count(); ) {
    seen = count()
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}
