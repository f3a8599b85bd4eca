import type { Texts } from '../../messages.ts'

export const zodiac: Texts<'zodiac'> = {
  capricorn: 'Capricorn',
  aquarius: 'Aquarius',
  pisces: 'Pisces',
  aries: 'Aries',
  taurus: 'Taurus',
  gemini: 'Gemini',
  cancer: 'Cancer',
  leo: 'Leo',
  virgo: 'Virgo',
  libra: 'Libra',
  scorpio: 'Scorpio',
  sagittarius: 'Sagittarius',
}
