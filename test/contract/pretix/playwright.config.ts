import site from '../../browser/playwright.config.ts'

/** A site whose tickets a real pretix sells; `npm run test:contract:pretix` starts it. */
export default {
  ...site,
  testDir: '.',
  testMatch: '*.journey.ts',
  workers: 1,
  // The site is built, and pretix started, before the first test.
  timeout: 600_000,
  outputDir: '../../../test-results/pretix',
  use: { ...site.use, locale: 'de-DE' },
  webServer: undefined,
}
