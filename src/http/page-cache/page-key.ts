import type { CachedResponse } from '../../cache/edge-cache.ts'
import { createKeys, type Key } from '../../cache/key.ts'
import { assetUrls } from '../../rendering/assets.ts'
import type { Locale } from '../../shared/locales.ts'

/** All that a stored page depends on: what isn't in here can't change it. */
export interface PageKeyParts {
  /** Of the configuration (`deployment.ts`). */
  configuration: string
  origin: string
  locale: Locale
  /** Without its language. */
  path: string
  /** Declared parameters as they were understood; absent where the address has none, or says what goes without saying. */
  query?: unknown
  /** Of one of our own cities, and only where the page varies by it. */
  city?: string | undefined
  hasClosedAnnouncement?: boolean | undefined
}

const keys = createKeys<CachedResponse>('page', 2)

/** A page, what scripts are told of it, its share picture, a file for machines, or a part of one that may be megabytes. */
type Kind = 'page' | 'payload' | 'picture' | 'file' | 'part'

export function toPageKey(facts: PageKeyParts, kind: Kind = 'page'): Key<CachedResponse> {
  const { configuration, origin, locale, path, query, city, hasClosedAnnouncement } = facts
  return keys(
    kind,
    JSON.stringify([
      assetUrls.buildId,
      configuration,
      origin,
      locale,
      path,
      query ?? null,
      city ?? null,
      hasClosedAnnouncement ?? false,
    ]),
  )
}
