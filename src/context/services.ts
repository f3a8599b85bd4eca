import { type Cache, createIsolateState } from '../cache/cache.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../cache/circuit-breaker.ts'
import { type CachedResponse, createEdgeCache } from '../cache/edge-cache.ts'
import { forgetJoinedCalls } from '../cache/join-calls.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { AccountService } from '../features/accounts/account-service.ts'
import type { NoticeService } from '../features/notices/notice-service.ts'
import type { ShortLinks } from '../features/partners/short-links.ts'
import type { SubmissionService } from '../features/submissions/submission-service.ts'
import type { VoteService } from '../features/votes/vote-service.ts'
import type { Log } from '../log.ts'
import type { ContentChange } from '../search/follow-change.ts'
import { createSearch, type SearchService } from '../search/search-service.ts'
import { createContentServices } from '../strapi/create-content-services.ts'
import { createIsolateChanges } from '../strapi/port/changes.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { megabyte } from '../strapi/port/limit-answer.ts'
import { forgetReportedFaults } from '../strapi/port/told-faults.ts'
import { createPartnerConcurrency, type PartnerContent } from '../strapi/proxy/partner-content.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { Context, FeatureContext } from './context.ts'
import { isolateState } from './isolate-state.ts'
import { lazyService } from './lazy-service.ts'

/** The services of one request. Nothing of them outlives it. */
export interface Services {
  content: ContentService
  /** For partners' queries, which share neither memory nor circuit breaker with visitors. */
  partnerContent: () => PartnerContent
  /** Reads what is cached and sends no query. */
  staleContent: () => ContentService
  search: SearchService
  /** Absent where no database is bound: forms then say that they can't be sent. */
  submissions: SubmissionService | undefined
  /** Absent where accounts aren't set up: their pages say so. */
  accounts: AccountService | undefined
  /** Absent where no objects for votes are bound: their pages say so. */
  votes: VoteService | undefined
  /** Absent where no notices can be sent: pages say so. */
  notices: NoticeService | undefined
  /** Limits what one person may do. */
  throttle: Throttle
  /** Short addresses of partners. Absent where no database is bound. */
  shortLinks: ShortLinks | undefined
  /** Updates the search after an editor's change. Never fails. */
  followInSearch: (change: ContentChange) => Promise<void>
  /** Finished pages, files and pictures. */
  answers: Cache<CachedResponse>
  log: Log
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

const contentMemory = createIsolateState<unknown>(8 * megabyte)

/** What the requests of this isolate share: plain values. */
const memory = {
  content: contentMemory,
  // Locks of its own: no visitor waits for background work, which may take longer than visitors wait.
  background: { ...contentMemory, locks: new Map() },
  // Memory of their own: what visitors type and partners query must not push content out.
  freeText: createIsolateState<unknown>(megabyte),
  partners: createIsolateState<unknown>(megabyte),
  search: createIsolateState<unknown>(4 * megabyte),
  features: createIsolateState<unknown>(megabyte),
  answers: isolateState.answers,
}

/** One for each service and kind of caller: queries of partners and background work must not turn visitors away. */
const breakers = {
  site: createCircuitBreaker('content'),
  background: createCircuitBreaker('content'),
  partners: createCircuitBreaker('content'),
  search: createCircuitBreaker('search'),
  ...isolateState.breakers,
}

const partnerConcurrency = createPartnerConcurrency()

export function createServices(context: Context): Services {
  const { config, id, database, log, now, waitUntil, refusal } = context
  const guarded = <Store>(store: Store, breaker: CircuitBreaker) => ({ store, breaker, requestId: id, now })
  const kv = context.kv && guarded(context.kv, breakers.kv)
  const store = { kv, log, now, waitUntil }
  const { content, background, createPartnerContent, createStaleContent } = createContentServices(
    context,
    { memory, breakers, changes: isolateState.changes, partnerConcurrency },
    kv,
  )
  const searchCache = createKvCache(memory.search, store)
  const throttle = lazyService<Throttle>(async () =>
    (await import('../throttle/create-site-throttle.ts')).createSiteThrottle(context),
  )
  const featureContext: FeatureContext = {
    ...context,
    throttle,
    backgroundContent: background,
    memoryCache: createKvCache(memory.features, { ...store, kv: undefined }),
  }
  const areVotesBound = config.SITE_SECRET && context.voteShards && context.voteTallies
  return {
    content,
    partnerContent: createPartnerContent,
    staleContent: createStaleContent,
    search: createSearch({
      content: background,
      cache: searchCache,
      meilisearch: config.SEARCH_URL
        ? { url: config.SEARCH_URL, key: config.SEARCH_KEY, requestId: id, breaker: breakers.search }
        : undefined,
      locales: config.LOCALES,
      log,
    }),
    followInSearch: async (change) => {
      const { followChange } = await import('../search/follow-change.ts')
      const { SEARCH_URL: url, SEARCH_ADMIN_KEY: adminKey, LOCALES: locales } = config
      await followChange({ content: background, cache: searchCache, url, adminKey, locales }, change)
    },
    throttle,
    accounts: config.hasAccounts
      ? lazyService(async () =>
          (await import('../features/accounts/create-account-service.ts')).createAccountService(
            featureContext,
          ),
        )
      : undefined,
    shortLinks: database
      ? lazyService(async () =>
          (await import('../features/partners/short-links.ts')).createShortLinks(database, now),
        )
      : undefined,
    votes: areVotesBound
      ? lazyService(async () =>
          (await import('../features/votes/create-vote-service.ts')).createVoteService(featureContext),
        )
      : undefined,
    notices: config.hasNotices
      ? lazyService(async () =>
          (await import('../features/notices/create-notice-service.ts')).createNoticeService(featureContext),
        )
      : undefined,
    submissions: database
      ? lazyService(async () =>
          (await import('../features/submissions/create-submission-service.ts')).createSubmissionService(
            featureContext,
          ),
        )
      : undefined,
    // A refused visitor must not lock an answer for others.
    answers: createEdgeCache(refusal ? { ...memory.answers, locks: new Map() } : memory.answers, {
      edge: guarded(caches.default, breakers.edge),
      ...{ log, now, waitUntil },
    }),
    ...{ log, now, waitUntil },
  }
}

/** For tests: what one test has stored must not be served to the next. */
export const forgetIsolateCache = () => {
  for (const { memory: values, locks } of Object.values(memory)) {
    values.clear()
    locks.clear()
  }
  Object.assign(isolateState.changes, createIsolateChanges())
  isolateState.queries.clear()
  isolateState.voteShardCounts.clear()
  partnerConcurrency.begun.clear()
  forgetReportedFaults()
  forgetJoinedCalls()
  for (const breaker of Object.values(breakers)) {
    Object.assign(breaker, createCircuitBreaker(breaker.upstream))
  }
}
