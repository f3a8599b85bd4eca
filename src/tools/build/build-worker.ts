import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { chosenBrand } from './brand-plugin.ts'
import type { WordedQuestions } from './dialect-5/word-questions.ts'
import type { LoadedBrand } from './load-brand.ts'

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)

/** React's streaming renderer without the legacy one beside it (105 KB). */
const workerAliases = {
  'react-dom/server': fromRoot('node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
  'react-dom/server.edge': fromRoot('node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
}

/** graphql-request's own import of graphql-js only: the content proxy and the demo do parse queries. */
const withoutGraphqlParser: Plugin = {
  name: 'without-graphql-parser',
  setup({ onResolve }) {
    onResolve({ filter: /^graphql$/ }, ({ importer }) =>
      importer.includes('graphql-request')
        ? { path: fromRoot('src/tools/build/stand-ins/no-graphql.ts') }
        : undefined,
    )
  },
}

/** For a deployment with its own content service. */
const withoutDemo: Plugin = {
  name: 'without-demo',
  setup({ onResolve }) {
    onResolve({ filter: /strapi-emulator\/executor\.ts$/ }, () => ({
      path: fromRoot('src/tools/build/stand-ins/no-demo.ts'),
    }))
  },
}

/** A brand's languages stand in its questions: the file in the repository holds the demo's. */
const brandQuestions = ({ texts, draftPlaces }: WordedQuestions): Plugin => ({
  name: 'brand-questions',
  setup({ onLoad }) {
    onLoad({ filter: /version-5[\\/]questions\.gen\.ts$/ }, () => ({ contents: texts, loader: 'ts' }))
    onLoad({ filter: /drafts[\\/]places\.gen\.ts$/ }, () => ({ contents: draftPlaces, loader: 'ts' }))
  },
})

/** Bundles the Worker, split into parts: what is loaded later is evaluated only where it is used. */
export async function buildWorker(
  outdir: string,
  { withDemo, brand, questions }: { withDemo: boolean; brand: LoadedBrand; questions: WordedQuestions },
): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [{ in: fromRoot('src/worker.ts'), out: 'index' }],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2024',
    outdir,
    write: false,
    chunkNames: 'part-[name]-[hash]',
    sourcemap: false,
    jsx: 'automatic',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: workerAliases,
    plugins: [
      brandQuestions(questions),
      chosenBrand(brand),
      withoutGraphqlParser,
      ...(withDemo ? [] : [withoutDemo]),
    ],
    // workerd has both. The first (compatibility dates since 2026-08-04) only share pictures import, the other
    // one Durable Objects, whose classes the entry exports.
    external: ['node:zlib', 'cloudflare:workers'],
    // Escaped Cyrillic and Thai would double what the demo's content weighs.
    charset: 'utf8',
  })
  const names = nameParts(outputFiles.map(({ path }) => basename(path)))
  await mkdir(outdir, { recursive: true })
  await Promise.all(
    outputFiles.map(({ path, text }) => {
      const name = basename(path)
      return writeFile(join(outdir, names.get(name) ?? name), renameParts(text, names))
    }),
  )
}

/** As esbuild is told to call a part: what it comes from, and a digest. */
const partPattern = /part-[\w.-]+?-[A-Z0-9]{8}\.js/g
/** What several parts share has no name of its own. */
const sharedName = 'chunk'

/**
 * Short names for the parts of a Worker, by those that esbuild gave them. A part is imported wherever it is needed, and
 * no compression makes a digest smaller: at the Worker's start alone they were two kilobytes. Nothing keeps these files
 * by their names, as browsers do, so that the same name may mean another text after the next build.
 */
export function nameParts(built: readonly string[]): Map<string, string> {
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

export const renameParts = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(partPattern, (name) => names.get(name) ?? name)
