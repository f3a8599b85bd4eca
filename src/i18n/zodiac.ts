import { zodiac as inBrandsWords } from '../brand/texts.ts'
import { defineMessages } from './messages.ts'

/** The signs of `shared/zodiac.ts`. */
export const zodiacMessages = defineMessages(inBrandsWords, {
  ru: {
    capricorn: 'Козерог',
    aquarius: 'Водолей',
    pisces: 'Рыбы',
    aries: 'Овен',
    taurus: 'Телец',
    gemini: 'Близнецы',
    cancer: 'Рак',
    leo: 'Лев',
    virgo: 'Дева',
    libra: 'Весы',
    scorpio: 'Скорпион',
    sagittarius: 'Стрелец',
  },
  en: {
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
  },
  th: {
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
  },
})
