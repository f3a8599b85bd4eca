import { defineConfig } from 'vitest/config'
import { languageModules } from './fixtures/language-modules.ts'

/** Limits only a test that would never end: Strapi answers one query after the other, and machines are shared. */
const testTimeout = 900_000

/** The site's side of the contract against a running Strapi; `npm run test:contract` starts it. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [languageModules],
  test: {
    include: ['test/contract/strapi/**/*.test.ts'],
    fileParallelism: false,
    // Disables the time limits of visitors.
    setupFiles: ['test/fixtures/patience.ts'],
    silent: 'passed-only',
    testTimeout,
    hookTimeout: testTimeout,
  },
})
