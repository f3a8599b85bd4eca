import { defineConfig } from 'vitest/config'
import { generateMissingModules } from '../src/tools/build/generate.ts'
import { languageModules } from './fixtures/language-modules.ts'

// Needs a running Strapi: test/vitest.contract.config.ts.
const exclude = ['test/contract/strapi/**']

/** No visitor's time limit ends by itself. */
const setupFiles = ['test/fixtures/patience.ts']

/** Only for a test that would never end: on a busy machine each takes ten times as long. */
const testTimeout = 60_000

await generateMissingModules()

/**
 * Pure code, in plain Node. Nothing may depend on the zone of the machine, and machines of the web often stand in
 * UTC, where a forgotten zone can't be seen: all tests run west of it, where a day's midnight in UTC is still the
 * day before, and those about dates once more east of it, where midnight comes first.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    // What a test that passes has written says nothing.
    silent: 'passed-only',
    // Vitest would leave one core unused: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [languageModules],
        test: {
          name: 'unit',
          testTimeout,
          setupFiles,
          include: ['test/{unit,contract}/**/*.test.{ts,tsx}'],
          exclude,
          env: { TZ: 'America/Los_Angeles' },
        },
      },
      {
        plugins: [languageModules],
        test: {
          name: 'east',
          testTimeout,
          setupFiles,
          include: ['test/unit/{format,month,zoned-time,ticket-state,calendar,structured-data}.test.ts'],
          env: { TZ: 'Pacific/Auckland' },
        },
      },
    ],
  },
})
