import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { toGrounds } from '../../brand/theme-css.ts'
import type { Theme } from '../../brand/theme-schema.ts'
import type { WrittenFonts } from './fonts/font-styles.ts'
import type { LoadedBrand } from './load-brand.ts'
import type { GeneratedQueries } from './strapi-5/generate-queries.ts'

/**
 * What a site is bundled with: everything that is made of its brand and of the content model. It is JSON, because a
 * build writes it down for `npm run dev`.
 */
export interface SitePlan {
  brand: LoadedBrand
  theme: Theme
  /** Names of the brand's screenshots, without `.webp`. */
  screenshots: string[]
  queries: GeneratedQueries
  fonts: Made<WrittenFonts>
  /** A digest of what Open Graph images are drawn with. It is part of each image's address, so that a changed brand has new images. */
  sharePictures: Made<string>
  icons: Made<true>
}

/** The result of a step that takes seconds, which is made once while its inputs are the same. */
export interface Made<Value> {
  /** A digest of everything that the value was made of; while it is the same, the value is not made again. */
  inputs: string
  value: Value
}

/** The values of `build/manifest.json` beside the addresses of scripts and style sheets. */
export const toPlannedFiles = ({ theme, screenshots, fonts, sharePictures }: SitePlan) => ({
  fonts: fonts.value.first,
  sharePictures: sharePictures.value,
  screenshots,
  schemes: toGrounds(theme),
})

/** The plan of a finished build, with a digest of the sources that it was made of (`digestSources`). */
interface WrittenPlan {
  sources: string
  plan: SitePlan
}

export async function writeSitePlan(file: string, written: WrittenPlan): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(written))
}

/** Returns the plan of the last build; `undefined` where none has ended. */
export async function readSitePlan(file: string): Promise<WrittenPlan | undefined> {
  // Written by `writeSitePlan` only, in the same folder as the modules that were built with it.
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as WrittenPlan) : undefined
}
