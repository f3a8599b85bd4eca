import { join } from 'node:path'
import site from '../../browser/playwright.config.ts'
import { need, version } from './services.ts'

const port = need('BROWSER_TEST_PORT')

/** The browser's journey to a concert's tickets, with a Strapi behind the site; `npm run test:contract` starts it. */
export default {
  ...site,
  testDir: join(import.meta.dirname, '../../browser'),
  testMatch: 'visit.test.ts',
  grep: /reaches its tickets/,
  // One core is left to the Strapi that runs beside the tests.
  workers: 1,
  outputDir: join(import.meta.dirname, `../../../test-results/strapi-${version}`),
  webServer: {
    command: `node test/contract/strapi/serve.ts ${port}`,
    cwd: join(import.meta.dirname, '../../..'),
    url: `http://localhost:${port}/concerts`,
    timeout: 600_000,
    reuseExistingServer: false,
  },
}
