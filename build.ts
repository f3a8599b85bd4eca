/**
 * Builds everything that isn't written by hand: fonts, style sheets and the client's code into `public/build`,
 * the demo's pictures beside them, and the Worker into `.wrangler/worker`. Prints what each part weighs.
 *
 *   node build.ts            all of it; pictures only when their drawings changed
 *   node build.ts --no-demo  without pictures, for a deployment with its own content service
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { buildFonts, type FontName } from './client/fonts/build-fonts.ts'
import { toServedModule } from './src/embedded/graphql/read-only-sdl.ts'
import { renderIcons } from './src/embedded/pictures/icons.ts'

const root = import.meta.dirname
const fromRoot = (...parts: string[]) => join(root, ...parts)
const assetsDir = fromRoot('public/build/assets')
const workerDir = fromRoot('.wrangler/worker')

/** Style sheets that a page names in its head; `site` is every page's. */
const styleSheets = ['site', 'concert', 'content', 'places', 'reading', 'poster'] as const

/** React's streaming renderer without the legacy one beside it (105 KB); a CSS parser that nothing calls. */
const workerAliases = {
  'react-dom/server': fromRoot('node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
  'react-dom/server.edge': fromRoot('node_modules/react-dom/cjs/react-dom-server.edge.production.js'),
  postcss: fromRoot('src/content/no-postcss.ts'),
}

const browserBuild = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: ['es2022', 'chrome109', 'safari16', 'firefox115'],
  outdir: assetsDir,
  entryNames: '[name]-[hash]',
  metafile: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions

const withDemo = !process.argv.includes('--no-demo')
await rm(assetsDir, { recursive: true, force: true })
await rm(workerDir, { recursive: true, force: true })
await mkdir(assetsDir, { recursive: true })
const fonts = await writeFonts()
const client = await buildClient(fonts)
await writeManifest(fonts, client)
await renderIcons(fromRoot('public/build/icons'))
if (withDemo) await drawPictures()
await writeServedSchema()
await buildWorker()

async function writeFonts(): Promise<Record<FontName, string>> {
  const fonts = await buildFonts(fromRoot('node_modules/@expo-google-fonts'))
  return {
    display: await writeHashed('display.woff2', fonts.display),
    text: await writeHashed('text.woff2', fonts.text),
    thai: await writeHashed('thai.woff2', fonts.thai),
    thaiDisplay: await writeHashed('thai-display.woff2', fonts.thaiDisplay),
  }
}

async function writeHashed(name: string, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = name.replace(/(\.\w+)$/, `-${hash}$1`)
  await writeFile(join(assetsDir, file), bytes)
  report(file, bytes)
  return `/build/assets/${file}`
}

interface Client {
  main: string
  styles: Record<string, string>
}

async function buildClient(fonts: Record<FontName, string>): Promise<Client> {
  const islands = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/islands/registry.ts'), out: 'islands' }],
    splitting: true,
    chunkNames: 'island-[hash]',
  })
  const { metafile } = await build({
    ...browserBuild,
    entryPoints: [
      { in: fromRoot('client/main.ts'), out: 'main' },
      ...styleSheets.map((name) => ({ in: fromRoot(`client/styles/${name}.css`), out: name })),
    ],
    plugins: [fontAddresses(fonts), builtIslands(islands.metafile)],
    external: ['/build/*', '/images/*'],
  })
  await reportOutputs(islands.metafile)
  await reportOutputs(metafile)
  const outputOf = (source: string) => {
    const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint?.endsWith(source))
    if (!found) throw new Error(`the build gave no output for ${source}`)
    return `/build/assets/${basename(found[0])}`
  }
  return {
    main: outputOf('client/main.ts'),
    styles: Object.fromEntries(styleSheets.map((name) => [name, outputOf(`client/styles/${name}.css`)])),
  }
}

/**
 * Points main's dynamic imports at the islands that are built already. Built together, they would share code,
 * and main would begin with a second request for it; so it has its own copy of what it needs.
 */
function builtIslands({ outputs }: Metafile): Plugin {
  const files = new Map(
    Object.entries(outputs).map(([file, { entryPoint = '' }]) => [
      resolve(entryPoint),
      `./${basename(file)}`,
    ]),
  )
  return {
    name: 'built-islands',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        const file = kind === 'dynamic-import' ? files.get(join(resolveDir, path)) : undefined
        return file ? { path: file, external: true } : undefined
      })
    },
  }
}

/** Puts the fonts' hashed addresses where a style sheet says `url('font:display')`. */
function fontAddresses(fonts: Record<FontName, string>): Plugin {
  return {
    name: 'font-addresses',
    setup({ onResolve }) {
      onResolve({ filter: /^font:/ }, ({ path }) => ({
        path: new Map(Object.entries(fonts)).get(path.slice('font:'.length)) ?? path,
        external: true,
      }))
    },
  }
}

async function writeManifest(fonts: Record<FontName, string>, { main, styles }: Client): Promise<void> {
  const files = { main, styles, fonts }
  const buildId = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
  await writeFile(
    fromRoot('public/build/manifest.json'),
    `${JSON.stringify({ buildId, ...files }, null, 2)}\n`,
  )
}

async function drawPictures(): Promise<void> {
  const { makeSnapshot } = await import('./src/embedded/snapshot.ts')
  const { renderDemoPictures } = await import('./src/embedded/pictures/render.ts')
  await renderDemoPictures(makeSnapshot(new Date().toISOString().slice(0, 10)), fromRoot('public/build'))
}

/** Split into parts, so that the demo's content service is evaluated only where it is used. */
async function writeServedSchema(): Promise<void> {
  const sdl = await readFile(fromRoot('src/embedded/schema.graphql'), 'utf8')
  await writeFile(fromRoot('src/embedded/graphql/served-sdl.gen.ts'), toServedModule(sdl))
}

async function buildWorker(): Promise<void> {
  const { metafile } = await build({
    entryPoints: [{ in: fromRoot('src/index.ts'), out: 'index' }],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    keepNames: true,
    target: 'es2024',
    outdir: workerDir,
    chunkNames: 'part-[name]-[hash]',
    metafile: true,
    sourcemap: false,
    jsx: 'automatic',
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: workerAliases,
    // Escaped Cyrillic and Thai would double what the demo's content weighs.
    charset: 'utf8',
  })
  await reportOutputs(metafile)
}

function report(name: string, bytes: Uint8Array): void {
  const gzip = gzipSync(bytes).length
  const brotli = brotliCompressSync(bytes).length
  console.log(
    `${name.padEnd(44)} ${String(bytes.length).padStart(9)} ${String(gzip).padStart(8)} gz ${String(brotli).padStart(8)} br`,
  )
}

async function reportOutputs(metafile: Metafile): Promise<void> {
  for (const file of Object.keys(metafile.outputs)) {
    const path = join(process.cwd(), file)
    if ((await stat(path)).isFile()) report(basename(file), await readFile(path))
  }
}
