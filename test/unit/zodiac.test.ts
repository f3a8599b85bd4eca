import { expect, it } from 'vitest'
import { findZodiacSign, formatZodiacSpan, zodiacSigns } from '../../src/shared/zodiac.ts'

it.each([
  ['2001-01-01', 'capricorn'],
  ['2001-01-19', 'capricorn'],
  ['2001-01-20', 'aquarius'],
  ['2001-02-18', 'aquarius'],
  ['2004-02-29', 'pisces'],
  ['2001-03-20', 'pisces'],
  ['2001-03-21', 'aries'],
  ['2001-04-20', 'taurus'],
  ['2001-05-21', 'gemini'],
  ['2001-06-21', 'cancer'],
  ['2001-07-23', 'leo'],
  ['2001-08-23', 'virgo'],
  ['2001-09-23', 'libra'],
  ['2001-10-23', 'scorpio'],
  ['2001-11-22', 'sagittarius'],
  ['2001-12-21', 'sagittarius'],
  ['2001-12-22', 'capricorn'],
  ['2001-12-31', 'capricorn'],
])('who was born on %s is a %s', (day, sign) => {
  expect(findZodiacSign(day)).toBe(sign)
})

it.each([
  ['aries', '03-21', '04-19'],
  ['cancer', '06-21', '07-22'],
  ['sagittarius', '11-22', '12-21'],
  ['capricorn', '12-22', '01-19'],
  ['aquarius', '01-20', '02-18'],
  ['pisces', '02-19', '03-20'],
] as const)('%s lasts from %s to %s', (sign, first, last) => {
  const span = formatZodiacSpan(sign)
  expect([span.first.slice(5), span.last.slice(5)]).toEqual([first, last])
})

it.each(zodiacSigns)('who was born on the first or the last day of %s is one', (sign) => {
  const { first, last } = formatZodiacSpan(sign)
  expect([findZodiacSign(first), findZodiacSign(last)]).toEqual([sign, sign])
})
