import { existsSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { type BuildOptions, build, type ImportKind, type Metafile, type Plugin } from 'esbuild'
import { toThemeCss } from '../../brand/theme-css.ts'
import type { Theme } from '../../brand/theme-schema.ts'
import { brandPlugin, brandStyleSheetsPlugin } from './brand-plugin.ts'
import type { WrittenFonts } from './fonts/font-styles.ts'
import type { LoadedBrand } from './load-brand.ts'
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

/** Style sheets that a brand may bring, by name: for its own pages, and for every page, after all others. */
const sheetsOfBrand = { 'fixed-pages': 'fixed-pages.css', brand: 'styles.css' }

/** Returns the files of style sheets by name. */
export function findSheets(brand: LoadedBrand): Map<string, string> {
  const own = styleSheets.map((name) => [name, fromRoot(`client/styles/${name}.css`)] as const)
  const ofBrand = Object.entries(sheetsOfBrand).map(
    ([name, file]) => [name, join(brand.folder, file)] as const,
  )
  return new Map([...own, ...ofBrand.filter(([, file]) => existsSync(file))])
}

/** What a client is built of. */
export interface ClientToBuild {
  brand: LoadedBrand
  theme: Theme
  fonts: Pick<WrittenFonts, 'css' | 'namesCss'>
  /** The folder of the built files. */
  assetsDir: string
  /** How scripts and style sheets are bundled; `browserOptions` with other names in `npm run dev`. */
  options: BuildOptions & { metafile: true }
}

/** Bundles style sheets, islands, their preloaders, main and the frame's script into a folder. */
export async function buildClient(client: ClientToBuild): Promise<BuiltClient> {
  const styles = await buildStyles(client)
  const scripts = await buildScripts(client, styles)
  return { ...scripts.addresses, styles: styles.addresses }
}

/** Style sheets of a site. */
export interface BuiltStyles {
  metafile: Metafile
  /** The address of each sheet, by its name. */
  addresses: Record<string, string>
}

export async function buildStyles({
  brand,
  theme,
  fonts,
  assetsDir,
  options,
}: ClientToBuild): Promise<BuiltStyles> {
  const sheetFiles = findSheets(brand)
  const { metafile } = await build({
    ...options,
    outdir: assetsDir,
    entryPoints: [...sheetFiles].map(([out, file]) => ({ in: file, out })),
    plugins: [
      brandPlugin(brand),
      brandStyleSheetsPlugin({
        'theme.css': toThemeCss(theme),
        'fonts.css': fonts.css,
        'name-fonts.css': fonts.namesCss,
        'map.css': mapStyleSheet(brand.chosen),
      }),
    ],
    external: ['/build/*'],
    // Leaflet's style sheet refers to PNG files of its package.
    loader: { '.png': 'dataurl' },
  })
  const addresses = [...sheetFiles].map(([name, file]) => [name, addressOf(metafile, relative(root, file))])
  return { metafile, addresses: Object.fromEntries(addresses) }
}

/** Scripts of a site, and what each was built of. */
interface BuiltScripts {
  metafiles: Metafile[]
  addresses: Omit<BuiltClient, 'styles'>
}

export async function buildScripts(
  { brand, assetsDir, options }: ClientToBuild,
  styles: BuiltStyles,
): Promise<BuiltScripts> {
  const browserBuild = { ...options, outdir: assetsDir }
  const islands = await build({
    ...browserBuild,
    entryPoints: [{ in: fromRoot('client/islands/registry.ts'), out: 'islands' }],
    splitting: true,
    chunkNames: 'island-[hash]',
    // The main file of Leaflet is CommonJS, which has no named exports.
    alias: { leaflet: 'leaflet/dist/leaflet-src.esm.js' },
    plugins: [brandPlugin(brand), styleAddresses(styles.metafile)],
  })
  const built = { styles: styles.metafile, islands: islands.metafile }
  const preloaders = await Promise.all(
    islandPreloaders.map((source) => buildPreloader(brand, source, built, browserBuild)),
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
    metafiles: [islands, ...preloaders, main, frame].map(({ metafile }) => metafile),
    addresses: {
      main: addressOf(main.metafile, 'client/main.ts'),
      frame: addressOf(frame.metafile, 'client/partners/frame-height.ts'),
      offline: addressesOf(islands.metafile, 'client/offline/start.ts'),
    },
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
  { styles, islands }: { styles: Metafile; islands: Metafile },
  options: ClientToBuild['options'],
) {
  const importsOf = (file: string, kind: ImportKind) =>
    islands.outputs[file]?.imports.filter((each) => each.kind === kind).map(({ path }) => path) ?? []
  const behind = importsOf(outputOf(islands, source), 'dynamic-import')
  const imported = new Set(behind.flatMap((file) => importsOf(file, 'import-statement')))
  return build({
    ...options,
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
