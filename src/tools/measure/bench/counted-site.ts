import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Response } from 'miniflare'
import { makePushKeys, makeSecret } from '../../operate/make-secrets.ts'
import { type ServedWorker, type ServeOptions, serveWorker } from '../../operate/serve-worker.ts'

/** Totals of the database so far, as D1 reports them. */
export interface DatabaseTotals {
  rowsRead: number
  rowsWritten: number
  queries: number
  /** Time that the database worked, in milliseconds. */
  durationMs: number
}

/** The built Worker with local stores, a database that counts, and a clock that can be moved. */
export interface CountedSite {
  worker: ServedWorker
  readCounted: () => Promise<DatabaseTotals>
  /** Returns the time of the Worker's clock in milliseconds. */
  now: () => number
  /** Moves the clock by a minute and runs the scheduled handler; resolves when it has ended. */
  runMinute: () => Promise<void>
  stop: () => Promise<void>
}

const minuteMs = 60_000

/** An e-mail as the mailer receives it from `mail/mailer.ts`. */
export interface DeliveredEmail {
  to: string[]
  text: string
}

/**
 * Starts the built Worker.
 *
 * @param takeLetter responds instead of the mailer
 */
export async function startCountedSite(
  takeLetter: (letter: DeliveredEmail) => Response | Promise<Response>,
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
    // The site calls no service but the mailer, so that every request is an e-mail.
    outbound: async (request) => takeLetter((await request.json()) as DeliveredEmail),
    // The log would show each e-mail that was not sent; the figures show the result.
    onLog: () => undefined,
    ...options,
  })
  let aheadMs = 0
  const measure = (query = '') => fetch(new URL(`/measure${query}`, worker.url))
  return {
    worker,
    // The cast is safe, since `counted-worker.mjs` writes the JSON.
    readCounted: async () => (await (await measure()).json()) as DatabaseTotals,
    now: () => Date.now() + aheadMs,
    runMinute: async () => {
      aheadMs += minuteMs
      await (await measure(`?ahead=${aheadMs}`)).text()
      await (await fetch(new URL('/cdn-cgi/local/scheduled', worker.url))).text()
    },
    stop: () => worker.stop(),
  }
}
