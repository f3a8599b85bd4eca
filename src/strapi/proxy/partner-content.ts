import type { Cache } from '../../cache/cache.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from '../../cache/concurrency-limit.ts'
import type { StrapiService } from '../port/client.ts'
import type { UpstreamLimits } from '../port/fetch-upstream.ts'
import { megabyte } from '../port/limit-answer.ts'

/** The content service for the queries of partners. */
export interface PartnerService extends StrapiService {
  /** Answers that are asked for again. */
  cache: Cache
  /** Partners' queries that the isolate has under way. */
  underWay: ConcurrencyLimit
}

/**
 * Time: shorter than a visitor's, for a partner can ask again, and a busy service should be spared its queries first.
 * Bytes: what costs as much as a query may has fewer, but for long texts.
 */
export const partnerLimits: UpstreamLimits = { timeMs: 1500, bytes: megabyte / 2 }

export const createPartnerConcurrency = () => createConcurrencyLimit(4)
