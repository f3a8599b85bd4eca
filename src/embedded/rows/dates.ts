const millisecondsPerDay = 86_400_000

/** ISO 8601 moment `days` after a day (`YYYY-MM-DD`), at nine in the morning of Moscow unless told otherwise. */
export function momentAfter(day: string, days: number, hourUtc = 6): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay + hourUtc * 3_600_000).toISOString()
}

/**
 * When the entry at a place in its list was written and last touched: some months ago, and within the last
 * weeks, so that the demo never looks abandoned.
 */
export function stamps(today: string, index: number): { createdAt: string; updatedAt: string } {
  return {
    createdAt: momentAfter(today, -120 - ((index * 37) % 400)),
    updatedAt: momentAfter(today, -1 - ((index * 5) % 28)),
  }
}
