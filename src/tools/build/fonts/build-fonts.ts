import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { cyrillicLetters, foreignLetters, latinLetters, range } from './letter-ranges.ts'

/**
 * Letters that a first page needs, in one file per face: each language gets by with two files, since every
 * file brings its own digits and punctuation. Foreign letters are fetched by pages that show one.
 */
const latin = latinLetters.join('')
const cyrillic = cyrillicLetters.join('')
const foreign = foreignLetters.join('')
const thai = [...range(0x0e01, 0x0e3a), ...range(0x0e3f, 0x0e5b)].join('')

const sources = {
  display: { file: 'unbounded/500Medium/Unbounded_500Medium.ttf', letters: latin + cyrillic },
  text: { file: 'golos-text/400Regular/GolosText_400Regular.ttf', letters: latin + cyrillic },
  displayForeign: { file: 'unbounded/500Medium/Unbounded_500Medium.ttf', letters: foreign },
  textForeign: { file: 'golos-text/400Regular/GolosText_400Regular.ttf', letters: foreign },
  thaiDisplay: { file: 'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf', letters: latin + thai },
  thai: { file: 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf', letters: latin + thai },
} as const
export type FontName = keyof typeof sources

/** @returns the WOFF2 files by the name that style sheets use: `url('font:display')`. */
export async function buildFonts(packagesDir: string): Promise<Record<FontName, Uint8Array>> {
  const subset = async ({ file, letters }: (typeof sources)[FontName]) =>
    subsetFont(await readFile(join(packagesDir, file)), letters, { targetFormat: 'woff2' })
  return {
    display: await subset(sources.display),
    text: await subset(sources.text),
    displayForeign: await subset(sources.displayForeign),
    textForeign: await subset(sources.textForeign),
    thai: await subset(sources.thai),
    thaiDisplay: await subset(sources.thaiDisplay),
  }
}
