import site from '../browser/playwright.config.ts'

/** Journeys through another orchestra's site. */
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
  },
}
