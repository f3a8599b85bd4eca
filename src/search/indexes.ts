import { searchIndexes } from '../shared/search.ts'

/** All indexes: the five that a request may name, and `answer` with the help entries, which are added to results. */
export const storedIndexes = [...searchIndexes, 'answer'] as const
export type StoredIndexName = (typeof storedIndexes)[number]
