import { storeLimitMs } from '../../cache/call-store.ts'
import { withinLimit } from '../../cache/time-limit.ts'
import { UpstreamFailed } from '../../errors.ts'

/** Time limit of a read from the database, in milliseconds: it may be on another continent. */
const databaseLimitMs = 3 * storeLimitMs

/**
 * Reads what was last published of sellers from the database, as it stands in KV.
 *
 * @throws UpstreamFailed after `databaseLimitMs`; what the database throws
 */
export const readPublishedText = (database: D1Database): Promise<string | null> =>
  withinLimit(
    databaseLimitMs,
    database
      .prepare(
        `select json_object('madeAt', made_at, 'concerts', json(body)) as text from availability_published`,
      )
      .first<string>('text'),
    () => new UpstreamFailed('store', 0, `the database did not answer within ${databaseLimitMs} ms`),
  )
