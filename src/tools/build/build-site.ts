import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toGrounds } from '../../brand/theme-css.ts'
import { demoBrandFolder } from '../chosen-brand.ts'
import { readWranglerConfig } from '../operate/wrangler-config.ts'
import { brandPlugin } from './brand-plugin.ts'
import { assetsDir, type BuiltClient, browserBuild, buildClient } from './build-client.ts'
import { clearBuild, writeBuildFiles } from './build-outputs.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { stampFile } from './build-stamp.ts'
import { buildWorker } from './build-worker.ts'
import { checkHomeCity } from './check-home-city.ts'
import { checkProviders } from './check-providers.ts'
import { findConfigProblems } from './check-wrangler-config.ts'
import { writeBrandPictures } from './copy-pictures.ts'
import { type WrittenFonts, writeFonts } from './fonts/font-styles.ts'
import { generateModules, writeModules } from './generate.ts'
import { type LoadedBrand, loadBrand } from './load-brand.ts'
import { type BrandDesign, loadDesign } from './load-design.ts'
import { buildShareImageParts } from './share-images/build-parts.ts'
import { generateQueries } from './strapi-5/generate-queries.ts'

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)
export const workerDir = fromRoot('.wrangler/worker')

/**
 * Builds everything that isn't written by hand.
 *
 * @returns one line for each wrong value of the brand or of `wrangler.toml`; nothing is built then
 */
export async function buildSite({
  brandFolder,
  configPath,
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
  await rm(stampFile, { force: true })
  await clearBuild(fromRoot('public/build'), fromRoot('.wrangler/pictures'), { withDemo })
  await rm(workerDir, { recursive: true, force: true })
  await mkdir(assetsDir, { recursive: true })
  const fonts = await writeFonts(looks.families, brand.chosen, writeHashed)
  const client = await buildClient(brand, looks, fonts.css)
  const buildId = await writeManifest(brand, looks, { fonts, client, sources })
  await writeBuildFiles(fromRoot('public/builds'), buildId)
  await writeServiceWorker(brand, buildId, client)
  await writeBrandPictures(brand.folder, looks, fromRoot('public'))
  if (withDemo) await drawPictures()
  const questions = await generateQueries(brand)
  await (brand.folder === demoBrandFolder ? writeModules(questions) : generateModules())
  await buildWorker(workerDir, { withDemo, brand, questions })
  return []
}

interface SiteToBuild {
  brandFolder: string
  /** Path of the `wrangler.toml` that the site is deployed by. */
  configPath: string
  withDemo: boolean
  /** The result of `digestSources`. */
  sources: string
}

async function writeHashed(name: string, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = name.replace(/(\.\w+)$/, `-${hash}$1`)
  await writeFile(join(assetsDir, file), bytes)
  return `/build/assets/${file}`
}

/**
 * Writes `public/build/manifest.json`, and the build's id to a file of its own, since the fast path of the page cache
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
  }: { fonts: WrittenFonts; client: BuiltClient; sources: string },
): Promise<string> {
  const files = {
    main,
    frame,
    styles,
    fonts: first,
    sharePictures: await writeShareImageParts(brand, looks),
    screenshots: looks.screenshots,
    schemes: toGrounds(looks.theme),
  }
  const text = JSON.stringify({ ...files, sources })
  const buildId = createHash('sha256').update(text).digest('hex').slice(0, 12)
  await writeFile(fromRoot('public/build/manifest.json'), `${JSON.stringify(files, null, 2)}\n`)
  await writeFile(fromRoot('public/build/build-id.json'), `${JSON.stringify({ buildId })}\n`)
  return buildId
}

async function writeServiceWorker(
  brand: LoadedBrand,
  buildId: string,
  { main, styles, offline }: BuiltClient,
): Promise<void> {
  const shell = [main, styles.site, styles.offline, ...offline].filter((url) => url !== undefined)
  const rest = (await readdir(assetsDir))
    .map((name) => `/build/assets/${name}`)
    .filter((url) => /\.(js|css)$/.test(url) && !shell.includes(url))
  await buildServiceWorker(
    { buildId, shell, rest },
    { ...browserBuild, plugins: [brandPlugin(brand)] },
    fromRoot('public/build'),
  )
}

/**
 * Writes the outlines, colours and drawings with which the Worker draws Open Graph images.
 *
 * @returns a digest of them, which is part of each image's address, so that a changed brand has new images
 */
async function writeShareImageParts({ chosen }: LoadedBrand, looks: BrandDesign): Promise<string> {
  const parts = JSON.stringify(await buildShareImageParts({ ...looks, languages: chosen.languages }))
  await writeFile(fromRoot('public/build/share-picture-parts.json'), `${parts}\n`)
  return createHash('sha256').update(parts).digest('hex').slice(0, 8)
}

async function drawPictures(): Promise<void> {
  const { makeSnapshot } = await import('../../demo/snapshot.ts')
  const { renderDemoPictures } = await import('../../demo/pictures/render.ts')
  await renderDemoPictures(makeSnapshot(new Date().toISOString().slice(0, 10)), fromRoot('public/build'))
}
