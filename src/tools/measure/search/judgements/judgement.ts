import type { Locale } from '../../../../shared/locales.ts'
import type { SearchIndex } from '../../../../shared/search.ts'

/** A query with the results that are expected. Written before the search was tried on it. */
export interface Judgement {
  /** The kind of difficulty. */
  about: string
  locale: Locale
  q: string
  /** The list whose first five results are judged. */
  index: SearchIndex | 'answer'
  /** Expected results: slugs (or parts of concerts' slugs, as `-kazan-`), or days. */
  best: readonly string[] | ExpectedDays
  /** Further acceptable results. */
  good?: readonly string[]
}

/** Concerts of certain days, whose slugs contain `slug` where it is given. */
export interface ExpectedDays {
  days: 'weekend' | 'next-month' | 'december' | 'january'
  slug?: string
}

type Row = [
  q: string,
  index: Judgement['index'],
  best: string | readonly string[] | ExpectedDays,
  good?: readonly string[],
]

export const judgementsAbout = (what: string, locale: Locale, rows: readonly Row[]): Judgement[] =>
  rows.map(([q, index, best, good]) => ({
    about: what,
    locale,
    q,
    index,
    best: typeof best === 'string' ? [best] : best,
    ...(good ? { good } : {}),
  }))
