import { deflateRawSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  blendLight,
  blendTableIndex,
  blendText,
  type ShareImageColours,
  toBlendTable,
  toLineColour,
  toPalette,
} from '../../src/share-images/palette.ts'
import { createScanlines, toPng } from '../../src/share-images/png.ts'
import { cropBackground } from '../../src/share-images/scene.ts'

const colours: ShareImageColours = {
  isDark: true,
  ground: [0, 0, 0],
  text: [240, 240, 240],
  line: [
    [0, 0, 0],
    [230, 0, 0],
    [0, 0, 230],
  ],
  lights: { film: [103, 206, 0] },
  house: [206, 103, 0],
  mark: [
    [1, 2, 3],
    [4, 5, 6],
  ],
}
const at = (palette: Uint8Array, index: number) => [...palette.subarray(3 * index, 3 * index + 3)]

describe('the palette', () => {
  it('goes from the ground to the light of the repertoire, or of the house', () => {
    expect([0, 1, 103].map((index) => at(toPalette(colours, 'film'), index))).toEqual([
      [0, 0, 0],
      [1, 2, 0],
      [103, 206, 0],
    ])
    for (const light of [undefined, 'opera', 'constructor'])
      expect(at(toPalette(colours, light), 103)).toEqual([206, 103, 0])
  })

  it('has text on eight grounds, each in twelve steps', () => {
    const palette = toPalette(colours, 'film')
    expect([104, 109, 115, 188, 199].map((index) => at(palette, index))).toEqual([
      [20, 20, 20],
      [120, 120, 120],
      [240, 240, 240],
      // This colour is one twelfth of the way from the whole light to the colour of the text.
      [114, 209, 20],
      [240, 240, 240],
    ])
  })

  it('has the line of the brand through all of its colours, then the logo’s, and black', () => {
    const palette = toPalette(colours)
    expect([200, 223, 224, 225, 226, 255].map((index) => at(palette, index))).toEqual([
      [0, 0, 0],
      [0, 0, 230],
      [1, 2, 3],
      [4, 5, 6],
      [0, 0, 0],
      [0, 0, 0],
    ])
    // The twelfth of 24 steps is 22/23 of the way to the second of three colours.
    expect(at(palette, 211)).toEqual([220, 0, 0])
    expect(at(palette, 212)).toEqual([220, 0, 10])
  })

  it('may have a line of one colour, or of none', () => {
    expect(at(toPalette({ ...colours, line: [[9, 9, 9]] }), 223)).toEqual([9, 9, 9])
    expect(at(toPalette({ ...colours, line: [] }), 223)).toEqual([0, 0, 0])
  })

  it('is made once for each light', () => {
    expect(toPalette(colours, 'film')).toBe(toPalette(colours, 'film'))
    expect(toPalette(colours, 'opera')).toBe(toPalette(colours))
    expect(toPalette(colours, 'film')).not.toBe(toPalette(colours))
  })
})

describe('a pixel of text', () => {
  it.each([
    [0, 1, 115],
    [0, 0.5, 109],
    [0, 0.05, 104],
    [0, 0.04, 0],
    [50, 0.04, 50],
    [50, 1, 104 + 3 * 12 + 11],
    [103, 1, 199],
    [7, 1, 115],
    [8, 1, 127],
    // Over what isn't the background, text isn't drawn.
    [104, 1, 104],
    [224, 1, 224],
  ])('over %d that is covered by %d is %d', (below, covered, index) => {
    expect(blendText(below, covered)).toBe(index)
  })

  it.each([
    [0, 1, 103],
    [0, 0.5, 52],
    [60, 0.5, 60],
    [0, 0, 0],
    [104, 1, 104],
  ])('in the light, over %d that is covered by %d, is %d', (below, covered, index) => {
    expect(blendLight(below, covered)).toBe(index)
  })

  it('is looked up in sixteen steps of coverage', () => {
    const table = toBlendTable((below, covered) => below + Math.round(covered * 100))
    expect([0, 0.1, 0.5, 1].map((covered) => table[blendTableIndex(20, covered)])).toEqual([20, 33, 73, 120])
    expect(table).toHaveLength(4096)
  })
})

it.each([
  [0, 200],
  [1 / 24, 201],
  [0.5, 212],
  [0.999, 223],
  [1, 223],
])('the line at %d of its way is %d', (along, index) => {
  expect(toLineColour(along)).toBe(index)
})

describe('the background', () => {
  const packed = (width: number, height: number) => {
    const pixels = Uint8Array.from({ length: width * height }, (_, index) => index + 1)
    return { width, height, pixels: deflateRawSync(pixels).toString('base64') }
  }
  const rowsOf = ({ width, bytes }: Awaited<ReturnType<typeof cropBackground>>) =>
    Array.from({ length: bytes.length / (width + 1) }, (_, row) => [
      ...bytes.subarray(row * (width + 1), (row + 1) * (width + 1)),
    ])

  it('of a smaller picture is its lower right part', async () => {
    expect(rowsOf(await cropBackground(packed(4, 3), 2, 2))).toEqual([
      [0, 7, 8],
      [0, 11, 12],
    ])
  })

  it('of a larger picture leaves the rest dark', async () => {
    expect(rowsOf(await cropBackground(packed(2, 2), 3, 3))).toEqual([
      [0, 0, 0, 0],
      [0, 0, 1, 2],
      [0, 0, 3, 4],
    ])
  })
})

it('a picture is a PNG of one byte a pixel, with its palette', () => {
  const picture = createScanlines(2, 1)
  picture.bytes.set([7, 9], 1)
  const png = Buffer.from(toPng(picture, Uint8Array.of(1, 2, 3)))
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  // Chunks of a PNG: length, name, a picture of 2 × 1 pixels with 8 bits and a palette, and the checksum.
  expect(png.subarray(8, 33).toString('hex')).toBe('0000000d4948445200000002000000010803000000c3fc8fb8')
  expect(png.subarray(33, 48).toString('hex').startsWith('00000003504c5445010203')).toBe(true)
  const data = png.indexOf('IDAT')
  expect([...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]).toEqual([0, 7, 9])
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082')
})
