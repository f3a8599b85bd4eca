import type { Texts } from '../../messages.ts'

export const zodiac: Texts<'zodiac'> = {
  capricorn: 'Steinbock',
  aquarius: 'Wassermann',
  pisces: 'Fische',
  aries: 'Widder',
  taurus: 'Stier',
  gemini: 'Zwillinge',
  cancer: 'Krebs',
  leo: 'Löwe',
  virgo: 'Jungfrau',
  libra: 'Waage',
  scorpio: 'Skorpion',
  sagittarius: 'Schütze',
}
