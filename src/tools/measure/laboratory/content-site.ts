import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { toPartKey } from '../../../content/parts/manifest.ts'
import type { ContentType } from '../../../shared/content-types.ts'
import { ownPublicFolder } from '../../build/build-folders.ts'
import { makeSecret } from '../../operate/make-secrets.ts'
import { type ServedWorker, serveWorker } from '../../operate/serve-worker.ts'
import { type FaultyContent, startFaultyContent } from './faulty-content.ts'

/** Isolates of `two-isolates-worker.mjs`: two of one version, and one of the version that is being deployed. */
export type IsolateName = 'here' | 'there' | 'next'

/** What `two-isolates-worker.mjs` can do, and what it counts. */
export interface Troubles {
  shiftMs?: number
  objectShiftMs?: number
  objectRuns?: 'object' | 'next'
  refusesWrites?: boolean
  /** The object dies after so many writes to KV. */
  diesAtWrite?: number
  suffers?: { what: 'dies' | 'forgets' } | { what: 'loses'; digest: string }
}
interface Counted {
  /** Runs of the Publisher that are under way. */
  running: number
  /** Calls of the Publisher's object by isolates. */
  objectCalls: number
  /** How often each isolate has asked the object to publish: for the webhook, the clock, or a visitor who waits. */
  asksToPublish: Partial<Record<IsolateName, number>>
  /** Keys of content that visitors' isolates have written to KV. */
  visitorsWrites: number
  /** Keys that the Publisher has written to KV, in order. */
  written: string[]
}

export interface ContentAnswer {
  status: number
  text: string
  location: string | null
  ms: number
}

export type ContentSite = Awaited<ReturnType<typeof startContentSite>>

/** Isolates look for a newer manifest after ten seconds. */
const lookAgainMs = 11_000
/** Longer than any run takes, a slow content service included. */
const patienceMs = 120_000

/**
 * Starts the built Worker with KV, the object that publishes, and a content service whose rows can be changed.
 *
 * @param prepare changes the content service before anything is read of it
 */
export async function startContentSite(prepare: (content: FaultyContent) => void = () => undefined) {
  const content = await startFaultyContent()
  prepare(content)
  const logs: string[] = []
  const secret = makeSecret()
  const buildId = await readBuildId()
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFile(join(import.meta.dirname, 'two-isolates-worker.mjs'), 'utf8'),
    copies: {
      there: (text) => text,
      object: (text) => text.replaceAll('Date.now()', 'globalThis.objectNow()'),
      // Another version of the code has other parts.
      next: (text) =>
        text.replaceAll(buildId, 'next-build').replaceAll('star-programs', 'next-star-programs'),
    },
    variables: {
      SITE_SECRET: makeSecret(),
      HOOK_SECRET: secret,
      CONTENT_URL: content.url,
      CONTENT_DIALECT: '4',
    },
    onLog: ({ level, message }) => {
      if (level === 'error' || level === 'warn') logs.push(message)
    },
  })
  let shiftMs = 0

  const set = (given: Troubles = {}): Promise<Counted> => tellWorker(worker, given)
  const passTime = async (ms: number) => {
    shiftMs += ms
    await set({ shiftMs })
  }
  /** Waits until no run is under way, and none has begun for a moment. */
  const settle = async () => {
    const until = performance.now() + patienceMs
    for (let idle = 0; idle < 4; ) {
      if (performance.now() > until) throw new Error('the Publisher does not end')
      idle = (await set()).running === 0 ? idle + 1 : 0
      await pause(40)
    }
  }
  const visit = async (
    path: string,
    isolate: IsolateName = 'here',
    headers: Record<string, string> = {},
  ): Promise<ContentAnswer> => {
    const begun = performance.now()
    const response = await fetch(new URL(path, worker.url), {
      redirect: 'manual',
      headers: { 'x-isolate': isolate, ...headers },
    })
    const text = await response.text()
    return {
      status: response.status,
      text,
      location: response.headers.get('location'),
      ms: performance.now() - begun,
    }
  }
  /** Tells the webhook of a change, and doesn't wait for what follows. */
  const callHook = async (type: ContentType, slug?: string): Promise<number> => {
    const response = await fetch(new URL('/api/hooks/content', worker.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'entry.update', model: type, entry: slug ? { slug } : {} }),
    })
    await response.body?.cancel()
    return response.status
  }

  // A new process has counted nothing.
  let writtenBefore = 0

  return {
    worker,
    content,
    logs,
    set,
    settle,
    visit,
    callHook,
    passTime,
    /** Runs the scheduled handler, a minute later. */
    passMinute: async () => {
      await passTime(60_000)
      await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
      await settle()
    },
    /** Lets eleven seconds pass, then visits a page three times: an isolate looks for a newer manifest only after it has answered. */
    visitLater: async (path: string, isolate?: IsolateName): Promise<ContentAnswer[]> => {
      await passTime(lookAgainMs)
      const answers: ContentAnswer[] = []
      for (let time = 0; time < 3; time++) {
        answers.push(await visit(path, isolate))
        await settle()
      }
      return answers
    },
    readHealth: async (): Promise<string> =>
      (await visit('/api/health', 'here', { authorization: `Bearer ${secret}` })).text,
    /** Starts new isolates and a new instance of the object; KV and what the object has stored stay. */
    restart: async () => {
      writtenBefore += await countWritten(set)
      await worker.restart()
      await set({ shiftMs })
    },
    startCounting: async () => {
      writtenBefore = -(await countWritten(set))
    },
    /** Parts that were written to KV since the counting began. */
    countParts: async () => writtenBefore + (await countWritten(set)),
    stop: async () => {
      await worker.stop()
      content.stop()
    },
  }
}

const countWritten = async (read: () => Promise<Counted>): Promise<number> =>
  (await read()).written.filter((key) => key.startsWith(toPartKey(''))).length

async function readBuildId(): Promise<string> {
  const path = join(ownPublicFolder, 'build/build-id.json')
  // The cast is safe, since the build writes the file.
  const { buildId } = JSON.parse(await readFile(path, 'utf8')) as { buildId: string }
  return buildId
}

async function tellWorker({ url }: ServedWorker, given: Troubles): Promise<Counted> {
  const answer = await fetch(new URL('/__site', url), { method: 'POST', body: JSON.stringify(given) })
  // The cast is safe, since `two-isolates-worker.mjs` writes the JSON.
  return (await answer.json()) as Counted
}
