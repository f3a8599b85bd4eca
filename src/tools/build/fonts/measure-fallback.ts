import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'harfbuzzjs'
import { lettersOf } from '../../../shared/languages/facts.ts'
import type { LoadedFamily } from './load-fonts.ts'
import { openFont, shapeText, unitsPerSize } from './open-font.ts'

/** How a system font is adjusted to take the same space as a family's face; figures are shares of the font size. */
export interface FontFallback {
  /** Names of system fonts, for `local()`. */
  local: string[]
  sizeAdjust: number
  ascent: number
  descent: number
  lineGap: number
}

const fontsDir = join(import.meta.dirname, '../../../../node_modules/@expo-google-fonts')

/** System fonts, each with a free font of exactly the same widths: Arimo for Arial and Tinos for Times New Roman. */
const systemFaces = {
  'sans-serif': {
    regular: {
      local: ['Arial', 'Liberation Sans', 'Roboto'],
      likeness: 'arimo/400Regular/Arimo_400Regular.ttf',
    },
    bold: {
      local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Medium'],
      likeness: 'arimo/700Bold/Arimo_700Bold.ttf',
    },
  },
  serif: {
    regular: {
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      likeness: 'tinos/400Regular/Tinos_400Regular.ttf',
    },
    bold: {
      local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
      likeness: 'tinos/700Bold/Tinos_700Bold.ttf',
    },
  },
} as const

/** Weights from here on are closer to a system's bold face than to its regular one. */
const leastBold = 500

/**
 * Measures how a system font must be scaled so that nothing moves when the family's face has loaded.
 *
 * @returns `undefined` where no system font is known to have the characters
 */
export async function measureFallback({
  faces: [face],
  languages,
  like,
}: LoadedFamily): Promise<FontFallback | undefined> {
  const texts = languages.flatMap((language) => lettersOf[language].sample ?? [])
  if (texts.length === 0) return undefined
  const { local, likeness } = systemFaces[like][face.weight < leastBold ? 'regular' : 'bold']
  const system = openFont(await readFile(join(fontsDir, likeness)))
  const ratios = texts.map((text) => widthOf(face.font, text) / widthOf(system, text))
  const sizeAdjust = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
  const { ascender, descender, lineGap } = face.font.hExtents()
  const ofSize = (units: number) => units / unitsPerSize / sizeAdjust
  return {
    local: [...local],
    sizeAdjust,
    ascent: ofSize(ascender),
    descent: ofSize(-descender),
    lineGap: ofSize(lineGap),
  }
}

const widthOf = (font: Font, text: string): number => shapeText(font, text).advance
