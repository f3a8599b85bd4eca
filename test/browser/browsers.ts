import { existsSync } from 'node:fs'
import { chromium, type PlaywrightWorkerOptions } from '@playwright/test'
import systemBrowsers from '../../src/tools/operate/system-browsers.json' with { type: 'json' }

/**
 * Tests that need what a Chromium without windows lacks: the back-forward cache, pages rendered before the click,
 * notifications. All other tests run in that Chromium, which takes half the processor time.
 */
export const wholeBrowser = '@whole-browser'

type Choice = Partial<Pick<PlaywrightWorkerOptions, 'channel' | 'launchOptions'>>

/** Playwright's own Chromium, where it is installed, else the system's. */
const hasOwn = existsSync(chromium.executablePath())
const { CHROMIUM_PATH: given } = process.env

const options = {
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export const whole: Choice = hasOwn
  ? { channel: 'chromium', launchOptions: options }
  : of(systemBrowsers.whole)

/** Without a screen nothing is drawn by a graphics card: a process for that takes 6 % more processor time. */
const drawingInside = { ...options, args: [...options.args, '--in-process-gpu'] }

export const windowless: Choice = hasOwn
  ? { launchOptions: drawingInside }
  : of([...systemBrowsers.windowless, ...systemBrowsers.whole], drawingInside)

function of(paths: readonly string[], launchOptions = options): Choice {
  const executablePath = [given, ...paths].find((path) => path !== undefined && existsSync(path))
  return { launchOptions: { ...launchOptions, ...(executablePath ? { executablePath } : {}) } }
}
