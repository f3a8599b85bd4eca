import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import parts from '../../public/build/share-picture-parts.json'
import { addOutline, createCoverage, drainCoverage, toEdges } from '../../src/share-images/coverage.ts'
import { drawShareImage } from '../../src/share-images/draw-share-image.ts'
import type { ShareImage, ShareImageFormat } from '../../src/share-images/share-image.ts'
import type { Locale } from '../../src/shared/locales.ts'

const pixelsOf = async (picture: Partial<ShareImage>, format: ShareImageFormat, locale: Locale = 'ru') => {
  const png = await drawShareImage(parts, {
    locale,
    picture: { title: '', ...picture },
    format,
    otherTitle: '',
  })
  return sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** The box in which two pictures differ: left, top, right and bottom, in pixels. */
function placeOfDifference(one: Pixels, other: Pixels): number[] {
  const { width } = one.info
  const different = Array.from(one.data.keys()).filter((at) => one.data[at] !== other.data[at])
  const columns = different.map((at) => at % width)
  const rows = different.map((at) => Math.floor(at / width))
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return [least(columns), least(rows), most(columns), most(rows)]
}

it('on a picture stands the orchestra’s name beside its logo, in the page’s language', async () => {
  const [russian, english] = await Promise.all([pixelsOf({}, ''), pixelsOf({}, '', 'en')])
  expect(placeOfDifference(russian, english)).toEqual([154, 79, 329, 112])
})

it('on a picture stand Thai marks above and below their letters', async () => {
  const plain = await pixelsOf({ title: 'กก' }, '', 'th')
  const placesOf = async (title: string) => placeOfDifference(plain, await pixelsOf({ title }, '', 'th'))
  expect([await placesOf('ก่ก'), await placesOf('กกุ')]).toEqual([
    [105, 176, 115, 194],
    [155, 252, 169, 269],
  ])
})

describe('a shape covers its area', () => {
  it.each([
    ['a triangle that stands on its tip', 'M1,1L9,1L5,9L1,1Z', 32],
    ['a triangle whose edges share pixels', 'M4,1L4.9,1L4.2,9L4,1Z', 3.6],
    ['a flat one, whose edges cross many pixels of a row', 'M1,1L9,2L1,2.5L1,1Z', 6],
    ['a square that is cut by the left edge', 'M-5,2L3,2L3,6L-5,6L-5,2Z', 12],
    ['a square that is cut by the top', 'M2,-4L6,-4L6,3L2,3L2,-4Z', 12],
    ['a square that is cut by the bottom', 'M2,7L6,7L6,20L2,20L2,7Z', 12],
    ['two that overlap', 'M1,1L5,1L5,5L1,5L1,1ZM3,3L7,3L7,7L3,7L3,3Z', 28],
    ['two side by side', 'M1,1L3.5,1L3.5,3L1,3L1,1ZM3.5,1L6,1L6,3L3.5,3L3.5,1Z', 10],
  ])('%s', (_, path, area) => {
    expect(areaOf(path)).toBeCloseTo(area, 3)
  })

  it('a cubic curve as the quadratic one that it is', () => {
    expect(areaOf('M2,3C4,7,6,7,8,3Z')).toBeCloseTo(areaOf('M2,3Q5,9,8,3Z'), 3)
  })

  it('whole inside, not at all outside, and by a share at its edge', () => {
    const row = shareOf('M2,2L6.5,2L6.5,8L2,8L2,2Z').slice(50, 60)
    expect(row.map((share) => Math.round(share * 100) / 100)).toEqual([0, 0, 1, 1, 1, 1, 0.5, 0, 0, 0])
  })

  const areaOf = (path: string) => shareOf(path).reduce((sum, share) => sum + share)

  /** The share of each of 10 × 10 pixels that a shape covers. */
  function shareOf(path: string): number[] {
    const coverage = createCoverage(10, 10)
    // The origin is at the bottom, since outlines of faces have their ordinates upwards.
    addOutline(coverage, toEdges(path, 6), { x: 0, y: 10, scale: 1 })
    const shares = Array.from({ length: 100 }, () => 0)
    drainCoverage(coverage, (x, row, share) => {
      shares[row * 10 + x] = share
    })
    return shares
  }
})
