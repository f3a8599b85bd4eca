import type { ContentService } from '../../content/content-service.ts'
import { chooseSiteNames, readSite, type SiteNames } from '../../content/site/site.ts'
import { chooseBrandNames } from '../../languages/brand-names.ts'
import type { Locale } from '../../shared/locales.ts'

/** The names of the site as pages show them: from the cached site settings, otherwise the brand's. */
export const readNames = async (content: ContentService, locale: Locale): Promise<SiteNames> =>
  chooseSiteNames((await readSite(content, locale)).names, chooseBrandNames(locale))
