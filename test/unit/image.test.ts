import { describe, expect, it } from 'vitest'
import { imageSchema, toImage, toWebp } from '../../src/content/text/image.ts'
import { parseContent } from '../../src/strapi/port/parse-content.ts'

const mediaUrl = (path: string) => new URL(path, 'https://content.example').href

describe('pictures of the content service', () => {
  it('of other types are asked for as webp of quality 60', () => {
    expect(toWebp('/uploads/small_hall.jpg')).toBe('/uploads/small_hall.jpg?format=webp&quality=60')
  })

  it.each([
    '/uploads/hall.webp',
    '/uploads/hall.avif',
    '/uploads/logo.svg',
    '/uploads/hall.jpg?v=2',
    '/build/pictures/hall.png',
    'https://cdn.example/uploads/hall.jpg?signature=x',
  ])('stay as they are: %s', (path) => {
    expect(toWebp(path)).toBe(path)
  })

  it('without formats have one size, their own', () => {
    const image = toImage(
      { url: '/uploads/hall.png', width: 900, height: 600, alternativeText: null, formats: null },
      mediaUrl,
    )
    expect(image).toEqual({
      url: 'https://content.example/uploads/hall.png?format=webp&quality=60',
      width: 900,
      height: 600,
      alt: '',
      sizes: [],
    })
  })
})

describe('a picture as upload providers and imports write it', () => {
  const shown = (picture: object) => toImage(parseContent('picture', imageSchema, picture).value, mediaUrl)

  it.each([
    ['uploads/hall.svg', 'https://content.example/uploads/hall.svg'],
    ['../uploads/hall.svg', 'https://content.example/uploads/hall.svg'],
    ['/uploads/big hall.svg', 'https://content.example/uploads/big%20hall.svg'],
    ['//cdn.example/hall.svg', 'https://cdn.example/hall.svg'],
    ['cdn.example/hall.svg', 'https://cdn.example/hall.svg'],
  ])('at %s is shown from %s', (url, address) => {
    expect(shown({ url })?.url).toBe(address)
  })

  it.each([
    ['640', 640],
    ['640px', 640],
    [' 640 PX ', 640],
    ['640.4', 640],
  ])('with the width %j is %i pixels wide', (width, pixels) => {
    expect(shown({ url: '/uploads/hall.svg', width, height: 480 })?.width).toBe(pixels)
  })

  it.each(['100%', '', 'wide', '-5', '1e9'])('with the width %j is shown without one', (width) => {
    expect(shown({ url: '/uploads/hall.svg', width, height: 480 })).toEqual({
      url: 'https://content.example/uploads/hall.svg',
      alt: '',
      sizes: [],
    })
  })

  it('has its sizes though their widths are texts', () => {
    const formats = { small: { url: '/uploads/small_hall.svg', width: '500' } }
    expect(shown({ url: '/uploads/hall.svg', formats })?.sizes).toEqual([
      { url: 'https://content.example/uploads/small_hall.svg', width: 500 },
    ])
  })
})
