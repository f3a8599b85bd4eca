import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import systemBrowsers from '../../operate/system-browsers.json' with { type: 'json' }

/** A Chromium of the system's, or Playwright's own; `undefined` where neither is. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemBrowsers.whole, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )
