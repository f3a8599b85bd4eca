/** Counts that one isolate sends to the object of a day. */
export interface StatisticsBatch {
  /** A random id of the isolate. Its batches are numbered: a repeated one is counted once. */
  sender: string
  sequence: number
  /** What was brought of each occurrence, by `toOccurrenceKey`. */
  counts: [occurrence: string, brought: Brought[]][]
}

/** Who has brought an occurrence, as marks of this day, and how often. */
export interface Brought {
  count: number
  address: number
  /** The IPv6 /48 of the address. */
  network?: number | undefined
  /** The visitor, for what counts once for each. */
  own?: number | undefined
}
export type Bringer = Omit<Brought, 'count'>

/** How long an isolate waits for more before it sends what it has counted. */
export const sendAfterMs = 1000
/** How long an object collects batches before it writes them. Isolates wait for the write. */
export const writeAfterMs = 1500
/** How long an object collects sums before it copies them into the database. */
export const copyAfterMs = 2 * 60_000
/** How long after the end of its day an object accepts batches, in milliseconds; then its salt and marks are deleted. */
export const lateMs = 60_000
export const dayMs = 86_400_000

/** The end of a day in UTC, in milliseconds. */
export const toEndOfDayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`) + dayMs
