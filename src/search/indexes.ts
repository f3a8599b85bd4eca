import { searchIndexes } from '../shared/search.ts'

/** What is searched: the five lists that a request may name, and the answers to questions, which come beside them. */
export const storedIndexes = [...searchIndexes, 'answer'] as const
export type StoredIndexName = (typeof storedIndexes)[number]
