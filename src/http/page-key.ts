import { digest } from '../cache/digest.ts'
import type { Config } from '../config.ts'
import { assets } from '../page/assets.ts'
import type { AnyPublicPage, PublicPage, Slugs } from '../page/define-page.ts'
import type { PageRequest } from './page-request.ts'

/**
 * All that a stored page depends on: what isn't in here can't change it. Declared query parameters stand in
 * it as they were understood; the city as one of our own. There is none for a private page, by type.
 *
 * @returns `undefined` where the page is not to be stored: an editor's, or one of words that a visitor typed.
 */
export async function keyOf(
  page: PageRequest<PublicPage<Slugs>>,
  definition: Pick<AnyPublicPage, 'isStored'>,
): Promise<string | undefined> {
  if (page.isAdmin || page.isEditor || page.preview || page.config.PAGE_CACHE === 'off') return undefined
  if (definition.isStored && !(await definition.isStored(page))) return undefined
  // A city that can't be read now is no city; the page says the same.
  const city = await page.city?.catch(() => null)
  const configuration = await digestOf(page.config)
  return JSON.stringify([
    assets.buildId,
    configuration,
    page.origin,
    page.locale,
    page.path,
    page.query,
    city?.slug,
    (await page.hasClosedAnnouncement) || undefined,
  ])
}

const digests = new WeakMap<Config, string>()

/** The Cache API outlives a change of the configuration; its pages must not. */
async function digestOf(config: Config): Promise<string> {
  const known = digests.get(config)
  if (known) return known
  const made = await digest(JSON.stringify(config))
  digests.set(config, made)
  return made
}
