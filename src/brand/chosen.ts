import { brand } from '#brand/brand.ts'
import { pageTexts as texts } from '#brand/pages.ts'
import { completeBrand } from './complete-brand.ts'
import { brandSchema } from './define-brand.ts'

/**
 * The brand of this site. Sources read the demo's; the build puts the data of the brand that it was given in the place
 * of this module (`tools/build/brand-plugin.ts`), so that nothing of it is computed where it runs.
 */
export const {
  languages,
  names,
  introductions,
  home,
  firstCities,
  organisers,
  contact,
  social,
  twitter,
  productionHosts,
  ticketHosts,
  menus,
  links,
  culturePass,
  fixedPages,
  repertoires,
  cityNames,
  synonyms,
  figures,
  pageTexts,
  pagesWithText,
} = completeBrand(brandSchema.parse(brand), texts)
