import type { Cache } from '../cache/cache.ts'
import type { Bindings, Config } from '../config/config.ts'
import type { ContentService } from '../content/content-service.ts'
import { createLog, type Log } from '../log.ts'
import { embeddedUrl } from '../shared/constants.ts'
import type { StrapiService } from '../strapi/port/client.ts'
import type { Throttle } from '../throttle/throttle.ts'

/** What is known of a request, a scheduled run or a batch of queue messages before anything is done. */
export interface ContextOrigin {
  /** The id in every log line. */
  id: string
  /** Origin of the request's address; empty for a scheduled run or a queue. */
  origin: string
  waitUntil: (work: Promise<unknown>) => void
  /** Whether an editor is signed in: cached content is not shown to editors. */
  isEditor?: boolean
}

/** What one request may use. It is made for each request and never outlives it. */
export interface Context extends ContextOrigin {
  isEditor: boolean
  config: Config
  /** Strapi's address without a slash at its end. The embedded service has one that is never called over the network. */
  contentUrl: string
  /** Reads the files of `public/`. */
  assets: Fetcher
  kv: KVNamespace | undefined
  database: D1Database | undefined
  throttleObjects: Bindings['SIGN_IN_THROTTLE']
  voteShards: Bindings['VOTE_SHARD']
  voteTallies: Bindings['VOTE_TALLY']
  noticeQueue: Queue | undefined
  publisher: Bindings['CONTENT_PUBLISHER']
  mailer: SendEmail | undefined
  log: Log
  now: () => number
}

/** What a feature receives to make its service from. */
export interface FeatureContext extends Context {
  content: ContentService
  /** The content service itself, with the time limits of background work. */
  strapi: () => StrapiService
  /** The isolate's memory for short-lived copies of a feature's data, which KV would be too slow for. */
  memoryCache: Cache
  throttle: Throttle
}

export function createContext(config: Config, env: Bindings, occasion: ContextOrigin): Context {
  const { id, isEditor = false } = occasion
  const log = createLog({ requestId: id })
  return {
    ...occasion,
    isEditor,
    config,
    contentUrl: config.CONTENT_URL?.replace(/\/$/, '') ?? embeddedUrl,
    assets: env.ASSETS,
    kv: env.CACHE,
    database: env.DB,
    throttleObjects: env.SIGN_IN_THROTTLE,
    voteShards: env.VOTE_SHARD,
    voteTallies: env.VOTE_TALLY,
    noticeQueue: env.NOTICES,
    publisher: env.CONTENT_PUBLISHER,
    mailer: env.EMAIL,
    log: log,
    now: () => Date.now(),
  }
}

/**
 * A service whose code is loaded by the first call of one of its methods, all of which return promises: most requests use
 * few services, and code that isn't evaluated costs them nothing. One is made for each request, so that no promise is
 * shared between requests.
 */
export function lazyService<Service extends object>(load: () => Promise<Service>): Service {
  let loading: Promise<Service> | undefined
  const call = async (name: string, given: unknown[]): Promise<unknown> => {
    loading ??= load()
    const service = await loading
    const method: unknown = Reflect.get(service, name)
    if (typeof method !== 'function') throw new TypeError(`a lazily loaded service has no method ${name}`)
    return Reflect.apply(method, service, given)
  }
  return new Proxy(Object.create(null), {
    // A service isn't a promise: without this exception, `await` on a service would call its method `then`.
    get: (_, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : (...given: unknown[]) => call(name, given),
  })
}
