import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** The Worker from its sources, inside workerd, with the embedded content service and an empty KV. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [
    cloudflareTest({
      main: './src/index.ts',
      miniflare: {
        compatibilityDate: '2026-11-01',
        kvNamespaces: ['CACHE'],
        // A test that reaches out by mistake gets a status that nothing else gives.
        outboundService: () => new Response('no network in tests', { status: 599 }),
      },
    }),
  ],
  resolve: { alias: { postcss: `${import.meta.dirname}/../src/content/no-postcss.ts` } },
  test: {
    include: ['test/worker/**/*.test.{ts,tsx}'],
    // Whoever first asks for a page imports it, and the demo with it: on a busy machine that takes seconds.
    testTimeout: 30_000,
    // CommonJS packages are bundled beforehand, as build.ts does it.
    deps: { optimizer: { ssr: { enabled: true, include: ['sanitize-html'] } } },
  },
})
