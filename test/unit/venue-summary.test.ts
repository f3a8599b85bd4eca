import { describe, expect, it } from 'vitest'
import { toVenueSummary, withoutWider } from '../../src/content/places/venue-summary.ts'

const size = (width: number) => ({ url: `/${width}.webp`, width })
const image = {
  url: '/2000.webp',
  width: 2000,
  height: 1001,
  alt: 'The hall',
  sizes: [size(320), size(500), size(750), size(1000)],
}

describe('a picture without what is wider than 750 pixels', () => {
  it('is its widest size that is left, as high as it is then', () => {
    expect(withoutWider(image, 750)).toEqual({
      url: '/750.webp',
      width: 750,
      height: 375,
      alt: 'The hall',
      sizes: [size(320), size(500)],
    })
  })

  it.each([
    ['is no wider', { ...image, width: 750 }],
    ['has no size', { ...image, width: undefined, height: undefined }],
    ['has no height', { ...image, height: undefined }],
    ['has no size that is small enough', { ...image, sizes: [size(1000)] }],
  ])('stays as it is where it %s', (_, given) => {
    // Absent values are written as such: the compiler tells them from `undefined`.
    const picture = JSON.parse(JSON.stringify(given))
    expect(withoutWider(picture, 750)).toEqual(picture)
  })
})

describe('a venue in a list', () => {
  const russian = { slug: 'hall', name: 'Зал', address: 'Невский, 1', locale: 'ru' }
  const venue = { ...russian, localizations: [], latitude: 59.9, longitude: 30.3 }

  it('has its name, its address, where it is, and no picture where its hall has none', () => {
    for (const hall of [undefined, null, [], [{ images: null }], [{ images: [] }]]) {
      expect(toVenueSummary({ ...venue, hall } as never, 'ru', (url) => url)).toEqual({
        slug: 'hall',
        name: 'Зал',
        address: 'Невский, 1',
        latitude: 59.9,
        longitude: 30.3,
      })
    }
  })

  it('has the first picture of its first hall, no wider than a card', () => {
    const formats = { small: { url: '/500.webp', width: 500 } }
    const picture = (url: string) => ({ url, width: 2000, height: 1000, alternativeText: 'Зал', formats })
    const hall = [
      { images: [picture('/first.webp'), picture('/second.webp')] },
      { images: [picture('/other.webp')] },
    ]
    const { image: shown } = toVenueSummary({ ...venue, hall } as never, 'ru', (url) => url)
    expect(shown).toMatchObject({ url: '/500.webp', width: 500, height: 250 })
  })
})
