import type { Cache } from '../cache/cache.ts'
import type { Bindings, Config } from '../config/config.ts'
import { createLog, type Log, withoutError } from '../log.ts'
import type { ContentService } from '../strapi/port/client.ts'
import type { Throttle } from '../throttle/throttle.ts'

/** What a request, a scheduled run or a message of the queue says of itself. */
export interface Occasion {
  /** Names it in every line of the log. */
  id: string
  /** The address at which the site was asked, without a path; empty where nobody asked. */
  origin: string
  waitUntil: (work: Promise<unknown>) => void
  /** An editor is signed in: nothing that is stored is shown to them. */
  isEditor?: boolean
  /** Why the content service isn't asked for this visitor: they get what is cached, or this error. */
  refusal?: Error | undefined
}

/** What one request may use. Made for each request; nothing of it outlives one. */
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

/** What a feature makes its service from, in its own folder. */
export interface FeatureContext extends Context {
  /** For work that no visitor waits for: it has time limits, locks and a circuit breaker of its own. */
  backgroundContent: ContentService
  /** Memory of this isolate for the feature's short-lived copies; KV is slower than what they are copies of. */
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
