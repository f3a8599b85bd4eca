import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'

const sources = join(import.meta.dirname, '../../../client/service-worker')

/** Facts of a build that its service worker holds; see `client/service-worker/injected.d.ts`. */
export interface ServiceWorkerFiles {
  buildId: string
  /** Addresses of files that every page needs. */
  shell: string[]
  /** Addresses of all other scripts and style sheets. */
  rest: string[]
}

/**
 * Bundles the service worker and its kill switch. The list of files is inserted by esbuild's `define`, as Workbox's
 * injectManifest would do it: workbox-build brings Babel and Rollup, 323 packages of 50 MB, for this one array.
 */
export async function buildServiceWorker(
  { buildId, shell, rest }: ServiceWorkerFiles,
  options: BuildOptions,
  outdir: string,
): Promise<void> {
  await build({
    ...options,
    // Firefox does not support service workers that are modules.
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
      // File names contain a hash of the content, so no revision is needed.
      SHELL: JSON.stringify(shell.map((url) => ({ url, revision: null }))),
      REST_OF_BUILD: JSON.stringify(rest),
    },
  })
}
