import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { brandPlugin } from './brand-plugin.ts'
import type { LoadedBrand } from './load-brand.ts'
import type { GeneratedQueries } from './strapi-5/generate-queries.ts'

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)

/** Leaves out React's legacy renderer (105 KB), which `react-dom/server` brings along. */
export const workerAliases = {
  'react-dom/server': fromRoot('node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
  'react-dom/server.edge': fromRoot('node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
}

/** Replaces graphql-js only where graphql-request imports it: the partners' proxy and the demo do parse queries. */
export const withoutGraphqlParser: Plugin = {
  name: 'without-graphql-parser',
  setup({ onResolve }) {
    onResolve({ filter: /^graphql$/ }, ({ importer }) =>
      importer.includes('graphql-request')
        ? { path: fromRoot('src/tools/build/stand-ins/no-graphql.ts') }
        : undefined,
    )
  },
}

/** Leaves the demo out of a Worker that has a content service of its own. */
const withoutDemo: Plugin = {
  name: 'without-demo',
  setup({ onResolve }) {
    onResolve({ filter: /\/(strapi-emulator\/executor|demo\/parts)\.ts$/ }, () => ({
      path: fromRoot('src/tools/build/stand-ins/no-demo.ts'),
    }))
  },
}

/** Replaces the generated modules, which hold the queries of the demo's languages, by those of the brand. */
const brandQueries = ({ texts, draftPlaces }: GeneratedQueries): Plugin => ({
  name: 'brand-queries',
  setup({ onLoad }) {
    onLoad({ filter: /version-5[\\/]queries\.gen\.ts$/ }, () => ({ contents: texts, loader: 'ts' }))
    onLoad({ filter: /drafts[\\/]places\.gen\.ts$/ }, () => ({ contents: draftPlaces, loader: 'ts' }))
  },
})

export interface WorkerToBuild {
  withDemo: boolean
  brand: LoadedBrand
  queries: GeneratedQueries
  /** The folder that is served, whose built files the Worker knows. */
  publicDir: string
}

/** Resolves imports of files that the build has written into the folder that is served, which may be a brand's own. */
const builtFiles = (publicDir: string): Plugin => ({
  name: 'built-files',
  setup({ onResolve }) {
    onResolve({ filter: /\/public\/build\/[\w-]+\.json$/ }, ({ path }) => ({
      path: join(publicDir, 'build', basename(path)),
    }))
  },
})

/** How the Worker's modules are compiled, in a build and in `npm run dev`. */
export const workerCompilation = {
  target: 'es2024',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Escaped, Cyrillic and Thai would double the size of the demo's content.
  charset: 'utf8',
} as const satisfies BuildOptions

/** Names of the platform's and the packages' variants for Workers, in `exports` of a `package.json`. */
export const workerConditions = ['workerd', 'worker', 'browser']

/** The plugins that put a brand, its queries and the files built for it into the Worker's own modules. */
export const toWorkerPlugins = ({ withDemo, brand, queries, publicDir }: WorkerToBuild): Plugin[] => [
  brandQueries(queries),
  brandPlugin(brand),
  builtFiles(publicDir),
  ...(withDemo ? [] : [withoutDemo]),
]

/**
 * Bundles the Worker into `outdir`, split into modules: those that are imported dynamically are evaluated on first use
 * only.
 */
export async function buildWorker(outdir: string, worker: WorkerToBuild): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [{ in: fromRoot('src/worker/worker.ts'), out: 'index' }],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    ...workerCompilation,
    outdir,
    write: false,
    chunkNames: 'part-[name]-[hash]',
    sourcemap: false,
    conditions: workerConditions,
    alias: workerAliases,
    plugins: [...toWorkerPlugins(worker), withoutGraphqlParser],
    // Both are part of workerd. Only Open Graph images import `node:zlib` (there since compatibility date 2026-08-04),
    // and only Durable Objects `cloudflare:workers`.
    external: ['node:zlib', 'cloudflare:workers'],
  })
  const names = shortenModuleNames(outputFiles.map(({ path }) => basename(path)))
  await mkdir(outdir, { recursive: true })
  await Promise.all(
    outputFiles.map(({ path, text }) => {
      const name = basename(path)
      return writeFile(join(outdir, names.get(name) ?? name), replaceModuleNames(text, names))
    }),
  )
}

/** esbuild's name of a module of the Worker (`chunkNames`): its source's name, and a hash. */
const partPattern = /part-[\w.-]+?-[A-Z0-9]{8}\.js/g
/** esbuild's name for code that several modules share. */
const sharedName = 'chunk'

/**
 * Gives the modules of a Worker short names, by esbuild's names. A name stands wherever the module is imported, and
 * hashes don't compress: in the modules that are loaded at the start alone they took two kilobytes. Unlike browsers,
 * workerd keeps no file by its name, so a name may mean another module in the next build.
 */
export function shortenModuleNames(built: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  const names = built
    .filter((name) => name.match(partPattern)?.[0] === name)
    .toSorted()
    .map((name) => [name, nameOf(name, taken)] as const)
  return new Map(names)
}

function nameOf(built: string, taken: Set<string>): string {
  const name = built.slice('part-'.length, -'-01234567.js'.length)
  const isShared = name === sharedName
  for (let place = 1; ; place++) {
    const short = isShared ? `${place}.js` : `part-${name}${place === 1 ? '' : `-${place}`}.js`
    if (taken.has(short)) continue
    taken.add(short)
    return short
  }
}

export const replaceModuleNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(partPattern, (name) => names.get(name) ?? name)
