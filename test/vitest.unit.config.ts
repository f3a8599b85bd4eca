import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { generateMissingModules } from '../src/tools/build/generate.ts'
import { readClockOffset, testedInstant } from '../src/tools/clock.ts'
import { languageModules } from './fixtures/language-modules.ts'

/** Sets the clock, disables the time limits of visitors, and undoes after each test file what it has replaced. */
const setupFiles = [
  'test/fixtures/shifted-clock.ts',
  'test/fixtures/patience.ts',
  'test/fixtures/restore-globals.ts',
]
const clockOffsetMs = readClockOffset(testedInstant)

/** Milliseconds after which a test that would never end does. On a busy machine each takes ten times as long. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 }

const root = `${import.meta.dirname}/..`
const files = globSync('test/{unit,contract}/**/*.test.{ts,tsx}', {
  cwd: root,
  // These tests need a running Strapi: test/vitest.contract.config.ts runs them.
  exclude: ['test/contract/strapi/**'],
})

/**
 * Whether a file's tests need modules of their own, since they replace some, or are about scripts of the browser, whose
 * modules hold the state of a page. All other files share their modules, which halves the processor's time.
 */
const isIsolated = (file: string): boolean =>
  /^test\/unit\/(client|service-worker)\//.test(file) ||
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(`${root}/${file}`, 'utf8'))

const west = { TZ: 'America/Los_Angeles' }

await generateMissingModules()

/**
 * Pure code in plain Node. Tests run in a time zone west of UTC, where midnight in UTC is still the day before, so that
 * code which depends on the machine's time zone is noticed.
 */
export default defineConfig({
  root,
  test: {
    // The output of a test that passes is dropped.
    silent: 'passed-only',
    // Vitest would leave one core unused, which of two is half.
    maxWorkers: '100%',
    provide: { clockOffsetMs },
    projects: [
      {
        plugins: [languageModules],
        test: {
          name: 'unit',
          ...patience,
          setupFiles,
          include: files.filter((file) => !isIsolated(file)),
          env: west,
          isolate: false,
        },
      },
      {
        plugins: [languageModules],
        test: { name: 'isolated', ...patience, setupFiles, include: files.filter(isIsolated), env: west },
      },
      {
        plugins: [languageModules],
        test: {
          name: 'east',
          ...patience,
          setupFiles,
          include: ['test/unit/{format,month,zoned-time,ticket-state,calendar,structured-data}.test.ts'],
          env: { TZ: 'Pacific/Auckland' },
        },
      },
    ],
  },
})
