import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Response } from 'miniflare'
import { makePushKeys, makeSecret } from '../../operate/make-secrets.ts'
import { type ServedWorker, type ServeOptions, serveWorker } from '../../operate/serve-worker.ts'

/** What the database has done so far, as D1 says it. */
export interface Counted {
  rowsRead: number
  rowsWritten: number
  questions: number
  /** How long it worked, in milliseconds. */
  durationMs: number
}

/** The built Worker with its stores on this machine, a database that counts, and a clock that can be moved. */
export interface CountedSite {
  worker: ServedWorker
  readCounted: () => Promise<Counted>
  /** Milliseconds, by the Worker's clock. */
  now: () => number
  /** Lets a minute pass and begins what the platform begins then; settles when that is over. */
  runMinute: () => Promise<void>
  stop: () => Promise<void>
}

const minuteMs = 60_000

/** What a mailer is given, by `mail/mailer.ts`. */
export interface GivenLetter {
  to: string[]
  text: string
}

/** @param takeLetter answers in the place of the mailer */
export async function startCountedSite(
  takeLetter: (letter: GivenLetter) => Response | Promise<Response>,
  options: Partial<ServeOptions> = {},
): Promise<CountedSite> {
  const worker = await serveWorker({
    port: 0,
    wrapper: await readFile(join(import.meta.dirname, '../notices/counted-worker.mjs'), 'utf8'),
    variables: {
      SITE_SECRET: makeSecret(),
      SITE_URL: 'https://tutti.example',
      MAIL_FROM: 'office@tutti.example',
      MAIL_URL: 'https://mail.example/send',
      ...makePushKeys(),
    },
    // The mailer is all that this site calls.
    outbound: async (request) => takeLetter((await request.json()) as GivenLetter),
    // What it says of each letter that doesn't leave; the figures say what came of it.
    onLog: () => undefined,
    ...options,
  })
  let aheadMs = 0
  const measure = (query = '') => fetch(new URL(`/measure${query}`, worker.url))
  return {
    worker,
    // Written by `counted-worker.mjs`.
    readCounted: async () => (await (await measure()).json()) as Counted,
    now: () => Date.now() + aheadMs,
    runMinute: async () => {
      aheadMs += minuteMs
      await (await measure(`?ahead=${aheadMs}`)).text()
      await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
    },
    stop: () => worker.stop(),
  }
}
