import type { CachedResponse } from '../../cache/edge-cache.ts'
import type { Key } from '../../cache/key.ts'
import type { Bindings } from '../../config/config.ts'
import type { AnyPublicPage, PublicPage, Slugs } from '../../rendering/define-page.ts'
import type { PageRequest } from '../page-request.ts'
import { readConfigurationDigest } from './deployment.ts'
import { queryTextOf, rememberQuery } from './known-queries.ts'
import { toPageKey } from './page-key.ts'

/**
 * Makes the cache key of a page, equal to the one that the fast path makes (`cacheable-request.ts`). Query parameters
 * are part of it as the page's schema parsed them; the city is an existing one. A private page can't have a key, by
 * its type.
 *
 * @returns `undefined` where the page is not to be cached: an editor's page, or one for text that a visitor typed
 */
export async function pageCacheKey(
  page: PageRequest<PublicPage<Slugs>>,
  definition: Pick<AnyPublicPage, 'isStored' | 'query'>,
  { env, url }: { env: Bindings; url: URL },
  kind: 'page' | 'payload' = 'page',
): Promise<Key<CachedResponse> | undefined> {
  if (page.isAdmin || page.isEditor || page.preview || page.config.PAGE_CACHE === 'off') return undefined
  if (definition.isStored && !(await definition.isStored(page))) return undefined
  // A city that can't be read counts as none; the page shows none either.
  const city = await page.city?.catch(() => null)
  const { origin, locale, path } = page
  const query = isUnasked(page.query, definition) ? undefined : page.query
  rememberQuery(path, queryTextOf(url), query)
  return toPageKey(
    {
      configuration: await readConfigurationDigest(env),
      origin,
      locale,
      path,
      query,
      city: city?.slug,
      hasClosedAnnouncement: await page.hasClosedAnnouncement,
    },
    kind,
  )
}

/** The parsed query of each page for an address without parameters, as JSON. */
const unasked = new WeakMap<object, string>()

function isUnasked(query: unknown, definition: Pick<AnyPublicPage, 'query'>): boolean {
  const known = unasked.get(definition) ?? JSON.stringify(definition.query?.parse({}) ?? {})
  unasked.set(definition, known)
  return JSON.stringify(query) === known
}
