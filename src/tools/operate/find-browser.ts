import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import systemBrowsers from './system-browsers.json' with { type: 'json' }

/** A Chromium of the system's, or Playwright's own; `undefined` where neither is, as after `npm start`. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemBrowsers.whole, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )

/** What brings one, as `npm test` does. */
export const browserInstallation = 'node src/tools/operate/install.mjs --browser'
