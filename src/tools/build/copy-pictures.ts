import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Language } from '../../brand/languages.ts'
import { screenshots, screenshotsFolder } from '../../shared/screenshots.ts'

/** @returns the names of those that a brand has, without `.webp`, and a line for each of a wrong size */
export async function findScreenshots(
  folder: string,
  languages: readonly Language[],
): Promise<{ found: string[]; problems: string[] }> {
  const found: string[] = []
  const problems: string[] = []
  for (const { name, width, height } of screenshots) {
    for (const language of languages) {
      const file = `${screenshotsFolder}/${name}-${language}.webp`
      if (!existsSync(join(folder, file))) continue
      const size = await sharp(join(folder, file)).metadata()
      if (size.width === width && size.height === height) found.push(`${name}-${language}`)
      else problems.push(`brand/${file}: is ${size.width}×${size.height}, must be ${width}×${height}`)
    }
  }
  return { found, problems }
}

/** @param names as `findScreenshots` gives them */
export async function copyScreenshots(
  folder: string,
  names: readonly string[],
  outDir: string,
): Promise<void> {
  await copyAll(
    join(folder, screenshotsFolder),
    names.map((name) => `${name}.webp`),
    outDir,
  )
}

const flagsFolder = join(import.meta.dirname, '../../../node_modules/circle-flags/flags')

/** Round flags of all countries, as `{ISO 3166-1 alpha-2}.svg`. */
export async function copyFlags(outDir: string): Promise<void> {
  const files = await readdir(flagsFolder)
  await copyAll(
    flagsFolder,
    files.filter((file) => /^[a-z]{2}\.svg$/.test(file)),
    outDir,
  )
}

async function copyAll(fromDir: string, files: readonly string[], outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  await Promise.all(files.map((file) => copyFile(join(fromDir, file), join(outDir, file))))
}
