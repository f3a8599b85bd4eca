import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import {
  type BuiltStyles,
  browserOptions,
  buildScripts,
  buildStyles,
  type ClientToBuild,
  findSheets,
} from '../build/build-client.ts'
import { writeBuildFiles } from '../build/build-outputs.ts'
import { toWorkerPlugins } from '../build/build-worker.ts'
import { type SitePlan, toPlannedFiles } from '../build/site-plan.ts'
import { drivePlugins, type PluginDriver } from './plugin-driver.ts'

/**
 * The parts of a site as `npm run dev` builds them. This module, and what it imports, is imported anew after a change of
 * a file that it was made of (`fresh-imports.ts`).
 */

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)

/** Puts a log with stacks in the place of the Worker's own: a stack says where an error comes from. */
const withStacks: Plugin = {
  name: 'log-with-stacks',
  setup({ onResolve }) {
    const own = fromRoot('src/tools/build/stand-ins/log-with-stacks.ts')
    onResolve({ filter: /(?:^|\/)log\.ts$/ }, ({ importer }) =>
      importer === own ? undefined : { path: own },
    )
  },
}

/** Returns what reads the Worker's modules with a plan. */
export const driveSite = (
  { brand, queries }: SitePlan,
  { withDemo, publicDir }: { withDemo: boolean; publicDir: string },
): Promise<PluginDriver> =>
  drivePlugins([withStacks, ...toWorkerPlugins({ withDemo, brand, queries, publicDir })])

/** Names don't change with their content, so that the Worker needs no new manifest. */
const toClient = ({ brand, theme, fonts }: SitePlan, publicDir: string): ClientToBuild => ({
  brand,
  theme,
  fonts: fonts.value,
  assetsDir: join(publicDir, 'build/assets'),
  options: {
    ...browserOptions,
    minify: false,
    entryNames: '[name]',
    sourcemap: 'linked',
    logLevel: 'silent',
  },
})

export const bundleStyles = (site: SitePlan, publicDir: string) => buildStyles(toClient(site, publicDir))

export const bundleScripts = (site: SitePlan, publicDir: string, styles: BuiltStyles) =>
  buildScripts(toClient(site, publicDir), styles)

/** Writes what the Worker knows of the browser's files, which may not be bundled yet. */
export async function writeManifest(site: SitePlan, publicDir: string): Promise<string> {
  const file = join(publicDir, 'build/manifest.json')
  const addressOf = (name: string) => `/build/assets/${name}`
  const styles = [...findSheets(site.brand).keys()].map((name) => [name, addressOf(`${name}.css`)])
  const files = {
    main: addressOf('main.js'),
    frame: addressOf('frame.js'),
    styles: Object.fromEntries(styles),
  }
  await writeFile(file, JSON.stringify({ ...files, ...toPlannedFiles(site) }))
  return file
}

/** Writes the id of a build, by which stored and open pages of other builds are recognised. */
export async function writeBuildId(id: string, publicDir: string): Promise<string> {
  const file = join(publicDir, 'build/build-id.json')
  await writeFile(file, JSON.stringify({ buildId: id }))
  await writeBuildFiles(join(publicDir, 'builds'), id)
  return file
}

/** Returns the style sheets of a folder by address, with their texts. */
export async function readSheets(
  { addresses }: BuiltStyles,
  publicDir: string,
): Promise<Map<string, string>> {
  const read = Object.values(addresses).map(
    async (address) => [address, await readFile(join(publicDir, address), 'utf8')] as const,
  )
  return new Map(await Promise.all(read))
}
