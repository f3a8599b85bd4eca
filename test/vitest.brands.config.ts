import { defineConfig } from 'vitest/config'

/** The site of another orchestra, built and visited: `npm run test:brands`. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: { include: ['test/brands/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000 },
})
