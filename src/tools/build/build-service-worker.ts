import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

const sources = join(import.meta.dirname, '../../../client/service-worker')

/** What the service worker is told of the build that it belongs to; see `client/service-worker/injected.d.ts`. */
export interface BuiltFiles {
  buildId: string
  /** Addresses of what every page needs. */
  shell: string[]
  /** Addresses of all other code and style sheets. */
  rest: string[]
}

/**
 * Bundles the service worker and its kill switch. The list of files goes in as Workbox's injectManifest would write
 * it: workbox-build itself brings Babel and Rollup, 323 packages of 50 MB, for this one array.
 */
export async function buildServiceWorker(
  { buildId, shell, rest }: BuiltFiles,
  options: BuildOptions,
  outdir: string,
): Promise<void> {
  await build({
    ...options,
    // A worker is a classic script: Firefox knows no module workers here.
    format: 'iife',
    entryPoints: ['service-worker', 'kill-switch'].map((name) => ({
      in: join(sources, `${name}.ts`),
      out: name,
    })),
    outdir,
    entryNames: '[name]',
    define: {
      ...options.define,
      BUILD_ID: JSON.stringify(buildId),
      // Names carry their content's hash, so none needs a revision.
      SHELL: JSON.stringify(shell.map((url) => ({ url, revision: null }))),
      REST_OF_BUILD: JSON.stringify(rest),
    },
  })
}
