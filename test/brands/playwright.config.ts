import site from '../browser/playwright.config.ts'
import { builtFolders } from './built-folder.ts'
import { brandNames, brandOf, portAfter, portOf } from './tested-brands.ts'

// The server and the processes of the tests are started from here: all of them find the folder's name.
builtFolders()

const pseudoPort = portAfter(brandNames.length)

const server = {
  cwd: '../..',
  timeout: 300_000,
  reuseExistingServer: false,
  // On this signal a program deletes the folders in which it has built sites.
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 60_000 },
}

/** Journeys through the sites of other orchestras, and all that they serve; and through one in a pseudo-language. */
export default {
  ...site,
  // All sites are started before the tests.
  fullyParallel: true,
  testDir: '.',
  outputDir: '../../test-results/brands',
  projects: [
    ...brandNames.map((name) => ({
      name,
      testMatch: [`${name}.journey.ts`, 'served-files.journey.ts'],
      use: { ...site.use, baseURL: `http://localhost:${portOf(name)}`, locale: brandOf(name).locale },
    })),
    {
      name: 'a pseudo-language',
      testMatch: 'pseudo-language.journey.ts',
      use: { ...site.use, baseURL: `http://localhost:${pseudoPort}`, locale: 'en-GB' },
    },
  ],
  webServer: [
    { ...server, command: 'node test/brands/serve-brands.ts', wait: { stdout: /all sites are served/ } },
    {
      ...server,
      command: `node test/brands/pseudo-language/serve.ts --port ${pseudoPort}`,
      url: `http://localhost:${pseudoPort}/concerts`,
    },
  ],
}
