import { readFile } from 'node:fs/promises'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import {
  type Request as EdgeRequest,
  type Response as EdgeResponse,
  fetch as edgeFetch,
  Response,
} from 'miniflare'
import { defineConfig } from 'vitest/config'
import { generateMissingModules } from '../src/tools/build/generate.ts'
import { readClockOffset, testedInstant } from '../src/tools/clock.ts'
import { readSchema } from '../src/tools/measure/laboratory/site-database.ts'
import { toLocalWorker } from '../src/tools/operate/serve-worker.ts'
import { languageModules } from './fixtures/language-modules.ts'
import { withoutSourceMaps } from './fixtures/without-source-maps.ts'

/** A running Strapi for the tests that don't bring content of their own; set by `npm run test:contract`. */
const { STRAPI_URL: strapiUrl, STRAPI_VERSION: strapiVersion } = process.env

/** A test that calls a real service by mistake gets a status that nothing else returns. */
const outboundService = (request: EdgeRequest): EdgeResponse | Promise<EdgeResponse> =>
  strapiUrl && request.url.startsWith(`${strapiUrl}/`)
    ? edgeFetch(request)
    : new Response('no network in tests', { status: 599 })

/** Files of an area that the command line names, which run without the others of their area. */
const namedFiles = process.argv.flatMap((word) => /([\w.-]+\.tests\.tsx?)$/.exec(word)?.[1] ?? [])

await generateMissingModules()

const { assets: _, durableObjects, ...localWorker } = toLocalWorker()
/** The bound Publisher knows no content but that of a running Strapi: tests with content of their own bring theirs (`fake-publisher.ts`). */
const { CONTENT_PUBLISHER: publisher, ...objects } = durableObjects

/** Serves the built files that the Worker itself reads; these tests need no others. */
async function serveFile({ url }: EdgeRequest): Promise<EdgeResponse> {
  const { pathname } = new URL(url)
  const text = await readFile(`${import.meta.dirname}/../public${pathname}`, 'utf8').catch(() => undefined)
  return new Response(text, { status: text === undefined ? 404 : 200 })
}

/** The Worker from its sources, inside workerd, with the embedded content service and stores that are empty. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  // Two Vitest processes that start at the same time would bundle packages into one folder.
  ...(strapiVersion
    ? { cacheDir: `${import.meta.dirname}/../node_modules/.vite/strapi-${strapiVersion}` }
    : {}),
  plugins: [
    languageModules,
    cloudflareTest({
      main: './src/worker/worker.ts',
      miniflare: {
        ...localWorker,
        durableObjects: strapiUrl ? durableObjects : objects,
        // Counting waits for seconds after each answer. Tests of statistics switch it on.
        bindings: { STATISTICS: 'off', ...(strapiUrl ? { CONTENT_URL: strapiUrl } : {}) },
        ratelimits: { TWO_A_MINUTE: { namespace_id: '1', simple: { limit: 2, period: 60 } } },
        serviceBindings: { ASSETS: serveFile },
        outboundService,
      },
    }),
    withoutSourceMaps,
  ],
  test: {
    // The output of a test that passes is dropped.
    silent: 'passed-only',
    // Vitest would leave one core unused, which of two is half.
    maxWorkers: '100%',
    provide: {
      schema: readSchema(),
      isThorough: process.env.THOROUGH === '1',
      clockOffsetMs: readClockOffset(testedInstant),
    },
    restoreMocks: true,
    // Sets the clock, and disables the time limits of visitors.
    setupFiles: [
      'test/fixtures/shifted-clock.ts',
      'test/worker/durable-objects.ts',
      'test/fixtures/patience.ts',
    ],
    include: ['test/worker/*/all.test.ts', ...namedFiles.map((name) => `test/worker/*/${name}`)],
    // The first request for a page imports its code, and the demo: on a busy machine that takes seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // CommonJS packages are bundled beforehand, as build.ts does it.
    deps: { optimizer: { ssr: { enabled: true, include: ['htmlparser2'] } } },
  },
})
