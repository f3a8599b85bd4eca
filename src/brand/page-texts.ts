import type { Language } from './languages.ts'

/**
 * Pages that an orchestra mostly has, at addresses of their own. An editor's page of the same slug is shown where there
 * is one; else what the brand says in `pages.ts`.
 */
export const contentPageSlugs = [
  ...(['about', 'charity', 'services', 'security'] as const),
  ...(['contact', 'b2b', 'cast'] as const),
] as const
export type ContentPageSlug = (typeof contentPageSlugs)[number]

/** These say something without a text: who plays, what is stored of a visitor, where answers are. */
export const pagesWithoutText: readonly ContentPageSlug[] = ['about', 'security', 'contact']

/** What the brand says on such a page: one paragraph for each language of the site. */
export type PageTexts = Readonly<
  Partial<Record<ContentPageSlug, Readonly<Partial<Record<Language, string>>>>>
>

export const definePageTexts = (texts: PageTexts): PageTexts => texts
