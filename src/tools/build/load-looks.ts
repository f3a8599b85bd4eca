import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkMark } from '../../brand/check-mark.ts'
import { checkTheme } from '../../brand/check-theme.ts'
import { checkFonts } from '../../brand/fonts-schema.ts'
import type { Language } from '../../brand/languages.ts'
import type { Theme } from '../../brand/theme-schema.ts'
import { findScreenshots } from './copy-pictures.ts'
import { type LoadedFamily, loadFonts } from './fonts/load-fonts.ts'
import { drawMark, findUnseen } from './icons/draw-mark.ts'
import { importFile, type LoadedBrand } from './load-brand.ts'
import { drawHall } from './share-pictures/pack-hall.ts'

/** Theme, fonts and drawings of a brand. */
export interface Looks {
  theme: Theme
  families: LoadedFamily[]
  /** The logo: contents of `mark.svg`. */
  mark: string
  /** Contents of `hall.svg`, the background of Open Graph images; a brand may lack it. */
  hall: string | undefined
  /** File names of the brand's screenshots, without `.webp`. */
  screenshots: string[]
}

export type LoadedLooks = { looks: Looks; problems: [] } | { problems: string[] }

/**
 * Reads `theme.ts`, `fonts.ts`, `mark.svg` and `hall.svg` of a brand, and looks for its screenshots.
 *
 * @returns them, or one line for each problem
 */
export async function loadLooks({
  folder,
  chosen: { languages, repertoires },
}: LoadedBrand): Promise<LoadedLooks> {
  const theme = checkTheme(
    (await importFile(join(folder, 'theme.ts'))).theme,
    repertoires.map(({ key }) => key),
  )
  const mark = await readIfThere(join(folder, 'mark.svg'))
  const hall = await readIfThere(join(folder, 'hall.svg'))
  const fonts = await readFonts(folder, languages)
  const screenshots = await findScreenshots(folder, languages)
  const problems = [
    ...('problems' in theme ? theme.problems : []),
    ...('problems' in fonts ? fonts.problems : []),
    ...(await findMarkProblems(mark, 'theme' in theme ? theme.theme : undefined)),
    ...(hall === undefined ? [] : await findDrawingProblems('hall.svg', () => drawHall(hall))),
    ...screenshots.problems,
  ]
  if (problems.length > 0 || 'problems' in theme || 'problems' in fonts || mark === undefined)
    return { problems }
  return {
    looks: { theme: theme.theme, families: fonts.families, mark, hall, screenshots: screenshots.found },
    problems: [],
  }
}

const readIfThere = async (path: string): Promise<string | undefined> =>
  existsSync(path) ? readFile(path, 'utf8') : undefined

async function readFonts(folder: string, languages: readonly Language[]) {
  const checked = checkFonts((await importFile(join(folder, 'fonts.ts'))).fonts)
  return 'problems' in checked ? checked : loadFonts(folder, checked.fonts, languages)
}

async function findMarkProblems(mark: string | undefined, theme: Theme | undefined): Promise<string[]> {
  if (mark === undefined) return ['brand/mark.svg: is missing: a square drawing, as viewBox="0 0 36 36"']
  const problems = checkMark(mark)
  if (problems.length > 0) return problems
  const faults = await findDrawingProblems('mark.svg', () => drawMark(mark, { pixels: 16 }))
  return faults.length > 0 || !theme ? faults : findUnseen(mark, theme)
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
