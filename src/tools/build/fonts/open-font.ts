import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** All that is measured of a font, and drawn of it, is in these: `share-images/glyphs.ts` counts in them. */
export const unitsPerSize = 1000

/** @param bytes TrueType or OpenType */
export function openFont(bytes: Uint8Array): Font {
  const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)))
  font.setScale(unitsPerSize, unitsPerSize)
  return font
}

/** Where HarfBuzz puts the glyphs of a text in one line, and how far it runs. */
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
