import { describe, expect, it } from 'vitest'
import { plural } from '../../src/languages/messages.ts'

describe('the form of a word for a number', () => {
  const forms = { one: 'концерт', few: 'концерта', many: 'концертов', other: 'концерта' }

  it.each([
    [0, 'концертов'],
    [1, 'концерт'],
    [2, 'концерта'],
    [4, 'концерта'],
    [5, 'концертов'],
    [11, 'концертов'],
    [12, 'концертов'],
    [14, 'концертов'],
    [20, 'концертов'],
    [21, 'концерт'],
    [22, 'концерта'],
    [101, 'концерт'],
    [111, 'концертов'],
    [112, 'концертов'],
    [121, 'концерт'],
    [1000, 'концертов'],
    [1.5, 'концерта'],
  ])('in Russian: %d %s', (count, word) => {
    expect(plural('ru', count, forms)).toBe(word)
  })

  it.each([
    [0, 'concerts'],
    [1, 'concert'],
    [2, 'concerts'],
    [11, 'concerts'],
    [21, 'concerts'],
  ])('in English: %d %s', (count, word) => {
    expect(plural('en', count, { one: 'concert', other: 'concerts' })).toBe(word)
  })

  it.each([
    [0, 'Konzerte'],
    [1, 'Konzert'],
    [2, 'Konzerte'],
    [21, 'Konzerte'],
  ])('in German: %d %s', (count, word) => {
    expect(plural('de', count, { one: 'Konzert', other: 'Konzerte' })).toBe(word)
  })

  it.each([0, 1, 2, 5, 21])('in Thai is always the same: %d', (count) => {
    expect(plural('th', count, { one: 'หนึ่ง', other: 'คอนเสิร์ต' })).toBe('คอนเสิร์ต')
  })
})
