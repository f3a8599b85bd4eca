import { type Cache, createIsolateState } from '../cache/cache.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../cache/circuit-breaker.ts'
import { type CachedResponse, createEdgeCache } from '../cache/edge-cache.ts'
import { forgetJoinedCalls } from '../cache/join-calls.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { Bindings, Config } from '../config/config.ts'
import { UpstreamFailed } from '../errors.ts'
import { type AccountService, createAccounts } from '../features/accounts/account-service.ts'
import type { NoticeService } from '../features/notices/notice-service.ts'
import type { ShortLinks } from '../features/partners/short-links.ts'
import { createSubmissions, type SubmissionService } from '../features/submissions/submission-service.ts'
import { createVotes, type VoteService } from '../features/votes/vote-service.ts'
import { createLog, type Log, withoutError } from '../log.ts'
import { toEmailSite, toMailConfig } from '../mail/mail-config.ts'
import type { ContentChange } from '../search/follow-change.ts'
import { createSearch, type SearchService } from '../search/search-service.ts'
import { type ChangeLog, createIsolateChanges } from '../strapi/port/changes.ts'
import type { ContentService, FetchContent } from '../strapi/port/client.ts'
import { backgroundLimits, fetchUpstream } from '../strapi/port/fetch-upstream.ts'
import { megabyte } from '../strapi/port/limit-answer.ts'
import { forgetReportedFaults } from '../strapi/port/told-faults.ts'
import {
  createPartnerConcurrency,
  type PartnerContent,
  partnerLimits,
} from '../strapi/proxy/partner-content.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { isolateState } from './isolate-state.ts'

/** What a request needs of the world around it. Built anew for each request; nothing of it outlives one. */
export interface Services {
  content: ContentService
  /** The same for the questions of partners, who share neither memory nor breaker with visitors. */
  partnerContent: () => PartnerContent
  /** What is stored, and nothing else: it is neither asked for nor waited for. */
  staleContent: () => ContentService
  search: SearchService
  /** Absent where no database is bound: forms then say that they can't be sent. */
  submissions: SubmissionService | undefined
  /** Absent where accounts aren't set up: their pages say so. */
  accounts: AccountService | undefined
  /** Absent where there are none: their pages say so. */
  votes: VoteService | undefined
  /** Absent where nobody can be told: pages say so. Its code comes with the first bell, or the first minute. */
  notices: (() => Promise<NoticeService>) | undefined
  /** Limits what one person may do. Its code comes with the first who does something. */
  throttle: () => Promise<Throttle>
  /** Short addresses of partners. Absent without a database. */
  shortLinks: () => Promise<ShortLinks | undefined>
  /** Lets search follow what an editor has changed. Never fails. */
  followInSearch: (change: ContentChange) => Promise<void>
  /** Finished pages, files and pictures. */
  answers: Cache<CachedResponse>
  log: Log
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** Never called over the network: it only makes the embedded service's requests well-formed. */
const embeddedUrl = 'http://embedded.invalid'

const contentShare = createIsolateState<unknown>(8 * megabyte)
/** What the requests of this isolate share: plain values. */
const shares = {
  content: contentShare,
  /** Locks of its own: no visitor waits for what may take longer than visitors wait. */
  background: { ...contentShare, locks: new Map() },
  /** Of their own: what visitors type, and partners ask, must not push content out. */
  freeText: createIsolateState<unknown>(megabyte),
  partners: createIsolateState<unknown>(megabyte),
  search: createIsolateState<unknown>(4 * megabyte),
  votes: createIsolateState<unknown>(megabyte / 4),
  notices: createIsolateState<unknown>(megabyte),
  answers: isolateState.answers,
}
/** How many shards each vote has. */
const voteShardCounts = new Map<string, number>()
/** One for each service and kind of asker: what a partner asks, or goes on behind answers, must not turn visitors away. */
const breakers = {
  site: createCircuitBreaker('content'),
  background: createCircuitBreaker('content'),
  partners: createCircuitBreaker('content'),
  search: createCircuitBreaker('search'),
  ...isolateState.breakers,
}

const partnersUnderWay = createPartnerConcurrency()

export interface RequestContext {
  id: string
  kv: KVNamespace | undefined
  database: D1Database | undefined
  throttle: Bindings['SIGN_IN_THROTTLE']
  voteShards: Bindings['VOTE_SHARD']
  voteTallies: Bindings['VOTE_TALLY']
  notices: Queue | undefined
  email: SendEmail | undefined
  /** Where the site was asked. */
  origin: string
  waitUntil: Services['waitUntil']
  /** Nothing stored is shown to them. */
  isEditor: boolean
  /** Why nothing is asked for this visitor: what isn't stored, they don't get. */
  refusal: Error | undefined
}

export function createServices(config: Config, request: RequestContext): Services {
  const ownLog = createLog({ requestId: request.id })
  const log = request.refusal ? withoutError(ownLog, request.refusal) : ownLog
  const now = () => Date.now()
  const world = { now, waitUntil: request.waitUntil, log }
  const asked = <Store>(store: Store, breaker: CircuitBreaker) => ({
    store,
    breaker,
    requestId: request.id,
    now,
  })
  const withKv = { kv: request.kv && asked(request.kv, breakers.kv), ...world }
  const contentUrl = config.CONTENT_URL?.replace(/\/$/, '')
  const changes: ChangeLog = { isolate: isolateState.changes, ...withKv }
  const asking: ContentService = {
    requestId: request.id,
    url: contentUrl ?? embeddedUrl,
    mediaBase: config.CONTENT_URL,
    embedHosts: config.EMBED_HOSTS,
    fetch: config.CONTENT_URL ? (upstream) => fetchUpstream('content', upstream) : fetchEmbedded(),
    // The service that ships with the site is a Strapi 4.
    dialect: config.CONTENT_URL ? config.CONTENT_DIALECT : '4',
    token: config.CONTENT_TOKEN,
    cache: createKvCache(shares.content, withKv),
    freeTextCache: createKvCache(shares.freeText, withKv),
    changes,
    breaker: breakers.site,
    used: new Set(),
    oldest: { at: Number.POSITIVE_INFINITY },
    goodUntil: { at: Number.POSITIVE_INFINITY },
    faults: [],
    log,
  }
  /** The same, of which nothing is asked; and nobody else's question is waited for, or in its way. */
  const onlyStored = (refusal: Error): ContentService => ({
    ...asking,
    fetch: () => Promise.reject(refusal),
    breaker: createCircuitBreaker('content'),
    cache: createKvCache({ ...shares.content, locks: new Map() }, withKv),
  })
  /** For an editor: what is asked for is kept for this request, and nothing is read that was kept before. */
  const unstored = (): ContentService => ({
    ...asking,
    cache: createKvCache(createIsolateState(megabyte), { ...withKv, kv: undefined }),
  })
  const known = request.isEditor ? unstored() : asking
  const content = request.refusal ? onlyStored(request.refusal) : known
  const searchCache = createKvCache(shares.search, withKv)
  // What is refused to one visitor must not lock it for others.
  const answersShare = request.refusal ? { ...shares.answers, locks: new Map() } : shares.answers
  /** For what goes on behind an answer. */
  const background: ContentService = {
    ...asking,
    ...(config.CONTENT_URL
      ? { fetch: (upstream) => fetchUpstream('content', upstream, backgroundLimits) }
      : {}),
    cache: createKvCache(shares.background, withKv),
    breaker: breakers.background,
  }
  const throttle = async () =>
    (await import('../throttle/create-site-throttle.ts')).createSiteThrottle(
      config.SITE_SECRET,
      request.throttle,
      world,
    )
  return {
    content,
    throttle,
    // Most requests aren't theirs.
    partnerContent: () => ({
      ...asking,
      fetch: config.CONTENT_URL
        ? (upstream) => fetchUpstream('content', upstream, partnerLimits)
        : fetchEmbedded({ remembersQueries: false }),
      // Never in KV: strangers choose the questions, and most come once.
      cache: createKvCache(shares.partners, { ...withKv, kv: undefined }),
      breaker: breakers.partners,
      underWay: partnersUnderWay,
    }),
    search: createSearch({
      content: background,
      cache: searchCache,
      meilisearch: config.SEARCH_URL
        ? { url: config.SEARCH_URL, key: config.SEARCH_KEY, requestId: request.id, breaker: breakers.search }
        : undefined,
      locales: config.LOCALES,
      log,
    }),
    staleContent: () => onlyStored(new UpstreamFailed('content', 0, 'not asked where copies have to do')),
    followInSearch: async (change) => {
      const { followChange } = await import('../search/follow-change.ts')
      const { SEARCH_URL: url, SEARCH_ADMIN_KEY: adminKey, LOCALES: locales } = config
      await followChange({ content: background, cache: searchCache, url, adminKey, locales }, change)
    },
    accounts: config.hasAccounts
      ? createAccounts(async () =>
          (await import('../features/accounts/create-account-deps.ts')).createAccountDeps(
            config,
            request,
            world,
            async () => (await import('../strapi/port/find-version.ts')).findStrapiVersion(asking),
          ),
        )
      : undefined,
    shortLinks: async () =>
      request.database &&
      (await import('../features/partners/short-links.ts')).createShortLinks(request.database, now),
    votes:
      config.SITE_SECRET && request.voteShards && request.voteTallies
        ? createVotes({
            shards: request.voteShards,
            tallies: request.voteTallies,
            secret: config.SITE_SECRET,
            shardCounts: voteShardCounts,
            cache: createKvCache(shares.votes, { ...withKv, kv: undefined }),
            database: request.database,
            content:
              contentUrl && config.VOTES_TOKEN ? { url: contentUrl, token: config.VOTES_TOKEN } : undefined,
            now,
            log,
          })
        : undefined,
    notices: config.hasNotices
      ? async () =>
          (await import('../features/notices/create-notice-service.ts')).createNoticeService(
            config,
            request,
            {
              content: background,
              cache: createKvCache(shares.notices, { ...withKv, kv: undefined }),
              ...{ now, log },
            },
          )
      : undefined,
    submissions:
      request.database &&
      createSubmissions({
        database: request.database,
        content:
          contentUrl && config.SUBMIT_TOKEN ? { url: contentUrl, token: config.SUBMIT_TOKEN } : undefined,
        mail: config.MAIL_FROM
          ? {
              ...toMailConfig(config, request.email),
              editors: config.MAIL_EDITORS,
              site: toEmailSite(config, request.origin),
            }
          : undefined,
        challengeSecret: config.challenge?.secret,
        throttle,
        ...world,
      }),
    answers: createEdgeCache(answersShare, { edge: asked(caches.default, breakers.edge), ...world }),
    ...world,
  }
}

/** The content service that ships with the site. A configured deployment never loads it. */
const fetchEmbedded =
  (options: { remembersQueries?: boolean } = {}): FetchContent =>
  async (request) => {
    const { createEmbeddedContent } = await import('../strapi-emulator/executor.ts')
    return createEmbeddedContent({ now: () => new Date(), ...options })(request)
  }

/** For tests: what one test stored must not be served to the next. */
export const forgetIsolateCache = () => {
  for (const { memory, locks } of Object.values(shares)) {
    memory.clear()
    locks.clear()
  }
  Object.assign(isolateState.changes, createIsolateChanges())
  isolateState.queries.clear()
  partnersUnderWay.begun.clear()
  forgetReportedFaults()
  voteShardCounts.clear()
  forgetJoinedCalls()
  for (const breaker of Object.values(breakers)) {
    Object.assign(breaker, createCircuitBreaker(breaker.upstream))
  }
}
