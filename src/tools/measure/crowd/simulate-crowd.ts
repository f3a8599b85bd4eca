import { createHash } from 'node:crypto'
import { createRandom, type Random } from '../../../demo/pictures/random.ts'
import type { Locale } from '../../../shared/locales.ts'
import { concertCount, createContentService, type SimulatedPage, simulatedPages } from './content-service.ts'
import { type CrowdReport, type CrowdSecond, createReport } from './crowd-report.ts'
import { installSimulatedClock } from './simulated-clock.ts'
import { createSimulatedIsolate } from './simulated-isolate.ts'
import { createCacheApi, createKv, createShieldObjects } from './stores.ts'

export interface CrowdOptions {
  seed: string
  places: number
  isolatesPerPlace: number
  hasShield: boolean
  /** Visitors of the ten minutes; each opens one page. */
  visitors: number
  /** Called after each minute of the sale with what its seconds saw; queries are counted at the end. */
  onMinute?: (minute: number, seen: readonly CrowdSecond[]) => void
}

const minute = 60_000
/** Before the sale a tenth of the crowd's usual pace comes for two minutes, so that no cache is empty. */
const warmUpMs = 2 * minute
const saleMs = 10 * minute
/** Milliseconds from a save in the content manager until its webhook arrives. */
const hookDelayMs = 200
/** Saves at the opening, a second apart; the others follow evenly within the ten minutes. */
const savesAtOnce = 25
const locales: readonly { locale: Locale; share: number }[] = [
  { locale: 'ru', share: 0.8 },
  { locale: 'en', share: 0.15 },
  { locale: 'th', share: 0.05 },
]

/** Chooses among weighted things, in the time of a binary search. */
function createChooser<Value>(weighted: readonly { value: Value; weight: number }[], random: Random) {
  let sum = 0
  const upTo = weighted.map(({ weight }) => (sum += weight))
  return (): Value => {
    const wanted = random.next() * sum
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    const chosen = weighted[low]
    if (!chosen) throw new RangeError('nothing to choose from')
    return chosen.value
  }
}

/** How dense visits are at a time of the sale, 1 on average: five times as many at its opening as at its end. */
const densityAt = (ms: number): number => (1 + 4 * Math.exp(-ms / minute)) / meanDensity
const meanDensity = 1 + 4 * (minute / saleMs) * (1 - Math.exp(-saleMs / minute))

/**
 * Simulates the opening of a tour's sale. Nothing is sampled: every visit runs the project's own code in the memory of
 * its isolate. It replaces the clock, the timers and the network of this process until it has ended.
 */
export async function simulateCrowd(options: CrowdOptions): Promise<CrowdReport> {
  const random = createRandom(options.seed)
  const clock = installSimulatedClock(Date.UTC(2026, 10, 26, 9))
  const restoreDigests = makeDigestsSynchronous()
  const kv = createKv(clock)
  const content = createContentService(clock, random)
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => withAbort(new Request(input, init), content.answer)

  const opening = clock.now() + warmUpMs
  const shield = createShieldObjects(clock, random)
  const report = createReport(opening, content, kv.stats)
  const places = Array.from({ length: options.places }, () => {
    const stores = {
      kv: kv.inPlace(),
      edge: createCacheApi(clock),
      shield: options.hasShield ? shield.inPlace() : undefined,
    }
    return Array.from({ length: options.isolatesPerPlace }, () => createSimulatedIsolate(stores))
  })
  // The largest city has ten times the visitors of the hundredth.
  const choosePlace = createChooser(
    places.map((value, index) => ({ value, weight: 1 / (index + 10) })),
    random,
  )
  const choosePage = createChooser<SimulatedPage>(
    simulatedPages.map((page) => ({ value: page, weight: page.weight })),
    random,
  )
  const chooseLocale = createChooser(
    locales.map(({ locale, share }) => ({ value: locale, weight: share })),
    random,
  )

  for (let concert = 0; concert < concertCount; concert++) {
    const sinceOpening =
      concert < savesAtOnce
        ? concert * 1000
        : ((concert - savesAtOnce + 1) * saleMs) / (concertCount - savesAtOnce + 1)
    clock.at(opening + sinceOpening, () => {
      content.change(concert)
      // A save calls the webhook twice: the entry was updated, and it was published.
      for (const call of [1, 2]) {
        clock.at(clock.now() + call * hookDelayMs, () => void places[0]?.[0]?.callWebhook(concert))
      }
    })
  }

  const perMs = options.visitors / saleMs
  const visit = async () => {
    const isolates = choosePlace()
    const isolate = isolates[Math.floor(random.next() * isolates.length)]
    const page = choosePage()
    const begun = clock.now()
    const answer = await isolate?.visit(page, chooseLocale())
    if (answer) report.note(begun, answer)
  }
  let due = 0
  for (let ms = 0; ms < warmUpMs + saleMs; ms++) {
    const at = opening - warmUpMs + ms
    due += perMs * (at < opening ? 0.1 : densityAt(at - opening))
    for (; due >= 1; due--) clock.at(at, () => void visit())
    await clock.runUntil(at + 1)
    const inSale = ms + 1 - warmUpMs
    if (inSale > 0 && inSale % minute === 0) options.onMinute?.(inSale / minute, report.lastSeconds(60))
  }
  // The clock runs on for ten seconds, so that visitors who still wait get their answers.
  await clock.runUntil(clock.now() + 10_000)
  clock.remove()
  restoreDigests()
  globalThis.fetch = fetch
  return report.finish(options, shield.mostCallsPerSecond())
}

/**
 * Node's digests run on other threads, which the simulated clock doesn't wait for.
 *
 * @returns gives the process its own digests back
 */
function makeDigestsSynchronous(): () => void {
  const { digest } = crypto.subtle
  crypto.subtle.digest = async (_, bytes) => {
    const hashed = createHash('sha256')
      .update(Buffer.from(bytes as Uint8Array))
      .digest()
    return Uint8Array.from(hashed).buffer
  }
  return () => {
    crypto.subtle.digest = digest
  }
}

/** Rejects when the caller's time limit is over, as `fetch` does, while the service goes on. */
function withAbort(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const { signal } = request
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer(request).then(resolve, reject)
  })
}
