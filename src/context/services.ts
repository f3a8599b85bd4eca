import { type Cache, createIsolateState } from '../cache/cache.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../cache/circuit-breaker.ts'
import { type CachedResponse, createEdgeCache } from '../cache/edge-cache.ts'
import { forgetJoinedCalls } from '../cache/join-calls.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { IsolateAvailability } from '../content/concerts/read-availability.ts'
import type { AccountService } from '../features/accounts/account-service.ts'
import type { AvailabilityService } from '../features/availability/availability-service.ts'
import type { RedirectService } from '../features/desk/content/site-redirects.ts'
import type { DeskService } from '../features/desk/desk-service.ts'
import type { EveningService } from '../features/desk/evenings/evening-service.ts'
import type { DemandService } from '../features/desk/radar/demand-service.ts'
import type { NoticeService } from '../features/notices/notice-service.ts'
import type { ShortLinks } from '../features/partners/short-links.ts'
import type { StatisticsService } from '../features/statistics/statistics-service.ts'
import type { SubmissionService } from '../features/submissions/submission-service.ts'
import type { VoteService } from '../features/votes/vote-service.ts'
import type { WishService } from '../features/wishes/wish-service.ts'
import type { Health } from '../health/check-health.ts'
import type { Log } from '../log.ts'
import type { PlaceService } from '../places/create-place-service.ts'
import { createSearch, type SearchService } from '../search/search-service.ts'
import type { ContentChange } from '../search/update-search.ts'
import { createContentServices } from '../strapi/create-content-services.ts'
import { guardShield } from '../strapi/port/changes.ts'
import type { ContentService } from '../strapi/port/client.ts'
import { megabyte } from '../strapi/port/limit-answer.ts'
import { forgetReportedFaults } from '../strapi/port/told-faults.ts'
import { createPartnerConcurrency, type PartnerContent } from '../strapi/proxy/partner-content.ts'
import type { Throttle } from '../throttle/throttle.ts'
import { type Context, type FeatureContext, lazyService } from './context.ts'
import { forgetIsolateState, isolateState } from './isolate-state.ts'

/** The services of one request. They never outlive it. */
export interface Services {
  content: ContentService
  /** Content for partners' queries, which share neither memory nor circuit breaker with visitors. */
  partnerContent: () => PartnerContent
  /** Content from the cache only, without queries. */
  staleContent: () => ContentService
  search: SearchService
  /** Stores what visitors send. Absent where no database is bound: pages then say that forms can't be sent. */
  submissions: SubmissionService | undefined
  /** Sign-in and accounts. Absent where accounts aren't configured: their pages then say so. */
  accounts: AccountService | undefined
  /** Counts votes. Absent where no Durable Objects for votes are bound: pages of votes then say so. */
  votes: VoteService | undefined
  /** Facts of sellers about tickets. Absent where no seller of tickets is connected. */
  availability: AvailabilityService | undefined
  /** Statistics of visits. Absent where they are switched off, or nothing is bound for them. */
  statistics: StatisticsService | undefined
  /** Finds places of the world. */
  places: PlaceService
  /** Wishes for places of the world. Absent where votes or the database aren't set up. */
  wishes: WishService | undefined
  /** Subscriptions and notices. Absent where notices can't be sent: pages then say so. */
  notices: NoticeService | undefined
  /** What the desk stores. Absent where accounts aren't configured: nobody can sign in there then. */
  desk: DeskService | undefined
  /** Asks every service that the site depends on. */
  health: { check: () => Promise<Health> }
  /** Redirects that were made at the desk. Absent where no database is bound. */
  redirects: RedirectService | undefined
  /** How concerts sell, for the desk. Absent where no database is bound. */
  evenings: EveningService | undefined
  /** Where people wait for a concert, for the desk. Absent where no database is bound. */
  demand: DemandService | undefined
  /** Limits the actions of one person. */
  throttle: Throttle
  /** Short links of partners. Absent where no database is bound. */
  shortLinks: ShortLinks | undefined
  /** Updates the search index after an editor's change. Never fails. */
  updateSearch: (change: ContentChange) => Promise<void>
  /** Builds the search's indexes that are stored nowhere yet. Never fails. */
  makeFirstIndexes: () => Promise<void>
  /** Cache of finished pages, files and images. */
  responseCache: Cache<CachedResponse>
  log: Log
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

const contentMemory = createIsolateState<unknown>(8 * megabyte)

/** Memory that the requests of this isolate share: plain values only. */
const memory = {
  content: contentMemory,
  // Background work has locks of its own: it may take longer than a visitor waits.
  background: { ...contentMemory, locks: new Map() },
  // Caches with memory of their own: visitors' searches and partners' queries must not push out content.
  freeText: createIsolateState<unknown>(megabyte),
  partners: createIsolateState<unknown>(megabyte),
  search: createIsolateState<unknown>(4 * megabyte),
  features: createIsolateState<unknown>(megabyte),
  answers: isolateState.responses,
}

/** What sellers say of tickets, as this isolate last read it. */
const availability: IsolateAvailability = { copy: { madeAt: 0, concerts: {} }, readAt: 0 }

/**
 * One circuit breaker for each service and kind of caller: failures of partners' queries and background work must not
 * affect visitors.
 */
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
  const { changes, published } = isolateState
  const guarded = <Store>(store: Store, breaker: CircuitBreaker) => ({ store, breaker, requestId: id, now })
  const kv = context.kv && guarded(context.kv, breakers.kv)
  const store = { kv, log, now, waitUntil }
  const shield = guardShield(context.originShield, breakers.shield, { requestId: id, now })
  const publisher = context.publisher && guarded(context.publisher, breakers.publisher)
  const { content, background, backgroundOfAll, createPartnerContent, createStaleContent } =
    createContentServices(
      context,
      { memory, breakers, partnerConcurrency, changes, published, availability },
      { kv, shield, publisher },
    )
  const searchCache = createKvCache(memory.search, store)
  const throttle = lazyService<Throttle>(async () =>
    (await import('../throttle/throttle.ts')).createSiteThrottle(context),
  )
  const toFeatureContext = (): FeatureContext => ({
    ...context,
    throttle,
    backgroundContent: background,
    memoryCache: createKvCache(memory.features, { ...store, kv: undefined }),
  })
  const notices = config.hasNotices
    ? lazyService<NoticeService>(async () =>
        (await import('../features/notices/create-notice-service.ts')).createNoticeService(
          toFeatureContext(),
        ),
      )
    : undefined
  const places = lazyService<PlaceService>(async () =>
    (await import('../places/create-place-service.ts')).createPlaceService(context),
  )
  const votes = config.hasVotes
    ? lazyService<VoteService>(async () =>
        (await import('../features/votes/create-vote-service.ts')).createVoteService(toFeatureContext()),
      )
    : undefined
  const wishes =
    config.hasVotes && database
      ? lazyService<WishService>(async () =>
          (await import('../features/wishes/place-wishes.ts')).createWishService(toFeatureContext()),
        )
      : undefined
  const redirects = database
    ? lazyService<RedirectService>(async () =>
        (await import('../features/desk/content/site-redirects.ts')).createRedirectService({
          database,
          now,
          cache: toFeatureContext().memoryCache,
        }),
      )
    : undefined
  const { SEARCH_URL: url, SEARCH_ADMIN_KEY: adminKey, LOCALES: locales } = config
  const searchUpdate = { content: backgroundOfAll, cache: searchCache, url, adminKey, locales }
  const updateSearch = async (change: ContentChange) =>
    (await import('../search/update-search.ts')).updateSearchAfterChange(searchUpdate, change)
  /** Search documents and notices follow from what sellers say, as they do from editors' changes. */
  const onAvailabilityChange = async (slugs: readonly string[]) => {
    for (const slug of slugs) await updateSearch({ type: 'concert', slug })
    await notices
      ?.noteChange()
      .catch((error: unknown) => log.warn('notices were not told of a change', { error }))
  }
  const sellers = config.hasAvailability
    ? lazyService<AvailabilityService>(async () =>
        (await import('../features/availability/availability-service.ts')).createAvailabilityService(
          toFeatureContext(),
          onAvailabilityChange,
        ),
      )
    : undefined
  const services: Services = {
    content,
    partnerContent: createPartnerContent,
    staleContent: createStaleContent,
    search: createSearch({
      content: backgroundOfAll,
      cache: searchCache,
      meilisearch: config.SEARCH_URL
        ? { url: config.SEARCH_URL, key: config.SEARCH_KEY, requestId: id, breaker: breakers.search }
        : undefined,
      locales: config.LOCALES,
      log,
      renameCity: (text, locale) => places.renameCity(backgroundOfAll, text, locale),
    }),
    updateSearch,
    makeFirstIndexes: async () => (await import('../search/update-search.ts')).makeFirstIndexes(searchUpdate),
    throttle,
    accounts: config.hasAccounts
      ? lazyService(async () =>
          (await import('../features/accounts/create-account-service.ts')).createAccountService(
            toFeatureContext(),
          ),
        )
      : undefined,
    desk:
      config.hasAccounts && database && redirects
        ? lazyService(async () =>
            (await import('../features/desk/create-desk-service.ts')).createDeskService(
              toFeatureContext(),
              redirects,
            ),
          )
        : undefined,
    redirects,
    health: {
      check: async () => (await import('../health/check-health.ts')).checkHealth(config, services),
    },
    shortLinks: database
      ? lazyService(async () =>
          (await import('../features/partners/short-links.ts')).createShortLinks(database, now),
        )
      : undefined,
    votes,
    places,
    wishes,
    notices,
    availability: sellers,
    evenings: database
      ? lazyService(async () =>
          (await import('../features/desk/evenings/create-evening-service.ts')).createEveningService(
            toFeatureContext(),
            {
              readAvailabilityDays: async (of) =>
                (await import('../features/availability/availability-history.ts')).readDays(database, of),
              countInterested: notices?.countInterested,
              findPlaces: places.findExact,
            },
          ),
        )
      : undefined,
    demand: database
      ? lazyService(async () =>
          (await import('../features/desk/radar/read-demand.ts')).createDemandService(toFeatureContext(), {
            readProgramRequests: votes?.readProgramRequests,
            readPlaceDemand: wishes?.readDemand,
            findPlaces: places.findExact,
          }),
        )
      : undefined,
    statistics: config.hasStatistics
      ? lazyService(async () =>
          (await import('../features/statistics/statistics-service.ts')).createStatisticsService(
            toFeatureContext(),
          ),
        )
      : undefined,
    submissions: database
      ? lazyService(async () =>
          (await import('../features/submissions/create-submission-service.ts')).createSubmissionService(
            toFeatureContext(),
          ),
        )
      : undefined,
    // A rate-limited visitor must not hold a lock that others wait for.
    responseCache: createEdgeCache(refusal ? { ...memory.answers, locks: new Map() } : memory.answers, {
      edge: guarded(caches.default, breakers.edge),
      log,
      now,
      waitUntil,
    }),
    log,
    now,
    waitUntil,
  }
  return services
}

/** For tests only: a value cached by one test must not reach the next. */
export const forgetIsolateCache = () => {
  for (const { memory: values, locks } of Object.values(memory)) {
    values.clear()
    locks.clear()
  }
  forgetIsolateState()
  Object.assign(availability, { copy: { madeAt: 0, concerts: {} }, readAt: 0 } satisfies IsolateAvailability)
  partnerConcurrency.begun.clear()
  forgetReportedFaults()
  forgetJoinedCalls()
  for (const breaker of Object.values(breakers)) {
    Object.assign(breaker, createCircuitBreaker(breaker.upstream))
  }
}
