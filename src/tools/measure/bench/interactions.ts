import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { launchBrowser } from '../../operate/find-browser.ts'
import { readHomeLocation } from '../../operate/home-location.ts'
import { makeSecret } from '../../operate/make-secrets.ts'
import { serveWorker } from '../../operate/serve-worker.ts'
import { listExamples } from '../laboratory/addresses.ts'
import { type Figure, median } from '../laboratory/run-parts.ts'

const maxMs = 100

const viewport = { width: 390, height: 740 }
/** A slow phone has a quarter of this machine's CPU speed, as Lighthouse assumes. */
const slowdown = 4
/** Times that a page is loaded and its controls are pressed, where the first time misses the target. */
const rounds = 5
const maxControls = 60
/** Milliseconds in which a page's own scripts start after it is loaded. */
const settleMs = 500
const watcher = join(import.meta.dirname, 'watch-page.mjs')

/** What `watch-page.mjs` puts into a page. */
interface WatchedPage {
  findControl: (pressed: string[]) => Control | undefined
  readPage: () => { shift: number; largestPaintMs: number }
  waitForPaint: () => Promise<void>
}
declare global {
  var watchedPage: WatchedPage
}

interface Control {
  kind: string
  name: string
  at: { x: number; y: number }
  isTyped: boolean
  isChosen: boolean
}

/** A control with the longest interaction of a press, in milliseconds. */
interface PressedControl {
  name: string
  ms: number
}

type Presses = Map<string, PressedControl>

/**
 * Presses one control of each kind on every page type as on a phone. An interaction is the processor time of the page's
 * main thread until the next paint, multiplied, so that other work on the machine doesn't count.
 */
export async function* measureInteractions(): AsyncGenerator<Figure> {
  const worker = await serveWorker({
    port: 0,
    variables: { SITE_SECRET: makeSecret() },
    location: await readHomeLocation(),
    onLog: () => {},
  })
  const browser = await launchBrowser()
  try {
    for (const { family, path } of listExamples()) {
      const address = new URL(path, worker.url).href
      // Visitors mostly get cached pages, so the page is requested before.
      await (await fetch(address)).arrayBuffer()
      yield await pressControls(browser, family, address)
    }
  } finally {
    await browser.close()
    await worker.stop()
  }
}

/**
 * Loads a page and presses its controls, also those that appear by a press. Each control is pressed once after loading,
 * as its first press also loads code. Where a press is slower than the target, all is done again, and figures are medians.
 */
async function pressControls(browser: Browser, family: string, address: string): Promise<Figure> {
  const seen = [await pressOnce(browser, address)]
  const isSlow = seen.some(({ presses }) => [...presses.values()].some(({ ms }) => ms > maxMs))
  while (isSlow && seen.length < rounds) seen.push(await pressOnce(browser, address))
  const kinds = new Map(seen.flatMap(({ presses }) => [...presses]))
  const controls = [...kinds].map(([kind, { name }]) => ({
    name,
    ms: median(seen.flatMap(({ presses }) => presses.get(kind)?.ms ?? [])),
  }))
  const slow = controls.filter(({ ms }) => ms > maxMs).map(({ name, ms }) => `${name} ${ms} ms`)
  const longestMs = Math.max(0, ...controls.map(({ ms }) => ms))
  const shift = median(seen.map((each) => each.shift)).toFixed(3)
  const largestPaintMs = median(seen.map((each) => each.largestPaintMs))
  return {
    name: `interaction to next paint, ${controls.length} controls: ${family}`,
    measured: [`${longestMs} ms, CLS ${shift}, LCP ${largestPaintMs.toFixed(0)} ms`, ...slow].join(', '),
    target: `≤ ${maxMs} ms, CLS 0`,
    isMet: slow.length === 0 && Number(shift) === 0,
    isOnlyPrinted: true,
  }
}

async function pressOnce(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'accept-language': 'ru' },
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript({ path: watcher })
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.dismiss())
    const session = await context.newCDPSession(page)
    const time = (press: () => Promise<void>) => timePress(page, session, press)
    await open(page, address)
    const { shift, largestPaintMs } = await page.evaluate(() => globalThis.watchedPage.readPage())
    return { presses: await pressAll(page, address, time), shift, largestPaintMs }
  } finally {
    await context.close()
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
}

/** Does something to a page. @returns how long the page took until its next paint, in milliseconds */
type TimePress = (press: () => Promise<void>) => Promise<number>

const waitForPaint = (page: Page): Promise<void> =>
  // A press may end the page.
  page.evaluate(() => globalThis.watchedPage.waitForPaint()).catch(() => undefined)

async function timePress(page: Page, session: CDPSession, press: () => Promise<void>): Promise<number> {
  const pressAndPaint = async () => {
    await press()
    await waitForPaint(page)
  }
  return Math.round(longestInteractionMs(await tracePress(session, pressAndPaint)) * slowdown)
}

async function pressAll(page: Page, address: string, time: TimePress): Promise<Presses> {
  const presses: Presses = new Map()
  let isClosed = false
  while (presses.size < maxControls) {
    // A control may reload the page, or replace it.
    if (page.url() !== address) await open(page, address)
    const kinds = [...presses.keys()]
    const control = await page.evaluate((pressed) => globalThis.watchedPage.findControl(pressed), kinds)
    if (control) {
      isClosed = false
      await waitForPaint(page)
      presses.set(control.kind, { name: control.name, ms: await timeControl(page, control, time) })
    } else if (isClosed) break
    else {
      // A popup may cover what is left.
      isClosed = true
      await page.keyboard.press('Escape')
      await waitForPaint(page)
    }
  }
  return presses
}

async function timeControl(page: Page, { at, isTyped, isChosen }: Control, time: TimePress): Promise<number> {
  // A tapped `select` opens a list of the system, which no page can slow.
  if (isChosen) return 0
  const tappedMs = await time(() => page.touchscreen.tap(at.x, at.y))
  return isTyped ? Math.max(tappedMs, await time(() => page.keyboard.press('a'))) : tappedMs
}

/**
 * Events of Chromium's trace (Trace Event Format). `ts` is when they began and `tdur` the processor time of their
 * thread, both in microseconds; an event of an interaction lasts `duration` milliseconds, until the next paint.
 */
const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.optional(z.number()),
  args: z.optional(
    z.object({
      data: z.optional(z.object({ interactionId: z.optional(z.number()), duration: z.optional(z.number()) })),
    }),
  ),
})
export type TraceEvent = z.infer<typeof traceEvent>

const categories = 'devtools.timeline,disabled-by-default-devtools.timeline'

/** Traces what the browser does while something is pressed. */
async function tracePress(session: CDPSession, press: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) {
      const read = traceEvent.safeParse(event)
      if (read.success) events.push(read.data)
    }
  }
  session.on('Tracing.dataCollected', collect)
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  await press()
  await session.send('Tracing.end')
  await isComplete
  session.off('Tracing.dataCollected', collect)
  return events
}

/**
 * Adds up the processor time of the page's main thread between each event of an interaction and the next paint.
 *
 * @returns milliseconds of the longest event; 0 without any
 */
export function longestInteractionMs(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const spentUs = events.map(({ name, pid, tid, ts, args }) => {
    const { interactionId, duration = 0 } = args?.data ?? {}
    if (name !== 'EventTiming' || !interactionId) return 0
    return tasks
      .filter((task) => task.pid === pid && task.tid === tid)
      .filter((task) => task.ts >= ts && task.ts < ts + duration * 1000)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  })
  return Math.max(0, ...spentUs) / 1000
}
