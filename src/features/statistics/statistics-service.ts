import type { FeatureContext } from '../../context/context.ts'
import { ConfigInvalid } from '../../errors.ts'
import { visitSums } from '../../shared/stored-names.ts'
import { toUtcDay } from '../../shared/zoned-time.ts'
import { dayMs } from './statistics-batch.ts'
import { toHour } from './statistics-kinds.ts'

export interface StatisticsService {
  /** Deletes sums that are too old. Never fails. */
  runScheduled: () => Promise<void>
}

/** Hours are stored for thirty days, days for three years. */
const hoursStoredMs = 30 * dayMs
const daysStoredMs = visitSums.maxAgeSeconds * 1000
/** How many old rows a run deletes; it runs every minute. */
const deletedAtOnce = 1000

/** @throws ConfigInvalid where the deployment has no database */
export function createStatisticsService({ database, now, log }: FeatureContext): StatisticsService {
  if (!database) throw new ConfigInvalid(['DB is needed'])
  return {
    runScheduled: async () => {
      try {
        await deleteOldSums(database, now())
      } catch (error) {
        // The next run deletes the old statistics.
        log.warn('old statistics could not be deleted', { error })
      }
    },
  }
}

/** Deletes hours older than thirty days and days older than three years. @throws what the database throws */
async function deleteOldSums(database: D1Database, now: number): Promise<void> {
  await database.batch([
    database
      .prepare(
        `delete from statistics_hours where (hour, kind, path) in
           (select hour, kind, path from statistics_hours where hour < ? limit ${deletedAtOnce})`,
      )
      .bind(toHour(now - hoursStoredMs)),
    database
      .prepare(
        `delete from statistics_days where (day, kind, path, dimension, value) in
           (select day, kind, path, dimension, value from statistics_days where day < ? limit ${deletedAtOnce})`,
      )
      .bind(toUtcDay(now - daysStoredMs)),
  ])
}
