import { setTimeout as pause } from 'node:timers/promises'
import { formKeyField, makeFormKey, minFormAgeMs } from '../../shared/forms/form-key.ts'
import { parseMeasurementArguments, readCount } from '../command-line.ts'
import { makeSecret } from '../operate/make-secrets.ts'
import { serveWorker } from '../operate/serve-worker.ts'
import { serveStandIn } from './bench/content-stand-in.ts'
import { median } from './bench/figure.ts'
import { requireBuild } from './require-build.ts'

const help = `Whether the time or the words of an answer tell that an account exists: signing in with a wrong password, registering,
and asking for a new password, each for addresses that have an account and for such that don't. Against the service
that ships with the site, and against a stand-in for Strapi that takes longer for accounts that exist, and longer still
for letters. Prints medians, and the median of how far two asked in turn are apart. Build first. Ends with 1 when the
words differ, or those are apart by half of what the stand-in is slower.

  npm run build && npm run measure:enumeration
  npm run measure:enumeration -- --times 40`

const { values } = parseMeasurementArguments({
  help,
  options: { times: { type: 'string', default: '12' } },
})
await requireBuild()
const times = readCount('times', values.times)
/**
 * Extra time in milliseconds that the fake Strapi takes for existing accounts; a difference of half of it would be
 * noticed.
 */
const existingMs = 80
const mostApartMs = existingMs / 2
const password = 'a password that is nobody’s'

type Step = (email: string) => [path: string, fields: Record<string, string>]
const steps: Record<'sign in' | 'register' | 'forgotten password', Step> = {
  'sign in': (email) => ['/login', { identifier: email, password: 'a guess at it' }],
  register: (email) => ['/register', { email, password }],
  'forgotten password': (email) => ['/forgot-password', { email }],
}

interface Seen {
  ms: number
  words: string
}

const services: readonly (readonly [name: string, slowness: Slowness | undefined])[] = [
  ['the service that ships with the site', undefined],
  ['Strapi, accounts 80 ms slower', { existing: existingMs, letter: 0 }],
  ['Strapi, the same, and letters 700 ms', { existing: existingMs, letter: 700 }],
  ['Strapi, the same, and letters 1.5 s', { existing: existingMs, letter: 1500 }],
]

let asked = 0

console.log(`medians of ${times}, in milliseconds\n`)
console.log(toLine(['', 'exists', "doesn't", 'apart', 'words']))
let isTold = false
for (const [name, slowness] of services) {
  console.log(name)
  await measure(slowness)
}
process.exitCode = isTold ? 1 : 0

async function measure(slowness: Slowness | undefined): Promise<void> {
  const strapi = slowness && (await startSlowAccounts(slowness))
  const site = await serveWorker({
    port: 0,
    variables: {
      SITE_SECRET: makeSecret(),
      ACCOUNT_LETTERS: 'print',
      ...(strapi ? { CONTENT_URL: strapi.url } : {}),
    },
    // The log would show e-mails, and errors of the missing content service.
    onLog: () => undefined,
  })
  try {
    const known = Array.from({ length: times }, (_, at) => `anna@known-${at}.example`)
    if (!strapi) await Promise.all(known.map((email) => ask(site.url, ...steps.register(email))))
    // The first request loads code; it is sent before anything is measured.
    for (const step of Object.values(steps)) await ask(site.url, ...step('first@example.com'))
    // The steps run in parallel, as nearly all of the time is waiting.
    const measured = Object.entries(steps).map(async ([name, step]) => {
      const existing: Seen[] = []
      const absent: Seen[] = []
      // Existing and absent accounts alternate, so that other load of the machine affects both.
      for (const [at, email] of known.entries()) {
        existing.push(await ask(site.url, ...step(email)))
        absent.push(await ask(site.url, ...step(`anna@${name.replace(/ .*/, '')}-${at}.example`)))
      }
      print(name, existing, absent)
    })
    await Promise.all(measured)
  } finally {
    await site.stop()
    strapi?.stop()
  }
}

/** Sends a form from a new address each time, so that the throttle delays no request. */
async function ask(site: URL, path: string, fields: Record<string, string>): Promise<Seen> {
  asked += 1
  const begun = performance.now()
  const response = await fetch(new URL(path, site), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.origin, 'cf-connecting-ip': `192.0.${asked >> 8}.${asked & 255}` },
    body: new URLSearchParams({ [formKeyField]: makeFormKey(Date.now() - minFormAgeMs), ...fields }),
  })
  const text = await response.text()
  const ms = performance.now() - begun
  const own = Object.values(fields).reduce((words, value) => words.replaceAll(value, '…'), text)
  const words = own.replace(/name="form-key" value="[^"]*"/, '')
  return { ms, words: `${response.status} ${response.headers.get('location')} ${words}` }
}

function print(name: string, existing: readonly Seen[], absent: readonly Seen[]): void {
  const [there, gone] = [existing, absent].map((seen) => median(seen.map(({ ms }) => ms)))
  if (there === undefined || gone === undefined) return
  const areSame = new Set([...existing, ...absent].map(({ words }) => words)).size === 1
  // The median of the differences within each pair, since other load of the machine affects both of a pair.
  const apart = median(existing.map(({ ms }, at) => ms - (absent[at]?.ms ?? 0)))
  if (!areSame || Math.abs(apart) > mostApartMs) isTold = true
  const words = areSame ? 'the same' : 'DIFFERENT'
  console.log(toLine([`  ${name}`, there.toFixed(0), gone.toFixed(0), apart.toFixed(0), words]))
}

function toLine(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(12))).join('')
}

/** Extra time of the fake service, in milliseconds. */
interface Slowness {
  /** Extra time where the account exists: a password is compared, a row is written. */
  existing: number
  /** Extra time where an e-mail is sent before the response, as Strapi does. */
  letter: number
}

/** Starts a fake of Strapi's public account API; accounts exist for e-mail addresses that begin with `known`. */
async function startSlowAccounts({ existing, letter }: Slowness) {
  const server = await serveStandIn(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (name: string, message: string) =>
      answer(400, { data: null, error: { status: 400, name, message, details: {} } })
    const body = Buffer.concat(await request.toArray()).toString()
    const isKnown = /"(?:email|identifier)":"known/.test(body)
    if (isKnown) await pause(existing)
    if (request.url === '/api/auth/local') return refuse('ValidationError', 'Invalid identifier or password')
    if (request.url === '/api/auth/forgot-password') {
      if (isKnown) await pause(letter)
      return answer(200, { ok: true })
    }
    if (request.url !== '/api/auth/local/register') return answer(404, {})
    if (isKnown) return refuse('ApplicationError', 'Email or Username are already taken')
    await pause(letter)
    return answer(200, { user: { id: 1, username: 'new', email: 'new@example.com' } })
  })
  return { url: `http://127.0.0.1:${server.port}`, stop: server.stop }
}
