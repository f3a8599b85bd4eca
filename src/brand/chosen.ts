import { brand } from '#brand/brand.ts'
import { pageTexts as texts } from '#brand/pages.ts'
import { completeBrand } from './complete-brand.ts'
import { brandSchema } from './define-brand.ts'

/**
 * Values of this site's brand. Unbuilt code reads the demo's; the build replaces this module by the data of the chosen
 * brand (`tools/build/brand-plugin.ts`), so that nothing is computed at run time.
 */
export const {
  languages,
  names,
  introductions,
  home,
  region,
  taxNumber,
  firstCities,
  organisers,
  contact,
  social,
  shareNetworks,
  aiCrawlers,
  twitter,
  productionHosts,
  ticketHosts,
  ticketShops,
  shopHosts,
  maps,
  analytics,
  embeds,
  embedHosts,
  newsletter,
  menus,
  links,
  culturePass,
  touring,
  sections,
  seasonBegins,
  fixedPages,
  repertoires,
  cityNames,
  synonyms,
  figures,
  pageTexts,
  pagesWithText,
  legalPages,
  legalTexts,
} = completeBrand(brandSchema.parse(brand), texts)
