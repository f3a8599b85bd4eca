import { join } from 'node:path'
import { startClock } from '../../src/tools/clock.ts'
import { type ServeOptions, serveWorker } from '../../src/tools/operate/serve-worker.ts'

interface BuiltSite extends Pick<ServeOptions, 'port' | 'location' | 'variables'> {
  /** The folder that `buildBrand` has built the site in. */
  folder: string
  /** Stops what the site needs besides itself. */
  stopOthers?: () => Promise<unknown>
}

startClock()

/** Serves sites until this process is stopped, and prints their addresses. */
export async function serveBuiltSites(sites: readonly BuiltSite[]): Promise<void> {
  const stops = await Promise.all(
    sites.map(async ({ folder, stopOthers, ...options }) => {
      const worker = await serveWorker({
        ...options,
        configPath: join(folder, 'wrangler.toml'),
        rateLimits: 'off',
      })
      console.log(worker.url.href)
      return () => Promise.all([worker.stop(), stopOthers?.()])
    }),
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      await Promise.all(stops.map((stop) => stop()))
      process.exit(0)
    })
  }
}
