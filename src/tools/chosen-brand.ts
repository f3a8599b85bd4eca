import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '../..')
export const demoBrandFolder = join(root, 'src/demo/brand')

/** Path of the site's own `wrangler.toml`, by which the demo is deployed. */
export const ownConfigPath = join(root, 'wrangler.toml')

/** Where the last build wrote down whose site it built. */
const lastBuildFile = join(root, '.wrangler/last-build.json')
const lastBuildSchema = z.object({ brandFolder: z.string() })

interface BrandSources {
  /** The brand's folder from the option `--brand`. */
  given?: string | undefined
  environment?: Readonly<Record<string, string | undefined>>
  /** Whether the brand of the last build is taken where none is named. Programs that build take the demo's then. */
  orLastBuild?: boolean
}

/** Returns the absolute path of the brand's folder that `--brand` names, else `BRAND`, else the last build or the demo. */
export function chooseBrandFolder({
  given,
  environment = process.env,
  orLastBuild = false,
}: BrandSources = {}): string {
  const named = given ?? environment.BRAND
  if (named) return resolve(named)
  return (orLastBuild ? readLastBrand() : undefined) ?? demoBrandFolder
}

/** Returns the value of `--brand` among the words of a command line, before these are parsed. */
export function findGivenBrand(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^--brand(=|$)/.test(word))
  if (at === -1) return undefined
  const word = words[at] ?? ''
  return word.includes('=') ? word.slice('--brand='.length) : words[at + 1]
}

/** Writes down whose site was built, for programs that no brand is named to. */
export function writeLastBrand(brandFolder: string, file = lastBuildFile): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ brandFolder }))
}

/** Returns the folder of the last build's brand; `undefined` before the first build, and where the folder is gone. */
export function readLastBrand(file = lastBuildFile): string | undefined {
  if (!existsSync(file)) return undefined
  const { brandFolder } = lastBuildSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return existsSync(join(brandFolder, 'brand.ts')) ? brandFolder : undefined
}

/** @returns why a folder is no brand's, if so */
export function findFolderProblem(brandFolder: string): string | undefined {
  if (existsSync(join(brandFolder, 'brand.ts'))) return undefined
  return `${brandFolder} holds no brand.ts; \`npm run adopt\` writes such a folder`
}

/** Returns the path of the `wrangler.toml` in a brand's folder, where it has one, else of the site's own. */
export function findSiteConfig(brandFolder: string): string {
  const ofBrand = join(brandFolder, 'wrangler.toml')
  return existsSync(ofBrand) ? ofBrand : ownConfigPath
}

/** Returns the folder of local data, which wrangler's own commands share (`wrangler d1 execute --local`). */
export const toLocalStateFolder = (configPath: string): string =>
  join(dirname(configPath), '.wrangler/state/v3')
