import { expect, it } from 'vitest'
import { zodiacSignOf } from '../../src/shared/zodiac.ts'

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
  expect(zodiacSignOf(day)).toBe(sign)
})
