import { defineConfig } from 'vitest/config'

/** Pure code, in plain Node. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: ['test/{unit,contract}/**/*.test.{ts,tsx}'],
    // Needs a running Strapi: test/vitest.contract.config.ts.
    exclude: ['test/contract/strapi/**'],
  },
})
