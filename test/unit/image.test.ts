import { describe, expect, it } from 'vitest'
import { toImage, toWebp } from '../../src/content/text/image.ts'

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
