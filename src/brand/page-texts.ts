import { formNames, formRegistry } from '../shared/forms/form-names.ts'
import type { Language } from './languages.ts'

/**
 * Slugs of pages that most orchestras have, at fixed addresses. An editor's page of the same slug is preferred to the
 * brand's text in `pages.ts`.
 */
export const contentPageSlugs = [
  ...(['about', 'charity', 'services', 'security'] as const),
  ...formNames.map((name) => formRegistry[name].page),
] as const
export type ContentPageSlug = (typeof contentPageSlugs)[number]

/** Pages that are useful without a text: they show musicians, stored data or frequent questions. */
export const pagesWithoutText: readonly ContentPageSlug[] = ['about', 'security', 'contact']

/** Texts of the brand for these pages: one paragraph in each language of the site. */
export type PageTexts = Readonly<
  Partial<Record<ContentPageSlug, Readonly<Partial<Record<Language, string>>>>>
>

export const definePageTexts = (texts: PageTexts): PageTexts => texts
