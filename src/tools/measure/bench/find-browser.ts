import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** A Chromium of the system's, or Playwright's own; `undefined` where neither is. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  )
