/** The signs of `shared/zodiac.ts`. */
export const zodiac = {
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
}
