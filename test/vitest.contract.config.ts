import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readClockOffset } from '../src/tools/clock.ts'
import { isOfPart, parts } from './contract/strapi/parts.ts'
import { languageModules } from './fixtures/language-modules.ts'

/** Limits only a test that would never end: Strapi answers one query after the other, and machines are shared. */
const testTimeout = 900_000

/** Runs the files in the order of their parts, the last of which change the content. */
class OrderOfParts extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => parts.findIndex((part) => isOfPart(part, moduleId))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** The site's side of the contract against a running Strapi; `npm run test:contract` starts it. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [languageModules],
  test: {
    include: ['test/contract/strapi/**/*.test.ts'],
    fileParallelism: false,
    // The files share their modules, since loading the site's code takes seconds.
    isolate: false,
    sequence: { sequencer: OrderOfParts },
    // A real Strapi has the machine's clock, so the site has it too.
    provide: { clockOffsetMs: readClockOffset('today') },
    // Sends each request alone, disables the time limits of visitors, and undoes after each file what it has replaced.
    setupFiles: [
      'test/contract/strapi/lone-requests.ts',
      'test/fixtures/shifted-clock.ts',
      'test/fixtures/patience.ts',
      'test/fixtures/restore-globals.ts',
    ],
    silent: 'passed-only',
    testTimeout,
    hookTimeout: testTimeout,
  },
})
