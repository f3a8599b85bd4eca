import { defineConfig, devices } from '@playwright/test'
import { startClock, testedInstant } from '../../src/tools/clock.ts'
import { whole, wholeBrowser, windowless } from './browsers.ts'

// Playwright loads this file in each of its processes, and hands their variables to the sites that they start.
startClock(testedInstant)

/** Journeys through the built Worker in workerd, as visitors take them. `npm run build` comes first. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 8790)

export default defineConfig({
  testDir: '.',
  // The tests of a file run in one process: some files have a site of their own, which each process would start.
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on a second try hides a race, of its own or of the site.
  retries: 0,
  // These limits only end tests that would never end: the two cores may be shared, and nothing here is timed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    // The dark theme is the default.
    colorScheme: 'dark',
    // A smooth scroll or a transition under way would decide a test, and each of its frames takes processor time. Tests of
    // motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer in the place of the network that tests watch; only its own tests allow it.
    serviceWorkers: 'block',
    // Recording takes a quarter of the time; `--trace on` records a single test.
    trace: 'off',
    ...windowless,
  },
  projects: [
    { name: 'site', grepInvert: new RegExp(wholeBrowser) },
    { name: 'whole browser', grep: new RegExp(wholeBrowser), use: whole },
  ],
  webServer: {
    command: `node src/tools/operate/serve.ts --forget --small-pictures --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/concerts`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
