/**
 * Builds everything that isn't written by hand: fonts, style sheets and the client's code into `public/build`,
 * the demo's pictures beside them, and the Worker into `.wrangler/worker`. Prints what each part weighs. Ends with 1, before anything is built, when
 * `wrangler.toml` sets what the site doesn't know.
 *
 *   node build.ts            all of it; pictures only when their drawings changed
 *   node build.ts --no-demo  without the demo's content and pictures, for a deployment with its own content service
 *   node build.ts --brand ../north  another orchestra's brand (or `BRAND=../north`), and no demo; `--demo` (`DEMO=on`): with it
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { type BuildOptions, build, type ImportKind, type Metafile, type Plugin } from 'esbuild'
import { toGrounds, toThemeCss } from './src/brand/theme-css.ts'
import { chosenBrand } from './src/tools/build/brand-plugin.ts'
import { brandSheets } from './src/tools/build/brand-sheets.ts'
import { buildServiceWorker } from './src/tools/build/build-service-worker.ts'
import { buildWorker } from './src/tools/build/build-worker.ts'
import { checkHomeCity } from './src/tools/build/check-home-city.ts'
import { findConfigProblems } from './src/tools/build/check-wrangler-config.ts'
import { clearBuild } from './src/tools/build/clear-build.ts'
import { wordQuestions } from './src/tools/build/dialect-5/word-questions.ts'
import { digestSources } from './src/tools/build/digest-sources.ts'
import { type WrittenFonts, writeFonts } from './src/tools/build/fonts/write-fonts.ts'
import { brandFolderOf, demoBrandFolder, loadBrand } from './src/tools/build/load-brand.ts'
import { type LoadedLooks, loadLooks } from './src/tools/build/load-looks.ts'
import { reportFile, reportOutputs } from './src/tools/build/report-outputs.ts'
import { buildSharePictureParts } from './src/tools/build/share-pictures/build-parts.ts'
import { styleSheets } from './src/tools/build/style-sheets.ts'
import { writeBrandPictures } from './src/tools/build/write-brand-pictures.ts'
import { writeBuilds } from './src/tools/build/write-builds.ts'
import { writeServedSchema } from './src/tools/build/write-served-schema.ts'

const root = import.meta.dirname
const fromRoot = (...parts: string[]) => join(root, ...parts)
const assetsDir = fromRoot('public/build/assets')
const workerDir = fromRoot('.wrangler/worker')

/** Islands of which the first file is small and starts the rest; like main it begins without a second request. */
const islandPreloaders = ['client/search/search-island.ts'] as const

const browserBuild = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: ['es2022', 'chrome109', 'safari16', 'firefox115'],
  outdir: assetsDir,
  entryNames: '[name]-[hash]',
  metafile: true,
  // Cyrillic and Thai as they are: escaped, they weigh three times as much.
  charset: 'utf8',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions

const loaded = await loadBrand(brandFolderOf(process.argv))
const looked: LoadedLooks = 'brand' in loaded ? await loadLooks(loaded.brand) : { problems: [] }
const { problem, remark } =
  'brand' in loaded ? await checkHomeCity(loaded.brand.chosen, process.env.CONTENT_URL) : {}
if (remark) console.warn(remark)
const problems = [
  ...findConfigProblems(),
  ...loaded.problems,
  ...looked.problems,
  ...(problem ? [problem] : []),
]
if (problems.length > 0 || !('brand' in loaded) || !('looks' in looked)) {
  console.error(problems.join('\n'))
  process.exit(1)
}
const { brand } = loaded
const { looks } = looked
const isDemoBrand = brand.folder === demoBrandFolder
const withDemo = isDemoBrand
  ? !process.argv.includes('--no-demo')
  : process.argv.includes('--demo') || process.env.DEMO === 'on'
await clearBuild(fromRoot('public/build'), fromRoot('.wrangler/pictures'), { withDemo })
await rm(workerDir, { recursive: true, force: true })
await mkdir(assetsDir, { recursive: true })
const fonts = await writeFonts(looks.families, brand.chosen, writeHashed)
const client = await buildClient(fonts)
const buildId = await writeManifest(fonts, client, await writeSharePictureParts())
await writeBuilds(fromRoot('public/builds'), buildId)
await writeServiceWorker(buildId, client)
await writeBrandPictures(brand.folder, looks, fromRoot('public'))
if (withDemo) await drawPictures()
await writeServedSchema()
const questions = await wordQuestions(brand)
if (isDemoBrand) {
  await writeFile(fromRoot('src/strapi/version-5/questions.gen.ts'), questions.texts)
  await writeFile(fromRoot('src/strapi/drafts/places.gen.ts'), questions.draftPlaces)
}
await reportOutputs(await buildWorker(workerDir, { withDemo, brand, questions }))

async function writeHashed(name: string, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = name.replace(/(\.\w+)$/, `-${hash}$1`)
  await writeFile(join(assetsDir, file), bytes)
  reportFile(file, bytes)
  return `/build/assets/${file}`
}

interface Client {
  main: string
  /** Of what other sites show in a frame. */
  frame: string
  /** What `client/offline` says to visitors, with all that it imports. */
  offline: string[]
  styles: Record<string, string>
}

/** Style sheets by name; `brand` is of the pages that the brand brings along, where it has such. */
function findSheets(): Map<string, string> {
  const own = styleSheets.map((name) => [name, fromRoot(`client/styles/${name}.css`)] as const)
  const ofBrand = join(brand.folder, 'styles.css')
  return new Map(existsSync(ofBrand) ? [...own, ['brand', ofBrand]] : own)
}

async function buildClient({ css }: WrittenFonts): Promise<Client> {
  const sheetFiles = findSheets()
  const styles = await build({
    ...browserBuild,
    entryPoints: [...sheetFiles].map(([out, file]) => ({ in: file, out })),
    plugins: [chosenBrand(brand), brandSheets({ 'theme.css': toThemeCss(looks.theme), 'fonts.css': css })],
    external: ['/build/*'],
  })
  const islands = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/islands/registry.ts'), out: 'islands' }],
    splitting: true,
    chunkNames: 'island-[hash]',
    plugins: [chosenBrand(brand), styleAddresses(styles.metafile)],
  })
  const preloaders = await Promise.all(
    islandPreloaders.map((source) => buildPreloader(source, styles.metafile, islands.metafile)),
  )
  const main = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/main.ts'), out: 'main' }],
    plugins: [
      chosenBrand(brand),
      builtIslands(islands.metafile, ...preloaders.map(({ metafile }) => metafile)),
    ],
  })
  const frame = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/partners/frame-height.ts'), out: 'frame' }],
    plugins: [chosenBrand(brand)],
  })
  for (const { metafile } of [styles, islands, ...preloaders, main, frame]) await reportOutputs(metafile)
  return {
    main: addressOf(main.metafile, 'client/main.ts'),
    frame: addressOf(frame.metafile, 'client/partners/frame-height.ts'),
    offline: addressesOf(islands.metafile, 'client/offline/start.ts'),
    styles: Object.fromEntries(
      [...sheetFiles].map(([name, file]) => [name, addressOf(styles.metafile, relative(root, file))]),
    ),
  }
}

/**
 * A preloader asks for what the code behind it imports (React) together with that code. Else the browser would learn of
 * it only once that code has come: one round trip more between a click and the island.
 */
async function buildPreloader(source: string, styles: Metafile, islands: Metafile) {
  const importsOf = (file: string, kind: ImportKind) =>
    islands.outputs[file]?.imports.filter((each) => each.kind === kind).map(({ path }) => path) ?? []
  const behind = importsOf(outputOf(islands, source), 'dynamic-import')
  const imported = new Set(behind.flatMap((file) => importsOf(file, 'import-statement')))
  return build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot(source), out: `preloader-${basename(source, '-island.ts')}` }],
    banner: { js: [...imported].map((file) => `import("./${basename(file)}").catch(()=>{});`).join('') },
    plugins: [chosenBrand(brand), styleAddresses(styles), builtIslands(islands)],
  })
}

function outputOf({ outputs }: Metafile, source: string): string {
  const found = Object.entries(outputs).find(
    ([, { entryPoint = '' }]) => resolve(entryPoint) === fromRoot(source),
  )
  if (!found) throw new Error(`the build gave no output for ${source}`)
  return found[0]
}

/** Where the browser finds what was built from a file. */
function addressOf(built: Metafile, source: string): string {
  return `/build/assets/${basename(outputOf(built, source))}`
}

/** The same, with all that it brings along. */
function addressesOf(built: Metafile, source: string): string[] {
  const files = new Set([outputOf(built, source)])
  for (const file of files) {
    for (const { kind, path } of built.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') files.add(path)
    }
  }
  return [...files].map((file) => `/build/assets/${basename(file)}`)
}

/** Gives an island that imports a style sheet its hashed address, so that it is fetched with the island only. */
function styleAddresses(styles: Metafile): Plugin {
  return {
    name: 'style-addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) => ({
        contents: `export const address = ${JSON.stringify(addressOf(styles, relative(root, path)))}`,
        loader: 'js',
      }))
    },
  }
}

/**
 * Points dynamic imports, of main and of preloaders, at the islands that are built already; of one file built twice, at
 * the later. Built together, they would share code, and main would begin with a second request for it; so it has
 * its own copy of what it needs.
 */
function builtIslands(...built: Metafile[]): Plugin {
  const files = new Map(
    built
      .flatMap(({ outputs }) => Object.entries(outputs))
      .map(([file, { entryPoint = '' }]) => [resolve(entryPoint), `./${basename(file)}`]),
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

/** @returns the build's id: stored pages and open ones tell by it whether they are of this build. */
async function writeManifest(
  { first }: WrittenFonts,
  { main, frame, styles }: Client,
  sharePictures: string,
): Promise<string> {
  const files = {
    main,
    frame,
    styles,
    fonts: first,
    sharePictures,
    screenshots: looks.screenshots,
    schemes: toGrounds(looks.theme),
  }
  const sources = await digestSources([fromRoot('src'), fromRoot('client'), brand.folder])
  const text = JSON.stringify({ ...files, sources })
  const buildId = createHash('sha256').update(text).digest('hex').slice(0, 12)
  await writeFile(
    fromRoot('public/build/manifest.json'),
    `${JSON.stringify({ buildId, ...files }, null, 2)}\n`,
  )
  return buildId
}

async function writeServiceWorker(buildId: string, { main, styles, offline }: Client): Promise<void> {
  const shell = [main, styles.site, styles.offline, ...offline].filter((url) => url !== undefined)
  const rest = (await readdir(assetsDir))
    .map((name) => `/build/assets/${name}`)
    .filter((url) => /\.(js|css)$/.test(url) && !shell.includes(url))
  await reportOutputs(
    await buildServiceWorker(
      { buildId, shell, rest },
      { ...browserBuild, plugins: [chosenBrand(brand)] },
      fromRoot('public/build'),
    ),
  )
}

/**
 * What the Worker draws share pictures with. It is bundled as a part of its own, read when the first one is drawn.
 *
 * @returns a digest, by which a picture's address tells of how the brand draws it
 */
async function writeSharePictureParts(): Promise<string> {
  const parts = JSON.stringify(await buildSharePictureParts({ ...looks, languages: brand.chosen.languages }))
  await writeFile(fromRoot('public/build/share-picture-parts.json'), `${parts}\n`)
  return createHash('sha256').update(parts).digest('hex').slice(0, 8)
}

async function drawPictures(): Promise<void> {
  const { makeSnapshot } = await import('./src/demo/snapshot.ts')
  const { renderDemoPictures } = await import('./src/demo/pictures/render.ts')
  await renderDemoPictures(makeSnapshot(new Date().toISOString().slice(0, 10)), fromRoot('public/build'))
}
