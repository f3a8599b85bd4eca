import { describe, expect, it } from 'vitest'
import { formatAge } from '../../src/languages/age.ts'

const hour = 60 * 60 * 1000

describe('the age of a copy', () => {
  it.each([
    ['ru', 0, 'только что'],
    ['ru', 59_999, 'только что'],
    ['ru', 60_000, '1 минуту назад'],
    ['ru', 2 * hour - 1, '1 час назад'],
    ['ru', 5 * hour, '5 часов назад'],
    ['ru', 25 * hour, 'вчера'],
    ['en', 3 * 24 * hour, '3 days ago'],
    ['de', 59_999, 'gerade eben'],
    ['de', 25 * hour, 'gestern'],
    ['de', 3 * 24 * hour, 'vor 3 Tagen'],
    ['th', 2 * hour, '2 ชั่วโมงที่ผ่านมา'],
  ] as const)('in %s after %d ms is «%s»', (locale, age, words) => {
    expect(formatAge(locale, age)).toBe(words)
  })

  it.each([-1, -24 * hour, Number.NaN])('of %d ms is not said', (age) => {
    expect(formatAge('ru', age)).toBeUndefined()
  })
})
