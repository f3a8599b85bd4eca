import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkTheme } from '../../brand/check-theme.ts'
import type { Theme } from '../../brand/theme-schema.ts'
import type { LoadedBrand } from './load-brand.ts'

export type LoadedTheme = { theme: Theme; problems: [] } | { problems: string[] }

/** Reads a brand's `theme.ts`. @returns what is wrong with it, one line for each value */
export async function loadTheme({ folder, chosen: { repertoires } }: LoadedBrand): Promise<LoadedTheme> {
  const path = join(folder, 'theme.ts')
  if (!existsSync(path)) return { problems: ['brand/theme.ts: is missing: it says how the site looks'] }
  const { theme } = (await import(pathToFileURL(path).href)) as { theme: unknown }
  const checked = checkTheme(
    theme,
    repertoires.map(({ key }) => key),
  )
  return 'theme' in checked ? { theme: checked.theme, problems: [] } : checked
}
