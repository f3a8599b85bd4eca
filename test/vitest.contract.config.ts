import { defineConfig } from 'vitest/config'

/** The site's side of the contract against a running Strapi; `npm run test:contract` starts it. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: { include: ['test/contract/strapi/**/*.test.ts'], fileParallelism: false, testTimeout: 900_000 },
})
