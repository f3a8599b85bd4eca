import { type Cache, createIsolateState } from '../cache/cache.ts'
import type { GuardedStore } from '../cache/call-store.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../cache/circuit-breaker.ts'
import { type CachedResponse, createEdgeCache } from '../cache/edge-cache.ts'
import { forgetJoinedCalls } from '../cache/join-calls.ts'
import { createKvCache } from '../cache/kv-cache.ts'
import type { ContentService } from '../content/content-service.ts'
import { createAnswerCache, forgetAnswers } from '../context/answer-caches.ts'
import { type Context, type FeatureContext, lazyService } from '../context/context.ts'
import { forgetIsolateState, isolateState } from '../context/isolate-state.ts'
import type { Log } from '../log.ts'
import type { PlaceService } from '../places/create-place-service.ts'
import { createSearch, type SearchService } from '../search/search-service.ts'
import type { ContentChange } from '../search/update-search.ts'
import { createKnownService, type StrapiService } from '../strapi/port/client.ts'
import { backgroundLimits } from '../strapi/port/fetch-upstream.ts'
import { megabyte } from '../strapi/port/limit-answer.ts'
import { forgetReportedFaults } from '../strapi/port/told-faults.ts'
import { createPartnerConcurrency, type PartnerService } from '../strapi/proxy/partner-content.ts'
import type { Throttle } from '../throttle/throttle.ts'
import type { AccountService } from './accounts/account-service.ts'
import type { AvailabilityService } from './availability/availability-service.ts'
import type { Health } from './check-health.ts'
import { createBackgroundContent, createContent, createPartners, createStrapi } from './create-content.ts'
import type { RedirectService } from './desk/content/site-redirects.ts'
import type { DeskService } from './desk/desk-service.ts'
import type { EveningService } from './desk/evenings/evening-service.ts'
import type { DemandService } from './desk/radar/demand-service.ts'
import type { NoticeService } from './notices/notice-service.ts'
import type { ShortLinks } from './partners/short-links.ts'
import type { StatisticsService } from './statistics/statistics-service.ts'
import type { SubmissionService } from './submissions/submission-service.ts'
import type { VoteService } from './votes/vote-service.ts'
import type { WishService } from './wishes/wish-service.ts'

/** The services of one request. They never outlive it. */
export interface Services {
  content: ContentService
  /** The content service itself, for drafts and programs of its own; visitors' pages never ask it. */
  strapi: () => StrapiService
  /** The content service for partners' queries, which share neither memory nor circuit breaker with anybody. */
  partners: () => PartnerService
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
  /** Makes the search's indexes that are missing or out of date. Never fails. */
  makeSearchIndexes: () => Promise<void>
  kv: GuardedStore<KVNamespace> | undefined
  /** Memory of this isolate for short-lived copies, which KV would be too slow for. */
  memoryCache: Cache
  /** Cache of finished pages, files and images. */
  responseCache: Cache<CachedResponse>
  log: Log
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
}

/** Memory that the requests of this isolate share: plain values only. */
const memory = {
  features: createIsolateState<unknown>(megabyte),
  answers: isolateState.responses,
}

/** What the isolate knows of the content service. */
const known = createKnownService()

/**
 * One circuit breaker for each service and kind of caller: failures of partners' queries must not affect editors.
 */
const breakers = {
  strapi: createCircuitBreaker('content'),
  partners: createCircuitBreaker('content'),
  search: createCircuitBreaker('search'),
  ...isolateState.breakers,
}

const partnerConcurrency = createPartnerConcurrency()

export function createServices(context: Context): Services {
  const { config, id, database, log, now, waitUntil } = context
  const guarded = <Store>(store: Store, breaker: CircuitBreaker) => ({ store, breaker, requestId: id, now })
  const kv = context.kv && guarded(context.kv, breakers.kv)
  const publisher = context.publisher && guarded(context.publisher, breakers.publisher)
  const content = createContent(context, { kv, publisher })
  const background = createBackgroundContent(content)
  const strapi = () => createStrapi(context, { limits: backgroundLimits, breaker: breakers.strapi, known })
  const memoryCache = createKvCache(memory.features, { kv: undefined, log, now, waitUntil })
  const throttle = lazyService<Throttle>(async () =>
    (await import('../throttle/throttle.ts')).createSiteThrottle(context),
  )
  const searchCache = createAnswerCache('search', context, throttle)
  const toFeatureContext = (): FeatureContext => ({
    ...context,
    throttle,
    content: background,
    strapi,
    memoryCache,
  })
  const notices = config.hasNotices
    ? lazyService<NoticeService>(async () =>
        (await import('./notices/create-notice-service.ts')).createNoticeService(toFeatureContext()),
      )
    : undefined
  const places = lazyService<PlaceService>(async () =>
    (await import('../places/create-place-service.ts')).createPlaceService(context),
  )
  const votes = config.hasVotes
    ? lazyService<VoteService>(async () =>
        (await import('./votes/vote-service.ts')).createVoteService(toFeatureContext()),
      )
    : undefined
  const wishes =
    config.hasVotes && database
      ? lazyService<WishService>(async () =>
          (await import('./wishes/place-wishes.ts')).createWishService(toFeatureContext()),
        )
      : undefined
  const redirects = database
    ? lazyService<RedirectService>(async () =>
        (await import('./desk/content/site-redirects.ts')).createRedirectService({
          database,
          now,
          cache: memoryCache,
        }),
      )
    : undefined
  const { SEARCH_URL: url, SEARCH_ADMIN_KEY: adminKey, LOCALES: locales } = config
  const searchUpdate = { content: background, cache: searchCache, url, adminKey, locales }
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
        (await import('./availability/availability-service.ts')).createAvailabilityService(
          toFeatureContext(),
          onAvailabilityChange,
        ),
      )
    : undefined
  const services: Services = {
    content,
    strapi,
    partners: () =>
      createPartners(context, {
        breaker: breakers.partners,
        known,
        cache: createAnswerCache('partners', context, throttle),
        underWay: partnerConcurrency,
      }),
    kv,
    memoryCache,
    search: createSearch({
      content: background,
      cache: searchCache,
      meilisearch: config.SEARCH_URL
        ? { url: config.SEARCH_URL, key: config.SEARCH_KEY, requestId: id, breaker: breakers.search }
        : undefined,
      locales: config.LOCALES,
      log,
      renameCity: (text, locale) => places.renameCity(background, text, locale),
    }),
    updateSearch,
    makeSearchIndexes: async () =>
      (await import('../search/update-search.ts')).makeSearchIndexes(searchUpdate),
    throttle,
    accounts: config.hasAccounts
      ? lazyService(async () =>
          (await import('./accounts/create-account-service.ts')).createAccountService(toFeatureContext()),
        )
      : undefined,
    desk:
      config.hasAccounts && database && redirects
        ? lazyService(async () =>
            (await import('./desk/desk-service.ts')).createDeskService(toFeatureContext(), redirects, {
              readSoldByDay: async (from) =>
                (await import('./availability/availability-history.ts')).readSoldByDay(database, from),
              countWishesByDay: wishes?.countByDay,
            }),
          )
        : undefined,
    redirects,
    health: {
      check: async () => (await import('./check-health.ts')).checkHealth(config, services),
    },
    shortLinks: database
      ? lazyService(async () => (await import('./partners/short-links.ts')).createShortLinks(database, now))
      : undefined,
    votes,
    places,
    wishes,
    notices,
    availability: sellers,
    evenings: database
      ? lazyService(async () =>
          (await import('./desk/evenings/evening-service.ts')).createEveningService(toFeatureContext(), {
            readAvailabilityDays: async (of) =>
              (await import('./availability/availability-history.ts')).readDays(database, of),
            countInterested: notices?.countInterested,
            findPlaces: places.findExact,
          }),
        )
      : undefined,
    demand: database
      ? lazyService(async () =>
          (await import('./desk/radar/read-demand.ts')).createDemandService(toFeatureContext(), {
            readProgramRequests: votes?.readAllRequests,
            readPlaceDemand: wishes?.readDemand,
            findPlaces: places.findExact,
          }),
        )
      : undefined,
    statistics: config.hasStatistics
      ? lazyService(async () =>
          (await import('./statistics/statistics-service.ts')).createStatisticsService(toFeatureContext()),
        )
      : undefined,
    submissions: database
      ? lazyService(async () =>
          (await import('./submissions/submission-service.ts')).createSubmissionService(toFeatureContext()),
        )
      : undefined,
    // A rate-limited visitor must not hold a lock that others wait for.
    responseCache: createEdgeCache(memory.answers, {
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
  Object.assign(known, createKnownService())
  forgetAnswers()
  partnerConcurrency.begun.clear()
  forgetReportedFaults()
  forgetJoinedCalls()
  for (const breaker of Object.values(breakers)) {
    Object.assign(breaker, createCircuitBreaker(breaker.upstream))
  }
}
