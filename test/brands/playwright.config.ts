import site from '../browser/playwright.config.ts'
import { builtFolder } from './built-folder.ts'

// The server and the processes of the tests are started from here: all of them find the folder's name.
builtFolder()

/**
 * Journeys through two sites that are built for these tests: another orchestra's, and the demo's in a pseudo-language.
 */
const port = Number(process.env.BRAND_TEST_PORT ?? 8795)
const pseudoPort = port + 1
const pseudoJourneys = 'pseudo-language.journey.ts'

const toServer = (program: string, serverPort: number) => ({
  command: `node test/brands/${program}.ts --port ${serverPort}`,
  cwd: '../..',
  url: `http://localhost:${serverPort}/concerts`,
  timeout: 300_000,
  reuseExistingServer: false,
  // On this signal the program deletes the folder that it has built the site in.
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
})

export default {
  ...site,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/brands',
  projects: [
    {
      name: 'another orchestra',
      testIgnore: pseudoJourneys,
      use: { ...site.use, baseURL: `http://localhost:${port}`, locale: 'en-NZ' },
    },
    {
      name: 'a pseudo-language',
      testMatch: pseudoJourneys,
      use: { ...site.use, baseURL: `http://localhost:${pseudoPort}`, locale: 'en-GB' },
    },
  ],
  webServer: [toServer('serve-brand', port), toServer('pseudo-language/serve', pseudoPort)],
}
