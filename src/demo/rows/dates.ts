const millisecondsPerDay = 86_400_000

/** Moments around a day, written as ISO 8601. Formatting is slow and thousands of rows share few moments. */
export interface Calendar {
  /** 09:00 in Moscow, the given number of days after the snapshot's day; before it if the number is negative. */
  after(days: number): string
  /** Days from the day to another one (`YYYY-MM-DD`); negative is before. */
  daysUntil(date: string): number
}

export function makeCalendar(today: string): Calendar {
  const start = Date.parse(`${today}T06:00:00.000Z`)
  const moments = new Map<number, string>()
  return {
    after(days) {
      const known = moments.get(days)
      if (known) return known
      const moment = new Date(start + days * millisecondsPerDay).toISOString()
      moments.set(days, moment)
      return moment
    },
    daysUntil: (date) => (Date.parse(`${date}T06:00:00.000Z`) - start) / millisecondsPerDay,
  }
}

/**
 * When the entry at a place in its list was written and last touched: some months ago, and within the last
 * weeks, so that the demo never looks abandoned.
 */
export function makeStamps({ after }: Calendar, index: number): { createdAt: string; updatedAt: string } {
  return { createdAt: after(-120 - ((index * 37) % 400)), updatedAt: after(-1 - ((index * 5) % 28)) }
}
