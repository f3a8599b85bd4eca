import type { Locale } from '../../../../shared/locales.ts'
import type { SearchIndex } from '../../../../shared/search.ts'

/** What somebody types, and what of all that can be found is meant by it. Written before the search was tried on it. */
export interface Judgement {
  /** What is hard about it. */
  about: string
  locale: Locale
  q: string
  /** The list whose first five are judged. */
  index: SearchIndex | 'answer'
  /** What is meant: slugs (of concerts any part, as `-kazan-`), or days. */
  best: readonly string[] | Days
  /** What is no mistake beside it. */
  good?: readonly string[]
}

/** Concerts of certain days, whose slug also has a part where one is given. */
export interface Days {
  days: 'weekend' | 'next-month' | 'december' | 'january'
  slug?: string
}

type Row = [
  q: string,
  index: Judgement['index'],
  best: string | readonly string[] | Days,
  good?: readonly string[],
]

export const about = (what: string, locale: Locale, rows: readonly Row[]): Judgement[] =>
  rows.map(([q, index, best, good]) => ({
    about: what,
    locale,
    q,
    index,
    best: typeof best === 'string' ? [best] : best,
    ...(good ? { good } : {}),
  }))
