import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readWranglerConfig } from '../operate/wrangler-config.ts'
import { checkHomeCity } from './check-home-city.ts'
import { findConfigProblems } from './check-wrangler-config.ts'
import { writeBrandPictures } from './copy-pictures.ts'
import { writeFonts } from './fonts/font-styles.ts'
import type { LoadedFace } from './fonts/load-fonts.ts'
import { type LoadedBrand, loadBrand } from './load-brand.ts'
import { type BrandDesign, loadDesign } from './load-design.ts'
import { checkProviders } from './provider-modules.ts'
import { buildShareImageParts } from './share-images/build-parts.ts'
import type { Made, SitePlan } from './site-plan.ts'
import { generateQueries } from './strapi-5/generate-queries.ts'

/** A brand and its design without faults. */
export interface CheckedSite {
  brand: LoadedBrand
  looks: BrandDesign
}

/**
 * Reads and checks the brand and `wrangler.toml`. Prints remarks about values that the site doesn't use.
 *
 * @returns what was read, or one line for each wrong value
 */
export async function checkSite(
  brandFolder: string,
  configPath: string,
): Promise<{ site: CheckedSite; problems: [] } | { problems: string[] }> {
  const loaded = await loadBrand(brandFolder)
  if (!('brand' in loaded)) return { problems: [...findConfigProblems(configPath), ...loaded.problems] }
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
  if (problems.length > 0 || !('looks' in looked)) return { problems }
  return { site: { brand, looks: looked.looks }, problems: [] }
}

async function makeOnce<Value>(
  earlier: Made<Value> | undefined,
  given: unknown,
  make: () => Promise<Value>,
): Promise<Made<Value>> {
  const inputs = digest(JSON.stringify(given))
  return earlier?.inputs === inputs ? earlier : { inputs, value: await make() }
}

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/**
 * Makes the plan of a site. Writes fonts, icons and what Open Graph images are drawn with into the folder that is served.
 *
 * @param earlier an earlier plan whose files are still served: what has the same inputs isn't made again
 */
export async function planSite(
  { brand, looks }: CheckedSite,
  publicDir: string,
  earlier?: SitePlan,
): Promise<SitePlan> {
  const buildDir = join(publicDir, 'build')
  const assetsDir = join(buildDir, 'assets')
  await mkdir(assetsDir, { recursive: true })
  const { theme, logo, hall, screenshots } = looks
  const { languages, names } = brand.chosen
  const families = looks.families.map((family) => ({
    ...family,
    faces: family.faces.map(describeFace),
    shareImageFace: describeFace(family.shareImageFace),
  }))
  const fonts = await makeOnce(earlier?.fonts, { families, languages, names }, () =>
    writeFonts(looks.families, brand.chosen, (name, bytes) => writeHashed(assetsDir, name, bytes)),
  )
  const sharePictures = await makeOnce(
    earlier?.sharePictures,
    { families, theme, logo, hall, languages },
    () => writeShareImageParts(brand, looks, buildDir),
  )
  const icons = await makeOnce(earlier?.icons, { theme, logo, screenshots }, async () => {
    await writeBrandPictures(brand.folder, looks, publicDir)
    return true as const
  })
  const queries = await generateQueries(brand)
  return { brand, theme, screenshots, queries, fonts, sharePictures, icons }
}

const describeFace = ({ weight, bytes }: LoadedFace) => ({ weight, bytes: digest(bytes) })

async function writeHashed(assetsDir: string, name: string, bytes: Uint8Array): Promise<string> {
  const file = name.replace(/(\.\w+)$/, `-${digest(bytes).slice(0, 8)}$1`)
  await writeFile(join(assetsDir, file), bytes)
  return `/build/assets/${file}`
}

/** Writes the outlines, colours and drawings with which the Worker draws Open Graph images, and returns a digest of them. */
async function writeShareImageParts(
  { chosen }: LoadedBrand,
  looks: BrandDesign,
  buildDir: string,
): Promise<string> {
  const parts = JSON.stringify(await buildShareImageParts({ ...looks, languages: chosen.languages }))
  await writeFile(join(buildDir, 'share-picture-parts.json'), `${parts}\n`)
  return digest(parts).slice(0, 8)
}
