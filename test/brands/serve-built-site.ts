import { join } from 'node:path'
import { type ServeOptions, serveWorker } from '../../src/tools/operate/serve-worker.ts'

/**
 * Serves a site until this process is stopped, and prints its address.
 *
 * @param folder the folder that `buildBrand` has built the site in
 * @param stopOthers stops what the site needs besides itself
 */
export async function serveBuiltSite(
  folder: string,
  options: Pick<ServeOptions, 'port' | 'location' | 'variables'>,
  stopOthers: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const worker = await serveWorker({
    ...options,
    configPath: join(folder, 'wrangler.toml'),
    rateLimits: 'off',
  })
  console.log(worker.url.href)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      await Promise.all([worker.stop(), stopOthers()])
      process.exit(0)
    })
  }
}
