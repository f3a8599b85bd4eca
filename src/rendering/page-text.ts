import { pageTexts } from '../brand/chosen.ts'
import { type ContentPageSlug, pagesWithoutText } from '../brand/page-texts.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'

/** What the brand says on a page that editors haven't written. */
export const pageText = (slug: ContentPageSlug, locale: Locale): string | undefined =>
  pageTexts[slug]?.[locale] ?? pageTexts[slug]?.[defaultLocale]

/** Whether the page is there although content has none. */
export const isShownWithoutEntry = (slug: ContentPageSlug): boolean =>
  pagesWithoutText.includes(slug) || pageTexts[slug] !== undefined
