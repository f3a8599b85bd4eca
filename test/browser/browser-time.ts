import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { readClockOffset, shiftDate } from '../../src/tools/clock.ts'
import { nowMs } from '../fixtures/clock.ts'

/**
 * No time limit of the site is shorter than this. On a busy machine such limits would decide a test, so none of them
 * ends by itself. A test of a limit sets the page's clock.
 */
const patienceMs = 3000

/** Sets the clock of all pages of the context to that of the tests. */
export const setBrowserClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(shiftDate, readClockOffset())

/** Sets the clock of all pages of the context, in which timers of `patienceMs` or more never fire. */
export async function setBrowserTime(context: BrowserContext): Promise<void> {
  await setBrowserClock(context)
  await context.addInitScript((limitMs) => {
    const { setTimeout: begin } = globalThis
    const beginUnlessLong = (run: TimerHandler, delayMs = 0, ...values: unknown[]) =>
      delayMs < limitMs ? begin(run, delayMs, ...values) : begin(() => undefined)
    Object.assign(globalThis, { setTimeout: beginUnlessLong })
    AbortSignal.timeout = () => new AbortController().signal
  }, patienceMs)
}

/** Another device, which has the clock of the tests. */
export async function newDevice(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await setBrowserTime(context)
  return context
}

/**
 * The same for the service worker's script: it counts its limits from when `losePatience` is called in it.
 *
 * @returns the script.
 */
export const setWorkerTime = (script: string): string => `${shiftDate}
shiftDate(${readClockOffset()})
{
  const begin = self.setTimeout
  const waiting = []
  self.setTimeout = (run, delayMs = 0, ...values) =>
    delayMs < ${patienceMs} ? begin(run, delayMs, ...values) : (waiting.push(run), 0)
  self.losePatience = () => waiting.splice(0).forEach((run) => run())
}
${script}`

/** Lets all time limits of the page's service worker end. */
export async function losePatience(context: BrowserContext): Promise<void> {
  for (const worker of context.serviceWorkers())
    await worker.evaluate(() => Reflect.get(self, 'losePatience')())
}

/** The page's clock moves only by `page.clock.fastForward` and `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = nowMs()
  await page.clock.install({ time: now })
  // The clock can't be stopped in the past, and has been running since.
  await page.clock.pauseAt(now + 60_000)
}

/** The machine's clock, by which browsers and services of their own let cookies and tokens expire. */
export const machineNowMs = (): number => nowMs() - readClockOffset()
