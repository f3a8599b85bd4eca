import { readSiteCopy } from '../../content/site/site.ts'
import { chooseSiteNames, type SiteNames } from '../../content/site/site-names.ts'
import { brandNames } from '../../languages/brand-names.ts'
import type { Locale } from '../../shared/locales.ts'
import type { ContentService } from '../../strapi/port/client.ts'

/** What the site calls itself, as pages say it: out of a copy, else the brand's. */
export const readNames = async (content: ContentService, locale: Locale): Promise<SiteNames> =>
  chooseSiteNames((await readSiteCopy(content, locale))?.names, brandNames(locale))
