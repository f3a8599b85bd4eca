import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** Units of all measures and outlines per font size; `share-images/glyphs.ts` relies on it. */
export const unitsPerSize = 1000

/**
 * Opens a font with HarfBuzz.
 *
 * @param bytes TrueType or OpenType
 */
export function openFont(bytes: Uint8Array): Font {
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)))
  font.setScale(unitsPerSize, unitsPerSize)
  return font
}

/** Shapes a text in one line with HarfBuzz; returns its glyphs with their positions, and the width of the line. */
export function shapeText(font: Font, text: string) {
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
