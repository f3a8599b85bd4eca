import { pageTexts } from '../brand/chosen.ts'
import { type ContentPageSlug, pagesWithoutText } from '../brand/page-texts.ts'
import { contentPageMessages, submissionFormMessages } from '../languages/texts.ts'
import { type FormName, formNames, formRegistry } from '../shared/forms/form-names.ts'
import { defaultLocale, type Locale } from '../shared/locales.ts'

/** The brand's text for a page that editors haven't written. */
export const pageText = (slug: ContentPageSlug, locale: Locale): string | undefined =>
  pageTexts[slug]?.[locale] ?? pageTexts[slug]?.[defaultLocale]

/** Whether the page exists without an entry in the content service. */
export const isShownWithoutEntry = (slug: ContentPageSlug): boolean =>
  pagesWithoutText.includes(slug) || pageTexts[slug] !== undefined

/** The form that a content page shows and handles, if it has one. */
export const findPageForm = (slug: ContentPageSlug): FormName | undefined =>
  formNames.find((name) => formRegistry[name].page === slug)

/** Title of a content page that editors haven't written. */
export function contentPageTitle(slug: ContentPageSlug, locale: Locale): string {
  const form = findPageForm(slug)
  if (form) return submissionFormMessages(locale)[form].pageTitle
  const titles: Partial<Record<ContentPageSlug, string>> = contentPageMessages(locale).titles
  return titles[slug] ?? slug
}
