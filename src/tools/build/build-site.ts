import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toGrounds } from '../../brand/theme-css.ts'
import { demoBrandFolder } from '../chosen-brand.ts'
import { readWranglerConfig } from '../operate/wrangler-config.ts'
import { brandPlugin } from './brand-plugin.ts'
import { type BuiltClient, browserOptions, buildClient } from './build-client.ts'
import type { BuildFolders } from './build-folders.ts'
import { clearBuild, copyStaticFiles, writeBuildFiles } from './build-outputs.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { buildWorker } from './build-worker.ts'
import { checkHomeCity } from './check-home-city.ts'
import { findConfigProblems } from './check-wrangler-config.ts'
import { writeBrandPictures } from './copy-pictures.ts'
import { type WrittenFonts, writeFonts } from './fonts/font-styles.ts'
import { generateModules, writeModules } from './generate.ts'
import { type LoadedBrand, loadBrand } from './load-brand.ts'
import { type BrandDesign, loadDesign } from './load-design.ts'
import { writePlaces } from './places.ts'
import { checkProviders } from './provider-modules.ts'
import { buildShareImageParts } from './share-images/build-parts.ts'
import { generateQueries } from './strapi-5/generate-queries.ts'

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
  const loaded = await loadBrand(brandFolder)
  if (!('brand' in loaded)) return [...findConfigProblems(configPath), ...loaded.problems]
  const { brand } = loaded
  const looked = await loadDesign(brand)
  const { problem, remark } = await checkHomeCity(brand.chosen, process.env.CONTENT_URL)
  const providers = checkProviders(brand.chosen, readWranglerConfig(configPath).variables)
  for (const line of [remark, ...brand.unpublished, ...providers.remarks]) if (line) console.warn(line)
  const problems = [
    ...findConfigProblems(configPath),
    ...looked.problems,
    ...(problem ? [problem] : []),
    ...providers.problems,
  ]
  if (problems.length > 0 || !('looks' in looked)) return problems
  const { looks } = looked
  const { publicDir, workerDir } = folders
  const buildDir = join(publicDir, 'build')
  const assetsDir = join(buildDir, 'assets')
  await clearBuild(folders)
  await mkdir(assetsDir, { recursive: true })
  await copyStaticFiles(publicDir)
  const fonts = await writeFonts(looks.families, brand.chosen, (name, bytes) =>
    writeHashed(assetsDir, name, bytes),
  )
  const client = await buildClient(brand, looks, fonts.css, assetsDir)
  const buildId = await writeManifest(brand, looks, { fonts, client, sources, buildDir })
  await writeBuildFiles(join(publicDir, 'builds'), buildId)
  await writeServiceWorker(brand, buildId, client, buildDir)
  await writeBrandPictures(brand.folder, looks, publicDir)
  await writePlaces(buildDir)
  const queries = await generateQueries(brand)
  await (brand.folder === demoBrandFolder ? writeModules(queries) : generateModules())
  await buildWorker(workerDir, { withDemo, brand, queries, publicDir })
  return []
}

interface SiteToBuild {
  brandFolder: string
  /** Path of the `wrangler.toml` that the site is deployed by. */
  configPath: string
  folders: BuildFolders
  withDemo: boolean
  /** Digest of the source files, made by `digestSources`. */
  sources: string
}

async function writeHashed(assetsDir: string, name: string, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = name.replace(/(\.\w+)$/, `-${hash}$1`)
  await writeFile(join(assetsDir, file), bytes)
  return `/build/assets/${file}`
}

/**
 * Writes `build/manifest.json`, and the build's id to a file of its own, since the fast path of the page cache
 * needs the id and not the manifest.
 *
 * @returns the build's id, by which the site recognises stored and open pages of other builds
 */
async function writeManifest(
  brand: LoadedBrand,
  looks: BrandDesign,
  {
    fonts: { first },
    client: { main, frame, styles },
    sources,
    buildDir,
  }: { fonts: WrittenFonts; client: BuiltClient; sources: string; buildDir: string },
): Promise<string> {
  const files = {
    main,
    frame,
    styles,
    fonts: first,
    sharePictures: await writeShareImageParts(brand, looks, buildDir),
    screenshots: looks.screenshots,
    schemes: toGrounds(looks.theme),
  }
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
  const shell = [main, styles.site, styles.notices, styles.offline, ...offline].filter(
    (url) => url !== undefined,
  )
  const rest = (await readdir(join(buildDir, 'assets')))
    .map((name) => `/build/assets/${name}`)
    .filter((url) => /\.(js|css)$/.test(url) && !shell.includes(url))
  await buildServiceWorker(
    { buildId, shell, rest },
    { ...browserOptions, plugins: [brandPlugin(brand)] },
    buildDir,
  )
}

/**
 * Writes the outlines, colours and drawings with which the Worker draws Open Graph images.
 *
 * @returns a digest of them, which is part of each image's address, so that a changed brand has new images
 */
async function writeShareImageParts(
  { chosen }: LoadedBrand,
  looks: BrandDesign,
  buildDir: string,
): Promise<string> {
  const parts = JSON.stringify(await buildShareImageParts({ ...looks, languages: chosen.languages }))
  await writeFile(join(buildDir, 'share-picture-parts.json'), `${parts}\n`)
  return createHash('sha256').update(parts).digest('hex').slice(0, 8)
}
