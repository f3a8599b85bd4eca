import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import {
  type FontFace,
  type FontFamily,
  type FontRole,
  type Fonts,
  fontRoles,
} from '../../../brand/fonts-schema.ts'
import type { Language } from '../../../brand/languages.ts'
import { listAlphabet } from './character-ranges.ts'
import { openFont } from './open-font.ts'

/** A font face of one weight. */
export interface LoadedFace {
  file: string
  weight: number
  /** The font file, TrueType or OpenType. */
  bytes: Uint8Array
  font: Font
  has: (letter: string) => boolean
}

export interface LoadedFamily extends Omit<FontFamily, 'faces' | 'shareImageFace'> {
  faces: [LoadedFace, ...LoadedFace[]]
  shareImageFace: LoadedFace
}

const packagesDir = join(import.meta.dirname, '../../../../node_modules')

/**
 * Reads the font families that serve these languages, and no others.
 *
 * @param dir the brand's folder
 * @returns the families, or a line for each file that can't be read and for each language that no family of a role
 *   serves
 */
export async function loadFonts(
  dir: string,
  fonts: Fonts,
  languages: readonly Language[],
): Promise<{ families: LoadedFamily[] } | { problems: string[] }> {
  const problems: string[] = []
  const families: LoadedFamily[] = []
  for (const [index, { faces, shareImageFace, ...family }] of fonts.families.entries()) {
    const served = family.languages.filter((language) => languages.includes(language))
    if (served.length === 0) continue
    const load = async (face: FontFace, at: string) => {
      const loaded = await loadFace(dir, face)
      if (typeof loaded !== 'string') return loaded
      problems.push(`brand/fonts.ts: families.${index}.${at}.file: ${loaded}`)
      return undefined
    }
    const loaded: LoadedFace[] = []
    for (const [number, face] of faces.entries()) {
      loaded.push(...[await load(face, `faces.${number}`)].filter((each) => each !== undefined))
    }
    const ofPictures = shareImageFace && (await load(shareImageFace, 'shareImageFace'))
    const [first, ...others] = loaded
    if (first)
      families.push({
        ...family,
        languages: served,
        faces: [first, ...others],
        shareImageFace: ofPictures ?? first,
      })
  }
  // A missing file has been reported already.
  if (problems.length === 0) problems.push(...findUnserved(families, languages))
  return problems.length > 0 ? { problems } : { families }
}

/** @returns the face, or the problem with its file */
async function loadFace(dir: string, { file, weight }: FontFace): Promise<LoadedFace | string> {
  const path = findFile(dir, file)
  if (!path)
    return `there is no ${file}; one beside fonts.ts is './Text.woff2', one of a package its name and path`
  try {
    const bytes = await readWeight(path, weight)
    const font = openFont(bytes)
    const known = new Set(font.face.collectUnicodes())
    const has = (letter: string) => [...letter].every((sign) => known.has(sign.codePointAt(0) ?? 0))
    return { file: path, weight, bytes, font, has }
  } catch (error) {
    // Every error names the file, since the brand's author has to replace it.
    return `${file} can't be read as a font: ${error instanceof Error ? error.message : error}`
  }
}

/** Reads one weight of a font file, as TrueType or OpenType; other axes of a variable font stay variable. */
async function readWeight(path: string, weight: number): Promise<Uint8Array> {
  const bytes = await subsetFont(await readFile(path), '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  const axes = Object.entries(openFont(bytes).face.getAxisInfos())
  if (axes.length === 0) return bytes
  const variationAxes = axes.map(([tag, axis]) => [tag, tag === 'wght' ? weight : axis.default] as const)
  return subsetFont(bytes, '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: Object.fromEntries(variationAxes),
  })
}

/** Finds a font file: packages are resolved as Node does it from the brand's folder, then among the site's own. */
function findFile(dir: string, file: string): string | undefined {
  if (file.startsWith('.')) return [join(dir, file)].find(existsSync)
  const above: string[] = []
  for (let folder = dir; folder !== above.at(-1); folder = dirname(folder)) above.push(folder)
  const folders = [...above.map((folder) => join(folder, 'node_modules')), packagesDir]
  return folders.map((folder) => join(folder, file)).find(existsSync)
}

const namedLetters = 5

function findUnserved(families: readonly LoadedFamily[], languages: readonly Language[]): string[] {
  return fontRoles.flatMap((role) =>
    languages.flatMap((language) => {
      const faces = findFamily(families, role, language)?.faces ?? []
      const missing = listAlphabet(language).filter(
        (letter) => faces.length === 0 || faces.some(({ has }) => !has(letter)),
      )
      if (missing.length === 0) return []
      const named = missing.slice(0, namedLetters).join(', ') + (missing.length > namedLetters ? ', …' : '')
      return [`brand/fonts.ts: no family of role ${role} has the letters of ${language}: ${named}`]
    }),
  )
}

export const findFamily = (families: readonly LoadedFamily[], role: FontRole, language: Language) =>
  families.find((family) => family.role === role && family.languages.includes(language))
