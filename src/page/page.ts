import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { City } from '../content/places/cities.ts'
import type { ContentService } from '../content/port/client.ts'
import type { Site } from '../content/site/site.ts'
import type { SearchService } from '../search/search-service.ts'
import type { ExternalService } from '../shared/external-services.ts'
import type { Locale } from '../shared/locales.ts'
import type { Head } from './head.ts'

/** What a page knows of the request: nothing that its cache key doesn't hold. */
export interface Page<Params = unknown, Query = unknown> {
  locale: Locale
  /** The address without its language. */
  path: string
  /** Origin of canonical links: the configured one, else the request's. */
  origin: string
  params: Params
  /** Declared query parameters only; an undeclared one never reaches a page. */
  query: Query
  /** The visitor's city; `undefined` where the page doesn't vary by it. */
  city: Promise<City | null> | undefined
  /** Milliseconds. */
  now: number
  /** The day in UTC, `YYYY-MM-DD`: lists of upcoming concerts begin here. */
  today: string
  content: ContentService
  search: SearchService
  config: Config
  /** For the footer; never fails the page. */
  site: Promise<Site>
  isAdmin: boolean
  /** What of other companies it may load, where that is configured. */
  uses: readonly ExternalService[]
}

/** What is deferred, once all of it is there. */
export type Settled<Deferred> = { [Name in keyof Deferred]: Awaited<Deferred[Name]> }

/**
 * One address of the site. `loadCritical` decides the status and may fail the page; `loadDeferred` starts at
 * the same time, gives promises for `<Later>`, and never fails it. Where the status is known beforehand (a
 * list), `loadCritical` waits for nothing and the page's head leaves at once.
 */
export interface PageDefinition<Params, Query, Critical, Deferred> {
  params?: z.ZodMiniType<Params>
  /** Wrong values fall back by `z.catch`: an address with odd parameters still shows its page. */
  query?: z.ZodMiniType<Query>
  variesByCity?: true
  /** Not part of `head`: a stored page is answered with the same policy, and without asking for its head. */
  uses?: readonly Exclude<ExternalService, 'analytics'>[]
  /** False for a query that each visitor makes anew: such pages would only push others out of the cache. */
  isStored?: (query: Query) => boolean
  loadCritical: (page: Page<Params, Query>) => Critical | Promise<Critical>
  loadDeferred?: (page: Page<Params, Query>, critical: Promise<Critical>) => Deferred
  /**
   * What the page is about, where `loadCritical` doesn't load it. Waited for while the content service fails, so
   * that a page without it answers 503 and not an empty page.
   */
  essential?: readonly (keyof Deferred)[]
  head: (page: Page<Params, Query>, critical: Critical) => Head
  /** What scripts are told of its data (`http/serve-payload.ts`); absent: all of it. */
  toPayload?: (page: Page<Params, Query>, data: Critical & Settled<Deferred>) => unknown
  View: (props: { page: Page<Params, Query>; data: Critical & Deferred }) => ReactNode
}
