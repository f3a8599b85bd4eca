import type { Locale } from '../../../shared/locales.ts'
import type { SearchAnswer } from '../../../shared/search.ts'
import { type Question, questions } from './questions.ts'

export interface Asked {
  question: Question
  /** Slug of the first hit. */
  found: string | undefined
  isRight: boolean
}

/** Asks every written question of the Worker, as the popup would on its tab. */
export async function askEverything(origin: URL): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const question of questions) {
    const { index, q, first, locale } = question
    const { results } = await post(origin, locale, [{ indexUid: index, q, hitsPerPage: 4 }])
    const found = results[0]?.hits[0]?.slug
    asked.push({ question, found, isRight: isExpected(found, first, index) })
  }
  return asked
}

/** A concert's slug holds those of its program and its city. */
const isExpected = (found: string | undefined, first: string, index: Question['index']) =>
  index === 'concert' ? Boolean(found?.includes(first)) : found === first

/** @throws when the Worker doesn't answer with results. */
export async function post(origin: URL, locale: Locale, queries: object[]): Promise<SearchAnswer> {
  const response = await fetch(new URL('/api/search', origin), {
    method: 'POST',
    body: JSON.stringify({ locale, queries }),
  })
  if (!response.ok) throw new Error(`/api/search answered ${response.status}: ${await response.text()}`)
  // The Worker's own answer; the measurement looks at slugs only.
  return (await response.json()) as SearchAnswer
}
