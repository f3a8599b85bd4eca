import type { MultiSearchQuery } from 'meilisearch'
import type { Locale } from '../shared/locales.ts'
import { type FoundHelp, maxHelp } from './engine.ts'
import { asksForVenueFacts } from './help-topics.ts'
import { toHelp } from './hits.ts'
import type { StoredResult } from './meilisearch.ts'
import { toAsked } from './service-words.ts'
import { fieldsOf, helpAttributes } from './settings.ts'
import { documentSchemas } from './stored-documents.ts'

/** What is about the words, then what says them: two searches for each text. */
export function toHelpSearches(text: string, locale: Locale): MultiSearchQuery[] {
  const search = {
    indexUid: 'answer',
    q: toAsked(text),
    hitsPerPage: maxHelp,
    page: 1,
    matchingStrategy: 'all' as const,
    filter: `locale = ${locale}${asksForVenueFacts(text) ? '' : ' AND kind != venue'}`,
    attributesToRetrieve: Object.keys(documentSchemas.answer.shape),
  }
  return [
    { ...search, attributesToSearchOn: fieldsOf('answer', helpAttributes.slice(0, -1)) },
    { ...search, attributesToSearchOn: fieldsOf('answer') },
  ]
}

/** @param found two results for each text, in the order of `toHelpSearches` */
export const toHelpAnswers = (texts: readonly string[], found: readonly StoredResult[]): FoundHelp[] =>
  texts.map((text, at) => ({
    about: isAsked(text) ? toAnswers(found[2 * at]) : [],
    saying: isAsked(text) ? toAnswers(found[2 * at + 1]) : [],
  }))

/** Nothing but punctuation would find everything. */
const isAsked = (text: string): boolean => toAsked(text) !== ''

const toAnswers = (result: StoredResult | undefined) =>
  result?.indexUid === 'answer' ? result.documents.map(toHelp) : []
