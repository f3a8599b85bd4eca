/** In the order of the year, as each begins: month and day of the tropical zodiac's usual table. */
const firstDays = [
  ['capricorn', 1, 1],
  ['aquarius', 1, 20],
  ['pisces', 2, 19],
  ['aries', 3, 21],
  ['taurus', 4, 20],
  ['gemini', 5, 21],
  ['cancer', 6, 21],
  ['leo', 7, 23],
  ['virgo', 8, 23],
  ['libra', 9, 23],
  ['scorpio', 10, 23],
  ['sagittarius', 11, 22],
  ['capricorn', 12, 22],
] as const

export type ZodiacSign = (typeof firstDays)[number][0]

/** The sign of who was born on a day. @param day `YYYY-MM-DD`, a real one */
export function zodiacSignOf(day: string): ZodiacSign {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const begun = firstDays.findLast(([, m, d]) => m < month || (m === month && d <= date))
  return begun?.[0] ?? 'capricorn'
}
