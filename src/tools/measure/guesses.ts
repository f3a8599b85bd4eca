import { join } from 'node:path'
import { build } from 'esbuild'
import { addTry, chooseWait } from '../../throttle/attempt-limits.ts'
import { throttleRules } from '../../throttle/throttle-rules.ts'
import { parseMeasurementArguments, readCount } from '../command-line.ts'
import { type BareWorkerd, startWorkerd } from './bench/workerd.ts'
import type { AnsweredTry, SentTry } from './guesses/guessed-worker.ts'

const help = `Guesses the password of one account from many addresses, and prints how many guesses the account service would have
been asked, and whether the account's owner got in meanwhile on a device that had signed in before: the site's
throttle and its Durable Objects in bare workerd, over loopback. Once as fast as it goes, then with a clock by which
the same guesses take an hour, and a day. Needs no build; ends with 1 when the throttle leaks or the owner waits.

  npm run measure:guesses
  npm run measure:guesses -- --guesses 500 --addresses 50   a short one`

const { values } = parseMeasurementArguments({
  help,
  options: {
    guesses: { type: 'string', default: '10000' },
    addresses: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '50' },
  },
})
const guesses = readCount('guesses', values.guesses)
const addresses = readCount('addresses', values.addresses)
const atOnce = readCount('at-once', values['at-once'])
const ownerEvery = 50

const hourMs = 60 * 60 * 1000
/** Duration of the guesses by the Worker's clock; 0 leaves the clock alone. */
const runs = [
  { name: 'as fast as it goes', clockMs: 0 },
  { name: 'over an hour', clockMs: hourMs },
  { name: 'over a day', clockMs: 24 * hourMs },
]

console.log(`${guesses} guesses at one name, from ${addresses} addresses, ${atOnce} at a time\n`)
console.log(
  toLine(['', 'took s', 'asked', 'at most', 'owner in', 'without objects', 'middle ms', 'slowest ms']),
)
const isHeld: boolean[] = []
for (const run of runs) isHeld.push(await measure(run))
process.exitCode = isHeld.every(Boolean) ? 0 : 1

async function measure({ name, clockMs }: (typeof runs)[number]): Promise<boolean> {
  const worker = await startWorkerd({ modules: await buildWorker(), hasObjects: true })
  const tally = { asked: 0, ownerAsked: 0, ownerIn: 0, spare: 0 }
  const times: number[] = []
  let next = 0
  const begun = performance.now()
  const guessOn = async () => {
    for (let at = next++; at < guesses; at = next++) {
      const aheadMs = (clockMs * at) / guesses
      const visitor = `2001:db8:${Math.floor((at % addresses) / 100)}:${at % addresses}`
      const sentAt = performance.now()
      const guess = await signIn(worker, { name: 'anna@example.com', visitor, isRight: false, aheadMs })
      times.push(performance.now() - sentAt)
      if (guess.waitSeconds === 0) tally.asked += 1
      if (guess.isSpare) tally.spare += 1
      if (at % ownerEvery > 0) continue
      const owner = {
        name: 'anna@example.com',
        visitor: '192.0.2.1',
        device: 'known',
        isRight: true,
        aheadMs,
      }
      tally.ownerAsked += 1
      if ((await signIn(worker, owner)).waitSeconds === 0) tally.ownerIn += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guessOn))
  const tookMs = performance.now() - begun
  await worker.stop()
  const most = mostTries(clockMs + tookMs)
  times.sort((one, other) => one - other)
  console.log(
    toLine([
      name,
      (tookMs / 1000).toFixed(0),
      String(tally.asked),
      String(most),
      `${tally.ownerIn}/${tally.ownerAsked}`,
      String(tally.spare),
      (times[Math.floor(times.length / 2)] ?? 0).toFixed(0),
      (times.at(-1) ?? 0).toFixed(0),
    ]),
  )
  return tally.asked <= most && tally.ownerIn === tally.ownerAsked
}

/** Returns the number of guesses that the throttle allows within a time to an attacker without pauses. */
function mostTries(withinMs: number): number {
  const rule = throttleRules.name
  let tries: number[] = []
  let count = 0
  for (let now = 0; now <= withinMs; now += chooseWait(rule, tries, now)) {
    tries = addTry(rule, tries, now)
    count += 1
  }
  return count
}

async function signIn({ url }: BareWorkerd, sent: SentTry): Promise<AnsweredTry> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(sent) })
  return (await response.json()) as AnsweredTry
}

async function buildWorker(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'guesses/guessed-worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    external: ['cloudflare:workers'],
  })
  return { 'index.js': outputFiles[0]?.text ?? '' }
}

function toLine(cells: readonly string[]): string {
  return cells
    .map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(cell.length > 10 || at === 5 ? 16 : 11)))
    .join('')
}
