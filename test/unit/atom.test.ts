import { describe, expect, it } from 'vitest'
import { type AtomEntry, toAtom } from '../../src/endpoints/files/atom.ts'

const entry = (updated: string): AtomEntry => ({
  subject: `post/${updated}`,
  title: 'Заголовок',
  page: 'https://tutti.example/p/x',
  published: '2026-01-01T09:00:00.000Z',
  updated,
})
const feedOf = (...entries: AtomEntry[]) =>
  toAtom({
    locale: 'ru',
    subject: 'feed/news',
    title: 'Новости',
    subtitle: 'О нас',
    author: 'Полутон',
    address: 'https://tutti.example/feed.xml',
    page: 'https://tutti.example/news',
    entries,
  })
/** The feed's own date stands before its entries' dates. */
const updatedOf = (xml: string) => /<updated>([^<]*)<\/updated>/.exec(xml)?.[1]

describe('a feed was touched', () => {
  it('when the entry was that was touched last, wherever it stands', () => {
    const days = ['2026-03-05', '2026-11-02', '2026-07-09'].map((day) => entry(`${day}T10:00:00.000Z`))
    expect(updatedOf(feedOf(...days))).toBe('2026-11-02T10:00:00.000Z')
  })

  it('at an instant, whatever the offsets of its entries', () => {
    const xml = feedOf(entry('2026-11-02T10:00:00+03:00'), entry('2026-11-02T09:00:00Z'))
    expect(updatedOf(xml)).toBe('2026-11-02T09:00:00.000Z')
  })

  it('never, where it has no entries', () => {
    expect(updatedOf(feedOf())).toBe('1970-01-01T00:00:00.000Z')
  })
})

it('an entry says when it was published, and when it was touched', () => {
  const [, ofEntry = ''] = feedOf(entry('2026-11-02T10:00:00.000Z')).split('<entry')
  expect(ofEntry).toContain('<published>2026-01-01T09:00:00.000Z</published>')
  expect(ofEntry).toContain('<updated>2026-11-02T10:00:00.000Z</updated>')
})
