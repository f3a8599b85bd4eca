import {
  addBrought,
  type DayMarks,
  freeOfAddress,
  type MarkedCount,
  toSingleMarks,
  toWholeMarks,
} from './address-limits.ts'
import { copySums } from './copy-sums.ts'
import { createDaySums, type DaySums, type SumRow } from './day-sums.ts'
import { toMarkKey } from './marks.ts'
import { copyAfterMs, lateMs, type StatisticsBatch, toEndOfDayMs, writeAfterMs } from './statistics-batch.ts'
import type { StatisticsObjects } from './statistics-day.ts'
import { readOccurrenceKey } from './statistics-kinds.ts'

const tables = `
  create table if not exists sum (
    kind text not null, path text not null, dimension text not null, value text not null,
    count integer not null, write integer not null, primary key (kind, path, dimension, value)
  ) without rowid;
  create index if not exists sum_by_write on sum (write);
  create table if not exists mark (mark integer primary key, count integer not null);
  create table if not exists sender (sender text primary key, sequence integer not null) without rowid;`

/** A row of the table `sum`, as an object type that SQLite's interface takes. */
type StoredSum = { [Column in keyof SumRow]: SumRow[Column] }

/**
 * Limit of marks of a day, above the real number of visitors: an address makes at most six hundred. Beyond it new
 * visitors aren't counted; views and clicks go on, without limits for new addresses.
 */
const maxMarks = 1_000_000
/** Copying that failed is tried again after a minute, then later, at most every half hour. */
const firstRetryMs = 60_000
const longestRetryMs = 30 * 60_000

/**
 * Adds up one day: in memory, and every one and a half seconds in the object's own SQLite, in one transaction with the numbers of
 * the batches. A batch is answered after it, so that an isolate sends again what an object that ended didn't write, and
 * nothing is counted twice. The timer of a write can't be lost alone: isolates wait for it. An alarm, which outlives the
 * object's memory, copies sums into the database, and deletes salt and marks after the end of the day.
 */
export class DayState {
  readonly #state: DurableObjectState
  readonly #objects: StatisticsObjects
  #sums: DaySums | undefined
  #markCount = 0
  /** Marks and numbers of batches that were counted and aren't written yet. */
  #marks = new Map<number, number>()
  #senders = new Map<string, number>()
  #writing: Promise<void> | undefined
  #alarmAt: number | undefined
  #failures = 0

  constructor(state: DurableObjectState, objects: StatisticsObjects) {
    this.#state = state
    this.#objects = objects
    state.storage.sql.exec(tables)
  }

  /** @returns the salt of the day's marks; `undefined` once the day is over */
  async readSalt(day: string): Promise<string | undefined> {
    if (isOver(day)) return undefined
    const { kv } = this.#state.storage
    if (kv.get<string>('day') === undefined) {
      kv.put('day', day)
      await this.#ringBefore(toEndOfDayMs(day) + lateMs)
    }
    return this.#openSalt()
  }

  /**
   * Counts a batch, once, and answers when it is stored.
   *
   * @returns `over` where the day was over too long ago
   * @throws what the storage throws; the batch can be sent again
   */
  async add(day: string, batch: StatisticsBatch): Promise<'counted' | 'over'> {
    if (isOver(day)) return 'over'
    if (!this.#isKnown(batch)) this.#count(batch)
    this.#writing ??= this.#writeLater(day)
    await this.#writing
    return 'counted'
  }

  async alarm(): Promise<void> {
    const { kv } = this.#state.storage
    const day = kv.get<string>('day')
    if (day === undefined) return
    this.#alarmAt = undefined
    const isLast = isOver(day)
    try {
      if (isLast) this.#forgetVisitors()
      await this.#copy(day)
      this.#failures = 0
    } catch {
      // Readers see older sums until the next attempt. Attempts never end.
      this.#failures += 1
      await this.#ringBefore(Date.now() + Math.min(firstRetryMs * 2 ** (this.#failures - 1), longestRetryMs))
      return
    }
    if (isLast) await this.#state.storage.deleteAll()
    else await this.#ringBefore(toEndOfDayMs(day) + lateMs)
  }

  #openSalt(): string {
    const { kv } = this.#state.storage
    const known = kv.get<string>('salt')
    if (known !== undefined) return known
    const salt = crypto.randomUUID()
    kv.put('salt', salt)
    return salt
  }

  #isKnown({ sender, sequence }: StatisticsBatch): boolean {
    const unwritten = this.#senders.get(sender)
    if (unwritten !== undefined) return unwritten >= sequence
    const [stored] = this.#state.storage.sql.exec<{ sequence: number }>(
      'select sequence from sender where sender = ?',
      sender,
    )
    return stored !== undefined && stored.sequence >= sequence
  }

  #count({ sender, sequence, counts }: StatisticsBatch): void {
    const sums = this.#open()
    const markKey = toMarkKey(this.#openSalt())
    const all = counts.flatMap(([key, brought]) => {
      const occurrence = readOccurrenceKey(key)
      if (!occurrence) return []
      return brought.map((each) => ({
        occurrence,
        brought: each,
        whole: toWholeMarks(markKey, occurrence, each),
      }))
    })
    const marks = this.#openMarks(markKey, all)
    for (const each of all) addBrought(sums, marks, each)
    this.#senders.set(sender, sequence)
  }

  /** Opens the marks that a batch needs: in two statements, since a batch has thousands. */
  #openMarks(key: Uint32Array, all: readonly MarkedCount[]): DayMarks {
    const stored = this.#readMarks(
      all.flatMap(({ brought: { own }, whole: { ofAddress, ofNetwork } }) => [own, ofAddress, ofNetwork]),
    )
    const read = (mark: number) => this.#marks.get(mark) ?? stored.get(mark) ?? 0
    const timesBrought = new Map<number, number>()
    for (const { whole } of all)
      timesBrought.set(whole.ofAddress, (timesBrought.get(whole.ofAddress) ?? 0) + 1)
    const single = all.flatMap(({ occurrence, brought, whole: { ofAddress } }) => {
      const inBatch = brought.count + (timesBrought.get(ofAddress) ?? 0)
      if (read(ofAddress) + inBatch <= freeOfAddress) return []
      const { path, claims } = toSingleMarks(key, occurrence, brought)
      return [path, ...claims.map((claim) => claim.mark)]
    })
    for (const [mark, count] of this.#readMarks(single)) stored.set(mark, count)
    const increase = (mark: number) => {
      const count = read(mark)
      if (count === 0 && this.#markCount >= maxMarks) return false
      if (count === 0) this.#markCount += 1
      this.#marks.set(mark, count + 1)
      return true
    }
    return { key, read, increase }
  }

  /** Reads how often marks were counted, as far as that is stored. */
  #readMarks(marks: readonly (number | undefined)[]): Map<number, number> {
    const asked = marks.filter((mark) => mark !== undefined)
    if (asked.length === 0) return new Map()
    const rows = this.#state.storage.sql.exec<{ mark: number; count: number }>(
      'select mark, count from mark where mark in (select value from json_each(?))',
      JSON.stringify(asked),
    )
    return new Map([...rows].map(({ mark, count }) => [mark, count]))
  }

  /** Reads the sums of the day, at first and after a write that failed. */
  #open(): DaySums {
    if (this.#sums) return this.#sums
    const { sql } = this.#state.storage
    this.#markCount = sql.exec<{ count: number }>('select count(*) as count from mark').one().count
    const sums = createDaySums(
      sql.exec<StoredSum>('select kind, path, dimension, value, count from sum where count > 0'),
    )
    this.#sums = sums
    return sums
  }

  async #writeLater(day: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, writeAfterMs))
    const [marks, senders] = [this.#marks, this.#senders]
    const rows = this.#sums?.takeChanged() ?? []
    this.#marks = new Map()
    this.#senders = new Map()
    this.#writing = undefined
    try {
      this.#state.storage.transactionSync(() => this.#write(rows, marks, senders))
    } catch (error) {
      // Memory now holds more than is stored, and isolates send it again.
      this.#sums = undefined
      throw error
    }
    if (rows.length > 0) await this.#planCopy(day)
  }

  #write(rows: readonly SumRow[], marks: Map<number, number>, senders: Map<string, number>): void {
    const { sql, kv } = this.#state.storage
    const write = (kv.get<number>('write') ?? 0) + 1
    kv.put('write', write)
    const values = rows.map(({ kind, path, dimension, value, count }) => [
      kind,
      path,
      dimension,
      value,
      count,
    ])
    sql.exec(
      `insert into sum select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ?
       from json_each(?) where true on conflict do update set count = excluded.count, write = excluded.write`,
      write,
      JSON.stringify(values),
    )
    sql.exec(
      `insert into mark select value ->> 0, value ->> 1 from json_each(?) where true
       on conflict do update set count = excluded.count`,
      JSON.stringify([...marks]),
    )
    sql.exec(
      `insert into sender select value ->> 0, value ->> 1 from json_each(?) where true
       on conflict do update set sequence = excluded.sequence`,
      JSON.stringify([...senders]),
    )
  }

  #planCopy(day: string): Promise<void> {
    const { kv } = this.#state.storage
    if (kv.get<string>('day') === undefined) kv.put('day', day)
    return this.#ringBefore(Math.min(Date.now() + copyAfterMs, toEndOfDayMs(day) + lateMs))
  }

  /** Sets the alarm, unless an earlier one is set. */
  async #ringBefore(time: number): Promise<void> {
    this.#alarmAt ??= (await this.#state.storage.getAlarm()) ?? Number.POSITIVE_INFINITY
    if (this.#alarmAt <= time) return
    this.#alarmAt = time
    await this.#state.storage.setAlarm(time)
  }

  /** Copies the sums that have changed since the last copy. What is written meanwhile is copied the next time. */
  async #copy(day: string): Promise<void> {
    const { sql, kv } = this.#state.storage
    const { DB: database } = this.#objects
    const last = kv.get<number>('write') ?? 0
    const copied = kv.get<number>('copied') ?? 0
    if (!database || copied === last) return
    const rows = sql.exec<StoredSum>(
      'select kind, path, dimension, value, count from sum where write > ?',
      copied,
    )
    await copySums(database, day, rows.toArray())
    kv.put('copied', last)
    sql.exec('delete from sum where count = 0 and write <= ?', last)
  }

  #forgetVisitors(): void {
    const { sql, kv } = this.#state.storage
    kv.delete('salt')
    sql.exec('delete from mark')
  }
}

const isOver = (day: string): boolean => Date.now() >= toEndOfDayMs(day) + lateMs
