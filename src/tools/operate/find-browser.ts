import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import systemBrowsers from './system-browsers.json' with { type: 'json' }

/** Returns the path of a Chromium: the system's, or Playwright's own; `undefined` where neither exists. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemBrowsers.whole, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )

/** Starts a Chromium: the system's, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })
}

/** The command that installs a Chromium, as `npm test` does. */
export const browserInstallation = 'node src/tools/operate/install.mjs --browser'
