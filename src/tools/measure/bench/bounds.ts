import { setTimeout as pause } from 'node:timers/promises'
import { Response } from 'miniflare'
import { sessionCookie } from '../../../shared/stored-names.ts'
import { contactFormValues } from '../faults/forms/filled-forms.ts'
import { browserKeys } from '../notices/stand-ins.ts'
import { type CountedSite, type DeliveredEmail, startCountedSite } from './counted-site.ts'
import { type Figure, median } from './figure.ts'
import {
  type DatabaseRequest,
  listDatabaseRequests,
  toFillStatements,
  toFormRequest,
} from './full-database.ts'

const sizes = {
  forms: 100_000,
  keptRows: process.env.THOROUGH === '1' ? 1_000_000 : 100_000,
  subscriptions: 100_000,
}
const mostRows = 200
const mostTimes = 1.5

const email = 'anna@example.com'
const ownAddress = '198.51.100.7'
const loops = 8
/** Milliseconds within which the account uses up its calls of a minute. */
const firstMs = 8000
const minuteMs = 60_000
const aloneMs = 20_000
/** Round trip of the simulated network in milliseconds. */
const networkMs = 50

/**
 * Measures what requests read of a full database, and how much longer forms of others take while a signed-in visitor
 * requests private pages in eight loops. `THOROUGH=1` keeps a million concerts instead of a hundred thousand.
 */
export async function* measureBounds(): AsyncGenerator<Figure> {
  const letters: DeliveredEmail[] = []
  const takeLetter = (given: DeliveredEmail) => {
    letters.push(given)
    return new Response('{}')
  }
  const site = await startCountedSite(takeLetter, { rateLimits: 'on' })
  try {
    const database = await site.worker.database()
    for (const filling of toFillStatements(sizes, email)) await database.prepare(filling).run()
    const cookie = await signUp(site, letters)
    yield {
      name: 'bounds: rows in the database',
      measured: `${toText(sizes.forms)} forms, ${toText(sizes.keptRows)} kept concerts, ${toText(sizes.subscriptions)} subscriptions`,
    }
    // These comparisons run before the last request of the list, which ends the session.
    yield* compareForms(site, cookie)
    yield* readRows(site, cookie)
  } finally {
    await site.stop()
  }
}

const toText = (count: number) => count.toLocaleString('en')

/**
 * Registers a user with the embedded accounts.
 *
 * @returns the session's cookie
 */
async function signUp(site: CountedSite, letters: readonly DeliveredEmail[]): Promise<string> {
  const fields = { email, password: 'three small words' }
  await ask(site, toFormRequest('/register', fields), ownAddress)
  const [, code = ''] = /confirmation=([\da-f]{40})/.exec(letters.at(-1)?.text ?? '') ?? []
  const { cookies } = await ask(site, toFormRequest('/confirm', { ...fields, code }), ownAddress)
  // Over plain HTTP the cookie's name has no prefix `__Host-`.
  const cookie = cookies.find((line) => line.startsWith(sessionCookie.name.replace('__Host-', '')))
  if (!cookie) throw new Error('nobody could be registered')
  return cookie.split(';')[0] ?? ''
}

async function* readRows(site: CountedSite, cookie: string): AsyncGenerator<Figure> {
  const browser = { endpoint: 'https://fcm.googleapis.com/wp/phone', keys: browserKeys }
  for (const request of listDatabaseRequests(email, browser, Date.now())) {
    const before = await site.readCounted()
    const { status } = await ask(site, request, '198.51.100.20', cookie)
    const { rowsRead, durationMs } = await site.readCounted()
    const rows = rowsRead - before.rowsRead
    const isAnswered = status === (request.status ?? 200)
    yield {
      name: `bounds: rows read for ${request.name}`,
      measured: `${rows}, the database busy for ${(durationMs - before.durationMs).toFixed(1)} ms${isAnswered ? '' : ` (answered ${status})`}`,
      target: `≤ ${mostRows}`,
      isMet: isAnswered && rows <= mostRows,
    }
  }
}

/**
 * Measures forms for a whole minute, since calls are counted by the minute, and forms alone before and after it. The
 * whole site is one isolate here, where the platform has many: forms mostly wait for the account's pages to be
 * rendered, so the database's share is printed beside it.
 */
async function* compareForms(site: CountedSite, cookie: string): AsyncGenerator<Figure> {
  await sendFormsFor(site, firstMs)
  const alone = await sendFormsFor(site, aloneMs)
  const account = startLoops(site, cookie)
  const before = await site.readCounted()
  const first = await sendFormsFor(site, firstMs)
  const busyMs = (await site.readCounted()).durationMs - before.durationMs
  const rest = await sendFormsFor(site, minuteMs - firstMs)
  const answered = await account.stop()
  alone.push(...(await sendFormsFor(site, aloneMs)))
  const compare = (beside: number[]) => median(beside) / median(alone)
  const toMs = (times: number[]) =>
    `middle ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`
  const whole = [...first, ...rest]
  const name = `bounds: others' forms while one account asks for its pages in ${loops} loops`
  const target = { target: `< ${mostTimes} ×`, isOnlyPrinted: true } as const
  yield {
    name: `${name}, over a minute`,
    measured: `${compare(whole).toFixed(2)} × their time alone (${toMs(whole)}; alone ${toMs(alone)}; the account was answered ${answered})`,
    isMet: compare(whole) < mostTimes,
    ...target,
  }
  yield {
    name: `${name}, in its first ${firstMs / 1000} s`,
    measured: `${compare(first).toFixed(2)} × (${toMs(first)}; the database was busy for ${((busyMs / firstMs) * 100).toFixed(1)} % of the time, with forms and pages)`,
    isMet: compare(first) < mostTimes,
    ...target,
  }
}

let visitors = 0
const formPauseMs = 250

/**
 * Sends forms one after the other, each from a new address.
 *
 * @returns the duration of each in milliseconds
 */
async function sendFormsFor(site: CountedSite, ms: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + ms
  while (performance.now() < until) {
    const at = ++visitors
    const form = toFormRequest('/contact', { ...contactFormValues, email: `sender-${at}@example.com` })
    const begun = performance.now()
    const { status } = await ask(site, form, `203.0.${Math.floor(at / 250)}.${at % 250}`)
    if (status !== 303) throw new Error(`a form was answered with ${status}`)
    times.push(performance.now() - begun)
    await pause(formPauseMs)
  }
  return times
}

/**
 * Starts loops that read most of the database: all submissions of a user, page by page, as fast as the network allows.
 */
function startLoops(site: CountedSite, cookie: string) {
  const counts: Record<number, number> = {}
  let isStopped = false
  const page = { isSignedIn: true, method: 'GET' } as const
  const loop = async (from: number) => {
    for (let at = from; !isStopped; at += loops) {
      const sentAt = 1_700_000_000_000 + ((at * 977) % sizes.forms)
      const { status } = await ask(
        site,
        { ...page, path: `/account?sent=${sentAt}-N0050000` },
        ownAddress,
        cookie,
      )
      counts[status] = (counts[status] ?? 0) + 1
      await pause(networkMs)
    }
  }
  const running = Promise.all(Array.from({ length: loops }, (_, at) => loop(at)))
  return {
    stop: async () => {
      isStopped = true
      await running
      return Object.entries(counts)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')
    },
  }
}

async function ask(
  { worker }: CountedSite,
  { isSignedIn, method, path, body, type }: Omit<DatabaseRequest, 'name'>,
  address: string,
  cookie = '',
): Promise<{ status: number; cookies: string[] }> {
  const response = await fetch(new URL(path, worker.url), {
    method,
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      'cf-connecting-ip': address,
      ...(type ? { 'content-type': type } : {}),
      ...(isSignedIn ? { cookie } : {}),
    },
  })
  await response.arrayBuffer()
  return { status: response.status, cookies: response.headers.getSetCookie() }
}
