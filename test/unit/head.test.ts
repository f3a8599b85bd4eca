import { describe, expect, it } from 'vitest'
import { canonicalPath, makeHreflangLinks } from '../../src/rendering/head.ts'
import { choosePreviewPicture } from '../../src/rendering/preview-picture.ts'
import { allLocales } from '../../src/shared/locales.ts'

const both = { ru: '/p/x', en: '/p/x' }

describe('the canonical address', () => {
  it('of a page that every language has is the page itself', () => {
    expect(canonicalPath('en', '/concerts', {})).toBe('/en/concerts')
  })

  it('keeps the number of a page of a list', () => {
    expect(canonicalPath('en', '/news', { canonicalQuery: '?page=2' })).toBe('/en/news?page=2')
  })

  it('of a text that is not translated is where it was written', () => {
    expect(canonicalPath('th', '/p/x', { alternates: both })).toBe('/p/x')
    expect(canonicalPath('th', '/p/x', { alternates: { en: '/p/x' } })).toBe('/p/en/p/x')
  })

  it('of a member is one, whichever address led there', () => {
    expect(canonicalPath('ru', '/ivanov', { canonicalPath: '/members/ivanov' })).toBe('/members/ivanov')
  })
})

describe('hreflang links', () => {
  const hrefs = (links: { hreflang: string; path: string }[]) =>
    links.map(({ hreflang, path }) => `${hreflang} ${path}`)

  it('name the page itself, its translations and the one for everybody else', () => {
    expect(hrefs(makeHreflangLinks(allLocales, 'en', '/p/x', { alternates: both }))).toEqual([
      'ru /p/x',
      'en /p/en/p/x',
      'x-default /p/x',
    ])
  })

  it('are the same on each of the translations', () => {
    const of = (locale: 'ru' | 'en') =>
      hrefs(makeHreflangLinks(allLocales, locale, '/p/x', { alternates: both }))
    expect(of('ru')).toEqual(of('en'))
  })

  it('are missing where the page is not translated', () => {
    expect(makeHreflangLinks(allLocales, 'th', '/p/x', { alternates: both })).toEqual([])
    expect(makeHreflangLinks(allLocales, 'ru', '/p/x', { alternates: { ru: '/p/x' } })).toEqual([])
  })

  it('lead from a page of a list to the same page of it', () => {
    expect(hrefs(makeHreflangLinks(['ru', 'en'], 'en', '/news', { canonicalQuery: '?page=2' }))).toEqual([
      'ru /news?page=2',
      'en /en/news?page=2',
      'x-default /news?page=2',
    ])
  })

  it('leave no trace of languages that the site does not have', () => {
    expect(makeHreflangLinks(['ru'], 'ru', '/concerts', {})).toEqual([])
  })
})

describe('the picture of a shared link', () => {
  const page = { origin: 'https://tutti.example', locale: 'en', path: '/c/x' } as const
  const image = { url: '/build/a.jpg', width: 1920, height: 1080, alt: 'A hall', sizes: [] }

  it('is the entry’s own, with its origin', () => {
    expect(choosePreviewPicture(page, { image, shareImage: { title: 'X' } })).toEqual({
      url: 'https://tutti.example/build/a.jpg',
      type: 'image/jpeg',
      width: 1920,
      height: 1080,
      alt: 'A hall',
    })
  })

  it.each([
    ['/uploads/a.jpg?format=webp&quality=60', 'https://tutti.example/uploads/a.jpg', 'image/jpeg'],
    ['/uploads/a.PNG', 'https://tutti.example/uploads/a.PNG', 'image/png'],
    ['https://cdn.example/a.jpeg?v=2', 'https://cdn.example/a.jpeg?v=2', 'image/jpeg'],
  ])('of %s is shared as every network shows it', (url, shared, type) => {
    expect(choosePreviewPicture(page, { image: { ...image, url } })).toMatchObject({ url: shared, type })
  })

  it.each([
    '/uploads/a.webp',
    '/uploads/a.avif',
    '/uploads/a.svg',
    '/uploads/a',
    'https://cdn.example/a.jpg?fm=webp',
  ])('isn’t %s, which some networks don’t show: it is drawn', (url) => {
    const picture = choosePreviewPicture(page, { image: { ...image, url }, shareImage: { title: 'X' } })
    expect(picture).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
    expect(picture.url).toMatch(/^https:\/\/tutti\.example\/en\/c\/x\/card\.png/)
  })

  it('without an extension is of the type that the content service knows', () => {
    const picture = choosePreviewPicture(page, { image: { ...image, url: '/uploads/a', mime: 'image/jpeg' } })
    expect(picture).toMatchObject({ url: 'https://tutti.example/uploads/a', type: 'image/jpeg' })
  })

  it('of another host stays there', () => {
    expect(choosePreviewPicture(page, { image: { ...image, url: 'https://cdn.example/a.jpg' } }).url).toBe(
      'https://cdn.example/a.jpg',
    )
  })

  it('is drawn where the entry has none, and says what it shows', () => {
    const picture = choosePreviewPicture(page, {
      shareImage: { title: 'Zimmer', date: '2026-12-05', place: 'Kazan' },
    })
    expect(picture).toMatchObject({ width: 1200, height: 630, alt: 'Zimmer, 5 December 2026, Kazan' })
    expect(picture.url).toMatch(/^https:\/\/tutti\.example\/en\/c\/x\/card\.png\?v=[a-z0-9]+$/)
  })

  it('has another address when it shows something else', () => {
    const of = (date: string) => choosePreviewPicture(page, { shareImage: { title: 'Zimmer', date } }).url
    expect(of('2026-12-05')).not.toBe(of('2026-12-06'))
    expect(of('2026-12-05')).toBe(of('2026-12-05'))
  })

  it('is the site’s where a page says nothing of its own', () => {
    expect(choosePreviewPicture(page, {}).url).toMatch(/^https:\/\/tutti\.example\/en\/card\.png\?v=/)
  })
})
