import site from '../browser/playwright.config.ts'
import { builtFolder } from './built-folder.ts'

// The server and the processes of the tests are started from here: all of them find the folder's name.
builtFolder()

/** Journeys through another orchestra's site, and all that it serves. */
const port = Number(process.env.BRAND_TEST_PORT ?? 8795)

export default {
  ...site,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/brands',
  use: { ...site.use, baseURL: `http://localhost:${port}`, locale: 'en-NZ' },
  projects: [{ name: 'another orchestra' }],
  webServer: {
    command: `node test/brands/serve-brand.ts --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/concerts`,
    timeout: 300_000,
    reuseExistingServer: false,
    // It takes the folder away.
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
  },
}
