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

export const windowless: Choice = hasOwn
  ? { launchOptions: options }
  : of([...systemBrowsers.windowless, ...systemBrowsers.whole])

function of(paths: readonly string[]): Choice {
  const executablePath = [given, ...paths].find((path) => path !== undefined && existsSync(path))
  return { launchOptions: { ...options, ...(executablePath ? { executablePath } : {}) } }
}
