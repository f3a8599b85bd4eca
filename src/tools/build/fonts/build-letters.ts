import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import type { Letters, LettersByFace, PlacedOutline } from '../../../share-pictures/letters.ts'
import { cyrillicLetters, latinLetters, range } from './letter-ranges.ts'

/** Names of works and halls come in every language of Europe. */
const alphabet = [...latinLetters, ...cyrillicLetters, ...range(0xc0, 0x17f)]

/**
 * Outlines of letters for the pictures that the Worker draws. The Worker has no shaper: what one is needed for is done
 * here by HarfBuzz once: pairs that stand closer, and the places of Thai marks on every consonant.
 */
const sources = {
  display: {
    file: 'unbounded/500Medium/Unbounded_500Medium.ttf',
    letters: alphabet,
  },
  text: {
    file: 'golos-text/500Medium/GolosText_500Medium.ttf',
    letters: alphabet,
  },
  thai: {
    file: 'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
    letters: [...range(0x20, 0x7e), ...'·–—…', ...thaiLetters(), ...thaiClusters()],
  },
} as const

export async function buildLetters(packagesDir: string): Promise<LettersByFace> {
  const build = async ({ file, letters }: (typeof sources)[keyof typeof sources]) =>
    toLetters(openFont(await readFile(join(packagesDir, file))), letters)
  return {
    display: await build(sources.display),
    text: await build(sources.text),
    thai: await build(sources.thai),
  }
}

const openFont = (bytes: Uint8Array): Font => new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)))

function toLetters(font: Font, letters: readonly string[]): Letters {
  const outlines: string[] = []
  const known = new Map<number, number>()
  const outlineOf = (glyph: number): number => {
    const index = known.get(glyph) ?? outlines.push(font.glyphToPath(glyph).replaceAll(' ', ',')) - 1
    known.set(glyph, index)
    return index
  }
  const shaped = letters.map((letter): [string, number[]] | undefined => {
    const { glyphs, advance } = shapeText(font, letter)
    const placed = glyphs.flatMap(({ glyph, x, y }): PlacedOutline => [outlineOf(glyph), x, y])
    // 0 is the font's «no such letter».
    return glyphs.some(({ glyph }) => glyph === 0) ? undefined : [letter, [advance, ...placed]]
  })
  return {
    letters: Object.fromEntries(shaped.filter((each) => each !== undefined)),
    outlines,
    pairs: toPairs(font, letters),
  }
}

function shapeText(font: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let advance = 0
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const placed = { glyph: codepoint, x: advance + xOffset, y: yOffset }
    advance += xAdvance
    return placed
  })
  return { glyphs, advance }
}

/** Nobody sees a smaller difference at the sizes of a picture, in units of a thousandth. */
const leastKerning = 24

function toPairs(font: Font, letters: readonly string[]): Record<string, number> {
  const kerned = letters.filter((letter) => /^[A-Za-z\u0400-\u04ff]$/.test(letter))
  const advances = new Map(kerned.map((letter) => [letter, shapeText(font, letter).advance]))
  const pairs = kerned.flatMap((first) =>
    kerned.map((second) => {
      const apart = (advances.get(first) ?? 0) + (advances.get(second) ?? 0)
      return [`${first}${second}`, shapeText(font, `${first}${second}`).advance - apart] as const
    }),
  )
  return Object.fromEntries(pairs.filter(([, kerning]) => Math.abs(kerning) >= leastKerning))
}

function thaiLetters(): string[] {
  return [...range(0x0e01, 0x0e30), 'า', ...range(0x0e3f, 0x0e46), ...range(0x0e4f, 0x0e5b)]
}

/** Every consonant with the marks that may stand on and under it, at most two of them, and with ำ. */
function thaiClusters(): string[] {
  const consonants = range(0x0e01, 0x0e2e)
  const vowels = ['ั', 'ิ', 'ี', 'ึ', 'ื', '็', 'ํ', 'ุ', 'ู', 'ฺ']
  const tones = ['่', '้', '๊', '๋', '์']
  const marks = [
    ...vowels,
    ...tones,
    'ำ',
    ...vowels.flatMap((vowel) => tones.map((tone) => vowel + tone)),
    ...tones.map((tone) => `${tone}ำ`),
  ]
  return consonants.flatMap((consonant) => marks.map((mark) => consonant + mark))
}
