import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../operate/find-browser.ts'
import { readHomeLocation } from '../../operate/home-location.ts'
import { serveWorker } from '../../operate/serve-worker.ts'
import { type DemoAddress, listExamples } from './addresses.ts'
import type { Figure } from './figure.ts'

const widthsPx = [320, 390, 768]
const heightPx = 720
/**
 * Milliseconds after loading that are watched; the question about the city and the offer of a language appear within
 * them.
 */
const watchedMs = 5000
/** Lighthouse's slow phone: fast 3G, and a quarter of the CPU speed. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowdown = 4
/** Number of parallel pages, which wait most of the time; more would slow each other down. */
const pagesAtOnce = 4
/** Number of printed digits; smaller shifts count as none. */
const digits = 3

/**
 * Measures layout shifts of each page type while a new visitor's slow phone or tablet loads it: the sum of all shifts
 * (W3C, Layout Instability) of the first seconds, of which CLS is a part. The visitor speaks another language than the
 * page, and has chosen no city.
 */
export async function* measureLayoutShifts(): AsyncGenerator<Figure> {
  const location = await readHomeLocation()
  const { url, stop } = await serveWorker({ port: 0, location, onLog: () => {} })
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  })
  const examples = listExamples()
  try {
    for (let first = 0; first < examples.length; first += pagesAtOnce) {
      const some = examples.slice(first, first + pagesAtOnce)
      yield* await Promise.all(some.map((address) => measureAddress(browser, url, address)))
    }
  } finally {
    await browser.close()
    await stop()
  }
}

async function measureAddress(browser: Browser, site: URL, { family, path }: DemoAddress): Promise<Figure> {
  const page = new URL(path, site).href
  // Visitors mostly get cached pages, so the page is requested before.
  await (await fetch(page)).arrayBuffer()
  const shifts: number[] = []
  for (const widthPx of widthsPx) shifts.push(await shiftOn(browser, page, widthPx))
  return {
    name: `Layout shift on a slow phone, ${watchedMs / 1000} s: ${family}`,
    measured: widthsPx
      .map((widthPx, index) => `${shifts[index]?.toFixed(digits)} at ${widthPx} px`)
      .join(', '),
    target: '0',
    isMet: shifts.every((shift) => shift.toFixed(digits) === (0).toFixed(digits)),
    // On a busy machine a part of the page may arrive after the watched time.
    isOnlyPrinted: true,
  }
}

async function shiftOn(browser: Browser, address: string, widthPx: number): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: heightPx },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    extraHTTPHeaders: { 'accept-language': 'ru' },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(sumShifts, watchedMs)
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page.
 *
 * @returns the sum of its layout shifts until the page has the given age, scored as browsers do
 */
function sumShifts(untilMs: number): Promise<number> {
  interface LayoutShift {
    value: number
    hadRecentInput: boolean
  }
  let sum = 0
  const add = (entries: unknown[]) => {
    for (const { value, hadRecentInput } of entries as LayoutShift[]) if (!hadRecentInput) sum += value
  }
  const observer = new PerformanceObserver((list: { getEntries: () => unknown[] }) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  return new Promise((resolve) =>
    setTimeout(() => {
      add(observer.takeRecords())
      resolve(sum)
    }, untilMs - performance.now()),
  )
}
