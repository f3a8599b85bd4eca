import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { type BuildOptions, build, type ImportKind, type Metafile, type Plugin } from 'esbuild'
import { toThemeCss } from '../../brand/theme-css.ts'
import { brandPlugin, brandStyleSheetsPlugin } from './brand-plugin.ts'
import type { LoadedBrand } from './load-brand.ts'
import type { BrandDesign } from './load-design.ts'
import { mapStyleSheet } from './provider-modules.ts'
import { styleSheets } from './style-sheets.ts'

const root = join(import.meta.dirname, '../../..')
const fromRoot = (...parts: string[]) => join(root, ...parts)

/**
 * Islands with a small entry that loads the rest later. Like main, the entry is bundled alone, so that it starts without
 * a second request.
 */
const islandPreloaders = ['client/search/search-island.ts'] as const

export const browserOptions = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: ['es2022', 'chrome109', 'safari16', 'firefox115'],
  entryNames: '[name]-[hash]',
  metafile: true,
  // Escaped, Cyrillic and Thai would weigh three times as much.
  charset: 'utf8',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions

/** Addresses of what was built for browsers. */
export interface BuiltClient {
  main: string
  /** The script of pages that other sites show in a frame. */
  frame: string
  /** The script that tells visitors that they are offline, with all that it imports. */
  offline: string[]
  styles: Record<string, string>
}

/** Returns the files of style sheets by name; `brand` is the sheet of the brand's own pages, if it has one. */
function findSheets(brand: LoadedBrand): Map<string, string> {
  const own = styleSheets.map((name) => [name, fromRoot(`client/styles/${name}.css`)] as const)
  const ofBrand = join(brand.folder, 'styles.css')
  return new Map(existsSync(ofBrand) ? [...own, ['brand', ofBrand]] : own)
}

/**
 * Bundles style sheets, islands, their preloaders, main and the frame's script into a folder.
 *
 * @param fontsCss `brand:fonts.css`
 */
export async function buildClient(
  brand: LoadedBrand,
  { theme }: BrandDesign,
  fontsCss: string,
  assetsDir: string,
): Promise<BuiltClient> {
  const browserBuild = { ...browserOptions, outdir: assetsDir }
  const sheetFiles = findSheets(brand)
  const styles = await build({
    ...browserBuild,
    entryPoints: [...sheetFiles].map(([out, file]) => ({ in: file, out })),
    plugins: [
      brandPlugin(brand),
      brandStyleSheetsPlugin({
        'theme.css': toThemeCss(theme),
        'fonts.css': fontsCss,
        'map.css': mapStyleSheet(brand.chosen),
      }),
    ],
    external: ['/build/*'],
    // Leaflet's style sheet refers to PNG files of its package.
    loader: { '.png': 'dataurl' },
  })
  const islands = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/islands/registry.ts'), out: 'islands' }],
    splitting: true,
    chunkNames: 'island-[hash]',
    // The main file of Leaflet is CommonJS, which has no named exports.
    alias: { leaflet: 'leaflet/dist/leaflet-src.esm.js' },
    plugins: [brandPlugin(brand), styleAddresses(styles.metafile)],
  })
  const preloaders = await Promise.all(
    islandPreloaders.map((source) =>
      buildPreloader(brand, source, { styles: styles.metafile, islands: islands.metafile, assetsDir }),
    ),
  )
  const main = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/main.ts'), out: 'main' }],
    plugins: [
      brandPlugin(brand),
      styleAddresses(styles.metafile),
      builtIslands(islands.metafile, ...preloaders.map(({ metafile }) => metafile)),
    ],
  })
  const frame = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/partners/frame-height.ts'), out: 'frame' }],
    plugins: [brandPlugin(brand)],
  })
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
 * Bundles the entry of an island that loads its code on demand. The entry requests the shared modules of that code
 * (React) together with the code; otherwise the browser would discover them only after the code has arrived, one round
 * trip later.
 */
async function buildPreloader(
  brand: LoadedBrand,
  source: string,
  { styles, islands, assetsDir }: { styles: Metafile; islands: Metafile; assetsDir: string },
) {
  const importsOf = (file: string, kind: ImportKind) =>
    islands.outputs[file]?.imports.filter((each) => each.kind === kind).map(({ path }) => path) ?? []
  const behind = importsOf(outputOf(islands, source), 'dynamic-import')
  const imported = new Set(behind.flatMap((file) => importsOf(file, 'import-statement')))
  return build({
    ...browserOptions,
    outdir: assetsDir,
    entryPoints: [{ in: fromRoot(source), out: `preloader-${basename(source, '-island.ts')}` }],
    banner: { js: [...imported].map((file) => `import("./${basename(file)}").catch(()=>{});`).join('') },
    plugins: [brandPlugin(brand), styleAddresses(styles), builtIslands(islands)],
  })
}

function outputOf({ outputs }: Metafile, source: string): string {
  const found = Object.entries(outputs).find(
    ([, { entryPoint = '' }]) => resolve(entryPoint) === fromRoot(source),
  )
  if (!found) throw new Error(`the build gave no output for ${source}`)
  return found[0]
}

/** Returns the address of the file that was built from `source`. */
function addressOf(built: Metafile, source: string): string {
  return `/build/assets/${basename(outputOf(built, source))}`
}

/** Returns the addresses of the file that was built from `source` and of everything that it imports statically. */
function addressesOf(built: Metafile, source: string): string[] {
  const files = new Set([outputOf(built, source)])
  for (const file of files) {
    for (const { kind, path } of built.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') files.add(path)
    }
  }
  return [...files].map((file) => `/build/assets/${basename(file)}`)
}

/**
 * esbuild plugin: an import of a style sheet gives its hashed address, so that the sheet is fetched together with the
 * island only.
 */
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
 * esbuild plugin that resolves dynamic imports of main and of preloaders to the islands that are built already; of a
 * file built twice, to the later one. Built together they would share modules, and main would begin with a second
 * request; built alone, main has its own copies.
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
