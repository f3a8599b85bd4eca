import { pageTexts } from '../brand/chosen.ts'
import { type ContentPageSlug, pagesWithoutText } from '../brand/page-texts.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'

/** The brand's text for a page that editors haven't written. */
export const pageText = (slug: ContentPageSlug, locale: Locale): string | undefined =>
  pageTexts[slug]?.[locale] ?? pageTexts[slug]?.[defaultLocale]

/** Whether the page exists without an entry in the content service. */
export const isShownWithoutEntry = (slug: ContentPageSlug): boolean =>
  pagesWithoutText.includes(slug) || pageTexts[slug] !== undefined
