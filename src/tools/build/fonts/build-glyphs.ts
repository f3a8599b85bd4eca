import type { Font } from 'harfbuzzjs'
import type { FontRole } from '../../../brand/fonts-schema.ts'
import type { Language } from '../../../brand/languages.ts'
import type { FaceGlyphs, PlacedOutline } from '../../../share-images/glyphs.ts'
import { toImageCharacters } from './character-ranges.ts'
import { findFamily, type LoadedFamily } from './load-fonts.ts'
import { shapeText } from './open-font.ts'

/** Glyphs of Open Graph images: each face once, and for each language the numbers of its faces by role. */
export interface BuiltGlyphs {
  faces: Record<string, FaceGlyphs>
  facesOf: Partial<Record<Language, Record<FontRole, number[]>>>
}

/**
 * Prepares the outlines of glyphs for images that the Worker draws. The Worker has no text shaper, so HarfBuzz computes
 * here what needs one: kerning, and the positions of Thai marks on every consonant.
 */
export function buildGlyphs(families: readonly LoadedFamily[], languages: readonly Language[]): BuiltGlyphs {
  const sources = groupByFace(families)
  const numberOf = (family: LoadedFamily) => sources.findIndex((sharing) => sharing.includes(family))
  // The language's own face comes first; the others supply characters that it lacks.
  const facesFor = (role: FontRole, language: Language) => {
    const own = findFamily(families, role, language)
    const others = families.filter((family) => family.role === role && family !== own)
    return [...(own ? [own] : []), ...others].map(numberOf)
  }
  return {
    faces: Object.fromEntries(
      sources.map((sharing, number) => {
        const letters = toImageCharacters(sharing.flatMap((family) => family.languages))
        return [number, toLetters(sharing[0].shareImageFace.font, letters)]
      }),
    ),
    facesOf: Object.fromEntries(
      languages.map((language) => [
        language,
        { display: facesFor('display', language), text: facesFor('text', language) },
      ]),
    ),
  }
}

/** Groups families that use the same face on images. */
function groupByFace(families: readonly LoadedFamily[]): [LoadedFamily, ...LoadedFamily[]][] {
  const faceOf = ({ shareImageFace: { file, weight } }: LoadedFamily) => `${weight} ${file}`
  const groups = Map.groupBy(families, faceOf)
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []))
}

function toLetters(font: Font, letters: readonly string[]): FaceGlyphs {
  const outlines: string[] = []
  const known = new Map<number, number>()
  const outlineOf = (glyph: number): number => {
    const index = known.get(glyph) ?? outlines.push(toPath(font.glyphToPath(glyph))) - 1
    known.set(glyph, index)
    return index
  }
  const shaped = letters.map((letter): [string, number[]] | undefined => {
    const { glyphs, advance } = shapeText(font, letter)
    const placed = glyphs.flatMap(({ glyph, x, y }): PlacedOutline => [outlineOf(glyph), x, y])
    // Glyph 0 means that the font lacks the character.
    return glyphs.some(({ glyph }) => glyph === 0) ? undefined : [letter, [advance, ...placed]]
  })
  return {
    letters: Object.fromEntries(shaped.filter((each) => each !== undefined)),
    outlines,
    pairs: toPairs(font, letters),
  }
}

/** Rounds coordinates to thousandths of the font size, which is finer than can be seen. */
const toPath = (path: string): string =>
  path.replaceAll(' ', ',').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))

/**
 * Least kerning that is kept, in thousandths of the font size: less can't be seen at the sizes of an image. Characters
 * of foreign names are rarely kerned.
 */
const leastKerning = 24

function toPairs(font: Font, letters: readonly string[]): Record<string, number> {
  const kerned = letters.filter((letter) => /^[A-Za-z\u0401\u0410-\u044f\u0451]$/.test(letter))
  const advances = new Map(kerned.map((letter) => [letter, shapeText(font, letter).advance]))
  const pairs = kerned.flatMap((first) =>
    kerned.map((second) => {
      const apart = (advances.get(first) ?? 0) + (advances.get(second) ?? 0)
      return [`${first}${second}`, shapeText(font, `${first}${second}`).advance - apart] as const
    }),
  )
  return Object.fromEntries(pairs.filter(([, kerning]) => Math.abs(kerning) >= leastKerning))
}
