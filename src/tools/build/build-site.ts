import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoBrandFolder } from '../chosen-brand.ts'
import { brandPlugin } from './brand-plugin.ts'
import { type BuiltClient, browserOptions, buildClient } from './build-client.ts'
import type { BuildFolders } from './build-folders.ts'
import { clearBuild, copyStaticFiles, writeBuildFiles } from './build-outputs.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { buildWorker } from './build-worker.ts'
import { generateModules, writeModules } from './generate.ts'
import type { LoadedBrand } from './load-brand.ts'
import { checkSite, planSite } from './make-site-plan.ts'
import { writePlaces } from './places.ts'
import { type SitePlan, toPlannedFiles, writeSitePlan } from './site-plan.ts'

/**
 * Builds everything that isn't written by hand.
 *
 * @returns one line for each wrong value of the brand or of `wrangler.toml`; nothing is built then
 */
export async function buildSite({
  brandFolder,
  configPath,
  folders,
  withDemo,
  sources,
}: SiteToBuild): Promise<string[]> {
  const checked = await checkSite(brandFolder, configPath)
  if (!('site' in checked)) return checked.problems
  const { publicDir, workerDir, planFile } = folders
  const buildDir = join(publicDir, 'build')
  const assetsDir = join(buildDir, 'assets')
  await clearBuild(folders)
  await mkdir(assetsDir, { recursive: true })
  await copyStaticFiles(publicDir)
  const plan = await planSite(checked.site, publicDir)
  const { brand, theme, queries } = plan
  const client = await buildClient({
    brand,
    theme,
    fonts: plan.fonts.value,
    assetsDir,
    options: browserOptions,
  })
  const buildId = await writeManifest(plan, { client, sources, buildDir })
  await writeBuildFiles(join(publicDir, 'builds'), buildId)
  await writeServiceWorker(brand, buildId, client, buildDir)
  await writePlaces(buildDir)
  await (brand.folder === demoBrandFolder ? writeModules(queries) : generateModules())
  await buildWorker(workerDir, { withDemo, brand, queries, publicDir })
  await writeSitePlan(planFile, { sources, plan })
  return []
}

export interface SiteToBuild {
  brandFolder: string
  /** Path of the `wrangler.toml` that the site is deployed by. */
  configPath: string
  folders: BuildFolders
  withDemo: boolean
  /** Digest of the source files, made by `digestSources`. */
  sources: string
}

/**
 * Writes `build/manifest.json`, and the build's id to a file of its own, since the fast path of the page cache
 * needs the id and not the manifest.
 *
 * @returns the build's id, by which the site recognises stored and open pages of other builds
 */
async function writeManifest(
  plan: SitePlan,
  {
    client: { main, frame, styles },
    sources,
    buildDir,
  }: { client: BuiltClient; sources: string; buildDir: string },
): Promise<string> {
  const files = { main, frame, styles, ...toPlannedFiles(plan) }
  const text = JSON.stringify({ ...files, sources })
  const buildId = createHash('sha256').update(text).digest('hex').slice(0, 12)
  await writeFile(join(buildDir, 'manifest.json'), `${JSON.stringify(files, null, 2)}\n`)
  await writeFile(join(buildDir, 'build-id.json'), `${JSON.stringify({ buildId })}\n`)
  return buildId
}

async function writeServiceWorker(
  brand: LoadedBrand,
  buildId: string,
  { main, styles, offline }: BuiltClient,
  buildDir: string,
): Promise<void> {
  const shell = [
    main,
    styles.site,
    styles.brand,
    styles.footer,
    styles.notices,
    styles.offline,
    ...offline,
  ].filter((url) => url !== undefined)
  const rest = (await readdir(join(buildDir, 'assets')))
    .map((name) => `/build/assets/${name}`)
    .filter((url) => /\.(js|css)$/.test(url) && !shell.includes(url))
  await buildServiceWorker(
    { buildId, shell, rest },
    { ...browserOptions, plugins: [brandPlugin(brand)] },
    buildDir,
  )
}
