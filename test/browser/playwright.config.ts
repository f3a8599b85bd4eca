import { existsSync } from 'node:fs'
import { chromium, defineConfig, devices } from '@playwright/test'

/** Journeys through the built Worker in workerd, as visitors take them. `npm run build` comes first. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 8790)
const [ownBrowser, ...systemBrowsers] = [
  chromium.executablePath(),
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
]
const systemBrowser = existsSync(ownBrowser ?? '')
  ? undefined
  : systemBrowsers.find((path) => path !== undefined && existsSync(path))

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try hides a race, of its own or of the site's.
  retries: 0,
  // Two cores may be shared with others: nothing here is timed, and these only end what will never come.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    // `axe.ts` looks at both.
    colorScheme: 'dark',
    // It would answer in the place of the network that tests watch; its own tests allow it.
    serviceWorkers: 'block',
    // Recording takes a quarter of the time; `--trace on` records the test that one looks into.
    trace: 'off',
    launchOptions: {
      ...(systemBrowser ? { executablePath: systemBrowser } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'site' }],
  webServer: {
    command: `node src/tools/operate/serve.ts --forget --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/concerts`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
