import type { Texts } from '../../messages.ts'

export const zodiac: Texts<'zodiac'> = {
  capricorn: 'มังกร',
  aquarius: 'กุมภ์',
  pisces: 'มีน',
  aries: 'เมษ',
  taurus: 'พฤษภ',
  gemini: 'เมถุน',
  cancer: 'กรกฎ',
  leo: 'สิงห์',
  virgo: 'กันย์',
  libra: 'ตุลย์',
  scorpio: 'พิจิก',
  sagittarius: 'ธนู',
}
