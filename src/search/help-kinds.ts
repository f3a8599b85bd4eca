import type { SearchHelp } from '../shared/search.ts'

/** What answers a question, in this order where nothing else tells. */
export const helpKinds = [
  'question',
  'page',
  'member',
  'venue',
  'article',
] as const satisfies SearchHelp['kind'][]
