import type { Cache } from '../cache/cache.ts'
import type { Bindings, Config } from '../config/config.ts'
import { createLog, type Log, withoutError } from '../log.ts'
import type { ContentService } from '../strapi/port/client.ts'
import type { Throttle } from '../throttle/throttle.ts'

/** What is known of a request, a scheduled run or a batch of queue messages before anything is done. */
export interface Occasion {
  /** The id in every log line. */
  id: string
  /** Origin of the request's address; empty for a scheduled run or a queue. */
  origin: string
  waitUntil: (work: Promise<unknown>) => void
  /** An editor is signed in: cached content is not shown to them. */
  isEditor?: boolean
  /** Why the content service isn't queried for this visitor: they get cached content, or this error. */
  refusal?: Error | undefined
}

/** What one request may use. It is made for each request and never outlives it. */
export interface Context extends Occasion {
  isEditor: boolean
  config: Config
  kv: KVNamespace | undefined
  database: D1Database | undefined
  throttleObjects: Bindings['SIGN_IN_THROTTLE']
  voteShards: Bindings['VOTE_SHARD']
  voteTallies: Bindings['VOTE_TALLY']
  noticeQueue: Queue | undefined
  mailer: SendEmail | undefined
  log: Log
  now: () => number
}

/** What a feature in its own folder makes its service from. */
export interface FeatureContext extends Context {
  /** Content for background work, with time limits, locks and a circuit breaker of its own. */
  backgroundContent: ContentService
  /** The isolate's memory for short-lived copies of a feature's data, which KV would be too slow for. */
  memoryCache: Cache
  throttle: Throttle
}

export function createContext(config: Config, env: Bindings, occasion: Occasion): Context {
  const { id, isEditor = false, refusal } = occasion
  const log = createLog({ requestId: id })
  return {
    ...occasion,
    isEditor,
    refusal,
    config,
    kv: env.CACHE,
    database: env.DB,
    throttleObjects: env.SIGN_IN_THROTTLE,
    voteShards: env.VOTE_SHARD,
    voteTallies: env.VOTE_TALLY,
    noticeQueue: env.NOTICES,
    mailer: env.EMAIL,
    log: refusal ? withoutError(log, refusal) : log,
    now: () => Date.now(),
  }
}
