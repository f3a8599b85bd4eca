/** Signs in the order of the year, with the first day of each in the usual table of the tropical zodiac. */
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

/** Signs in the order of astrologers, which begins in spring. */
export const zodiacSigns = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const satisfies readonly ZodiacSign[]

/** The sign of who was born on a day. @param day `YYYY-MM-DD`, a real one */
export function findZodiacSign(day: string): ZodiacSign {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  const begun = firstDays.findLast(([, m, d]) => m < month || (m === month && d <= date))
  return begun?.[0] ?? 'capricorn'
}

/** A leap year, so that every date exists. */
const anyYear = 2024
const dayMs = 86_400_000

/** A sign's first day and its last, `YYYY-MM-DD` of years that mean nothing. */
export function formatZodiacSpan(sign: ZodiacSign): { first: string; last: string } {
  const at = firstDays.findLastIndex(([name]) => name === sign)
  const dayAt = (index: number, year: number) => {
    const [, month, date] = firstDays[index] ?? firstDays[0]
    return Date.UTC(year, month - 1, date)
  }
  const next = at + 1 < firstDays.length ? dayAt(at + 1, anyYear) : dayAt(1, anyYear + 1)
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { first: toDay(dayAt(at, anyYear)), last: toDay(next - dayMs) }
}
