import { seasonBegins } from '../brand/chosen.ts'
import { twoDigits } from './zoned-time.ts'

/**
 * A season is the year in which it begins: 2026 is September 2026 to August 2027 where seasons begin in September.
 *
 * @param day `YYYY-MM-DD`, or its month
 */
export const toSeason = (day: string, begins = seasonBegins): number =>
  Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < begins ? 1 : 0)

/** The months of a season, `YYYY-MM`: its first, and the first that isn't of it any more. */
export const toSeasonMonths = (season: number, begins = seasonBegins): { first: string; end: string } => ({
  first: `${season}-${twoDigits(begins)}`,
  end: `${season + 1}-${twoDigits(begins)}`,
})

/** Names a season by its years: `2026/27`, or `2026` where it is a calendar year. */
export const toSeasonName = (season: number, begins = seasonBegins): string =>
  begins === 1 ? String(season) : `${season}/${String(season + 1).slice(2)}`
