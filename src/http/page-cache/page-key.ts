import { buildId } from '../../../public/build/build-id.json'
import type { CachedResponse } from '../../cache/edge-cache.ts'
import { createKeys, type Key } from '../../cache/key.ts'
import type { Locale } from '../../shared/locales.ts'

/** Everything that a cached page depends on; nothing else can change it. */
export interface PageKeyParts {
  /** Digest of the configuration (`deployment.ts`). */
  configuration: string
  origin: string
  locale: Locale
  /** Path without the language prefix. */
  path: string
  /** Query parameters as the page's schema parsed them; absent where the address has none, or only default values. */
  query?: unknown
  /** Slug of an existing city, only where the page varies by city. */
  city?: string | undefined
  hasClosedAnnouncement?: boolean | undefined
}

const keys = createKeys<CachedResponse>('page', 3)

/** A page, its JSON payload, its share image, or a file for machines. */
type Kind = 'page' | 'payload' | 'picture' | 'file'

export function toPageKey(facts: PageKeyParts, kind: Kind = 'page'): Key<CachedResponse> {
  const { configuration, origin, locale, path, query, city, hasClosedAnnouncement } = facts
  return keys(
    kind,
    JSON.stringify([
      buildId,
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
