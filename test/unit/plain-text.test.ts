import { describe, expect, it } from 'vitest'
import { toPlainText } from '../../src/shared/plain-text.ts'
import { cleanAnswer } from '../../src/strapi/port/clean-answer.ts'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))

describe('what somebody wrote', () => {
  it.each([
    [
      'control characters',
      [...from(0x00, 0x08), ...from(0x0b, 0x0c), ...from(0x0e, 0x1f), ...from(0x7f, 0x9f)],
    ],
    ['marks that turn the direction', [...from(0x202a, 0x202e), ...from(0x2066, 0x2069)]],
    ['byte order marks and annotations', ['\ufeff', ...from(0xfff9, 0xfffb)]],
  ])('loses %s', (_name, characters) => {
    expect(characters.map((character) => toPlainText(`a${character}b`))).toEqual(characters.map(() => 'ab'))
  })

  it.each([
    ['tabs and line breaks', 'a\tb\r\nc\u2028d'],
    ['joiners of Persian and of emoji', 'می‌خواهم 👨‍👩‍👧'],
    ['marks of Arabic and Hebrew', 'a\u200eb\u200fc\u061cd'],
    ['marks of Thai, and no-break spaces', 'ที่นี่ 10\u00a0000'],
    ['soft hyphens', 'кино\u00adмузыка'],
    ['letters of two halves', '𝄞'],
  ])('keeps %s', (_name, text) => {
    expect(toPlainText(text)).toBe(text)
  })

  it('has no half of a letter', () => {
    expect(toPlainText('a\ud834b')).toBe('a\ufffdb')
  })
})

describe('an answer', () => {
  it('is cleaned wherever a text stands', () => {
    const answer = { data: [{ attributes: { name: 'a\u202eb', tags: ['c\ufeff'], at: 3, none: null } }] }
    expect(cleanAnswer(answer)).toEqual({
      data: [{ attributes: { name: 'ab', tags: ['c'], at: 3, none: null } }],
    })
  })

  it('keeps its slugs, wrong or not', () => {
    expect(cleanAnswer({ slug: 'a\ufeff' })).toEqual({ slug: 'a\ufeff' })
  })

  it.each(['[', '{"a":'])('ends after 64 levels of %s', (open) => {
    const close = open === '[' ? ']' : '}'
    const deep = JSON.parse(`${open.repeat(50_000)}1${close.repeat(50_000)}`)
    let levels = 0
    for (let at = cleanAnswer(deep); at !== undefined; at = Object.values(at ?? {})[0]) levels += 1
    expect(levels).toBe(64)
  })
})
