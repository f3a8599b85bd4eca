import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkLogo } from '../../brand/check-logo.ts'
import { checkTheme } from '../../brand/check-theme.ts'
import { checkFonts } from '../../brand/fonts-schema.ts'
import type { Language } from '../../brand/languages.ts'
import type { Theme } from '../../brand/theme-schema.ts'
import { findScreenshots } from './copy-pictures.ts'
import { type LoadedFamily, loadFonts } from './fonts/load-fonts.ts'
import { findInvisibleLogo, rasterizeLogo } from './icons/rasterize-logo.ts'
import { importFile, type LoadedBrand } from './load-brand.ts'
import { rasterizeBackground } from './share-images/pack-background.ts'

/** Theme, fonts and drawings of a brand. */
export interface BrandDesign {
  theme: Theme
  families: LoadedFamily[]
  /** The logo: contents of `mark.svg`. */
  logo: string
  /** Contents of `hall.svg`, the background of Open Graph images; a brand may lack it. */
  hall: string | undefined
  /** File names of the brand's screenshots, without `.webp`. */
  screenshots: string[]
}

type LoadedDesign = { looks: BrandDesign; problems: [] } | { problems: string[] }

/**
 * Reads `theme.ts`, `fonts.ts`, `mark.svg` and `hall.svg` of a brand, and looks for its screenshots.
 *
 * @returns the contents of these files, or one line for each problem
 */
export async function loadDesign({
  folder,
  chosen: { languages, repertoires },
}: LoadedBrand): Promise<LoadedDesign> {
  const theme = checkTheme(
    (await importFile(join(folder, 'theme.ts'))).theme,
    repertoires.map(({ key }) => key),
  )
  const logo = await readIfThere(join(folder, 'mark.svg'))
  const hall = await readIfThere(join(folder, 'hall.svg'))
  const fonts = await readFonts(folder, languages)
  const screenshots = await findScreenshots(folder, languages)
  const problems = [
    ...('problems' in theme ? theme.problems : []),
    ...('problems' in fonts ? fonts.problems : []),
    ...(await findLogoProblems(logo, 'theme' in theme ? theme.theme : undefined)),
    ...(hall === undefined ? [] : await findDrawingProblems('hall.svg', () => rasterizeBackground(hall))),
    ...screenshots.problems,
  ]
  if (problems.length > 0 || 'problems' in theme || 'problems' in fonts || logo === undefined)
    return { problems }
  return {
    looks: { theme: theme.theme, families: fonts.families, logo, hall, screenshots: screenshots.found },
    problems: [],
  }
}

const readIfThere = async (path: string): Promise<string | undefined> =>
  existsSync(path) ? readFile(path, 'utf8') : undefined

async function readFonts(folder: string, languages: readonly Language[]) {
  const checked = checkFonts((await importFile(join(folder, 'fonts.ts'))).fonts)
  return 'problems' in checked ? checked : loadFonts(folder, checked.fonts, languages)
}

async function findLogoProblems(logo: string | undefined, theme: Theme | undefined): Promise<string[]> {
  if (logo === undefined) return ['brand/mark.svg: is missing: a square drawing, as viewBox="0 0 36 36"']
  const problems = checkLogo(logo)
  if (problems.length > 0) return problems
  const faults = await findDrawingProblems('mark.svg', () => rasterizeLogo(logo, { pixels: 16 }))
  return faults.length > 0 || !theme ? faults : findInvisibleLogo(logo, theme)
}

async function findDrawingProblems(file: string, draw: () => Promise<unknown>): Promise<string[]> {
  try {
    await draw()
    return []
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    return [`brand/${file}: can't be drawn: ${reason}`]
  }
}
