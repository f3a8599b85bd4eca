import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenshotsFolder } from '../../shared/screenshots.ts'
import { copyFlags, copyScreenshots } from './copy-pictures.ts'
import { writeIcons } from './icons/write-icons.ts'
import type { Looks } from './load-looks.ts'

/**
 * Writes what a brand is recognised by into `build/` of a folder that is served, and flags of the countries that it may
 * play in.
 *
 * @param folder the brand's
 */
export async function writeBrandPictures(
  folder: string,
  { mark, theme, screenshots }: Looks,
  publicDir: string,
): Promise<void> {
  const buildDir = join(publicDir, 'build')
  await writeIcons(mark, theme, join(buildDir, 'icons'))
  // Browsers and readers of feeds ask for it there, whatever a page says.
  await copyFile(join(buildDir, 'icons/favicon.ico'), join(publicDir, 'favicon.ico'))
  await copyScreenshots(folder, screenshots, join(buildDir, screenshotsFolder))
  await copyFlags(join(publicDir, 'images/countries'))
}
