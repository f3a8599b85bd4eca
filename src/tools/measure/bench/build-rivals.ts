import { join } from 'node:path'
import { build } from 'esbuild'
import { brandPlugin } from '../../build/brand-plugin.ts'
import { loadDemoBrand } from '../../build/load-brand.ts'
import type { BareWorker } from '../laboratory/workerd.ts'

const root = join(import.meta.dirname, '../../../..')

/** Bundles one of the Workers that the site is compared with, with the site's own options. */
export async function buildRival(name: 'floor.ts' | 'bare-react.tsx'): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'rivals', name)],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    target: 'es2024',
    jsx: 'automatic',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [brandPlugin(await loadDemoBrand())],
    alias: {
      'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
    },
  })
  return { 'index.js': outputFiles[0]?.text ?? '' }
}

/** Headers that workerd adds by itself. */
const ownHeaders = ['transfer-encoding', 'content-length', 'content-encoding', 'date', 'connection']

/**
 * The floor: the least that a Worker can do. It answers every request as the site answers this page, with the same
 * bytes, which it has as a `Uint8Array`, and the same headers.
 */
export async function buildFloor(page: URL): Promise<BareWorker> {
  const answer = await fetch(page, { headers: { 'accept-encoding': 'identity' } })
  const headers = [...answer.headers].filter(([name]) => !ownHeaders.includes(name))
  return {
    modules: await buildRival('floor.ts'),
    variables: { PAGE: await answer.text(), HEADERS: JSON.stringify(Object.fromEntries(headers)) },
  }
}
