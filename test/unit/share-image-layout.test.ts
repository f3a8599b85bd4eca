import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { siteMessages } from '../../src/languages/texts.ts'
import { drawShareImage } from '../../src/share-images/draw-share-image.ts'
import type { ShareImageParts } from '../../src/share-images/parts.ts'
import {
  type ShareImage,
  type ShareImageFormat,
  shareImageFormats,
} from '../../src/share-images/share-image.ts'

/** Every letter is a filled box, as wide as the font size and 0.7 of it high. A space has that width and is empty. */
const box = 'M0,0L1000,0L1000,700L0,700L0,0Z'
const signs = [...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)), '…', '–', '«', '»']
const letters: Record<string, number[]> = { ' ': [1000], '\u00a0': [1000] }
for (const sign of signs) letters[sign] = [1000, 0, 0, 0]
for (let code = 0x410; code < 0x450; code += 1) letters[String.fromCharCode(code)] = [1000, 0, 0, 0]

/** The background is dark, words are red, what stands in the light of the hall is green. */
const parts: ShareImageParts = {
  faces: { 0: { letters, outlines: [box], pairs: {} } },
  facesOf: {},
  hall: { width: 1, height: 1, pixels: deflateRawSync(Uint8Array.of(0)).toString('base64') },
  // A picture of four pixels, of which two are opaque.
  mark: { size: 2, pixels: Buffer.from([0, 255, 255, 0]).toString('base64') },
  colours: {
    isDark: false,
    ground: [0, 0, 0],
    text: [255, 0, 0],
    line: [[0, 0, 255]],
    lights: {},
    house: [0, 255, 0],
    mark: [[255, 255, 0]],
  },
}
const ownName = siteMessages('en').name

async function draw(picture: ShareImage, format: ShareImageFormat = '') {
  const png = await drawShareImage(parts, { locale: 'en', picture, format, otherTitle: 'other' })
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const is = {
    red: (at: number) => Number(data[at]) > 127 && Number(data[at + 1]) < 127,
    green: (at: number) => Number(data[at]) < 127 && Number(data[at + 1]) > 127,
    yellow: (at: number) => Number(data[at]) > 127 && Number(data[at + 1]) > 127,
    blue: (at: number) => Number(data[at + 2]) > 127,
  }
  /** First and last column and row of a colour between two rows. */
  return (colour: keyof typeof is, from = 0, to: number = info.height) => {
    const columns: number[] = []
    const rows: number[] = []
    for (let row = from; row < to; row += 1)
      for (let column = 0; column < info.width; column += 1)
        if (is[colour]((row * info.width + column) * info.channels)) {
          columns.push(column)
          rows.push(row)
        }
    if (rows.length === 0) return undefined
    const range = (numbers: number[]) => [
      numbers.reduce((least, each) => Math.min(least, each)),
      numbers.reduce((most, each) => Math.max(most, each)),
    ]
    return [...range(columns), ...range(rows)]
  }
}

describe('on a picture for links stands', () => {
  it('the logo in the margin, and the site’s name beside it', async () => {
    const find = await draw({ title: 'ab' })
    expect(find('yellow')).toEqual([72, 73, 93, 94])
    // The letters of this line are 34 pixels wide and 23.8 high, and stand on row 106.
    expect(find('green', 0, 180)).toEqual([92, 92 + 34 * ownName.length - 1, 82, 105])
  })

  it('the title below, in its largest size where it fits', async () => {
    const find = await draw({ title: 'ab' })
    expect(find('red')).toEqual([72, 72 + 2 * 84 - 1, 189, 247])
  })

  it.each<[string, string, number[]]>([
    ['two lines of ten letters', 'aaaaaaaaaa aaaaaaaaaa', [84, 2]],
    ['three lines of nine', 'aaaaaaaaa aaaaaaaaa aaaaaaaaa', [62, 3]],
    ['two lines of eleven', 'aaaaaaaaaaa aaaaaaaaaaa', [72, 2]],
    ['four lines of twelve', Array.from({ length: 4 }, () => 'a'.repeat(12)).join(' '), [46, 4]],
  ])('a title of %s in the largest size that has room', async (_what, title, [size = 0, lines = 0]) => {
    const longest = title.split(' ')[0]?.length ?? 0
    const [left, right, top, bottom] = (await draw({ title }))('red') ?? []
    expect([left, right]).toEqual([72, 72 + longest * size - 1])
    const firstLine = 182 + size * 0.78
    expect([top, bottom]).toEqual([
      Math.round(firstLine - size * 0.7),
      Math.round(firstLine + (lines - 1) * size * 1.18) - 1,
    ])
  })

  it('the day large at its foot, month and time beside it, and the place below these', async () => {
    const find = await draw({ title: 'ab', date: '2026-12-25', time: '19:30', place: 'Hall' })
    // The two digits are 118 pixels wide and 82.6 high, on row 552, a little left of the margin.
    const [left, , top, bottom] = find('green', 400) ?? []
    expect([left, top, bottom]).toEqual([68, 469, 551])
    const beside = 72 + 2 * 118 + 26
    const words = 'December 2026, 19:30'
    expect(find('green', 472, 496)?.slice(1)).toEqual([beside + words.length * 34 - 1, 472, 495])
    expect(find('red', 400)).toEqual([beside, beside + 4 * 32 - 1, 527, 548])
  })

  it('the place at the margin where there is no day', async () => {
    const find = await draw({ title: 'ab', place: 'Hall' })
    expect(find('green', 300)).toBeUndefined()
    expect(find('red', 400)).toEqual([72, 72 + 4 * 32 - 1, 527, 548])
  })

  it.each([
    [33, 32],
    [34, 28],
    [38, 24],
    [50, 21],
    [58, 18],
  ])('a place of %d letters in %d pixels', async (count, size) => {
    const find = await draw({ title: 'ab', place: 'x'.repeat(count) })
    expect(find('red', 400)?.slice(0, 2)).toEqual([72, 72 + count * size - 1])
  })

  it('no place with a letter that no face has', async () => {
    expect((await draw({ title: 'ab', place: 'Hall 東京' }))('red', 400)).toBeUndefined()
  })

  it('the brand’s line along its bottom, seven pixels high', async () => {
    expect((await draw({ title: 'ab' }))('blue')).toEqual([0, 1199, 623, 629])
  })
})

describe('a title in another shape', () => {
  it.each<[ShareImageFormat, number]>([
    ['', 840],
    ['-16x9', 840],
    ['-4x3', 816],
    ['-1x1', 816],
  ])('«%s» has %d pixels', async (format, width) => {
    const { height } = shareImageFormats[format]
    // One word in the smallest size, 29 pixels a letter, which is split at the end of the line.
    const find = await draw({ title: 'a'.repeat(200) }, format)
    expect(find('red')?.slice(0, 2)).toEqual([72, 72 + Math.floor(width / 29) * 29 - 1])
    expect(find('blue')?.slice(2)).toEqual([height - 7, height - 1])
  })
})
