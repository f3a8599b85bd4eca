import { monthFrom, namedMonth, type Period, weekendFrom } from '../../../search/periods.ts'
import type { SearchAnswer } from '../../../shared/search.ts'
import type { Days, Judgement } from './judgements/judgement.ts'

/** What a list shows: `hans-zimmer-kazan-1`; of answers with their kind, as `question:refunds`. */
export interface Shown {
  id: string
  /** Of a concert, `YYYY-MM-DD`. */
  date?: string
}

export interface Judged {
  judgement: Judgement
  shown: Shown[]
  /** 1 where the five that come first are the best five; `undefined` where nothing there is meant, as on days without a concert. */
  ndcg: number | undefined
}

const depth = 5
/** What a hit is worth. */
const gains = { best: 3, good: 1 } as const

/**
 * nDCG@5 (Järvelin and Kekäläinen, 2002). The ideal is made of what is meant alone: what is `good` is worth something
 * where it stands, and nothing is missing without it.
 *
 * @param all everything that can be found in the judgement's list
 * @param today `YYYY-MM-DD`
 */
export function judge(judgement: Judgement, shown: Shown[], all: readonly Shown[], today: string): Judged {
  const gainOf = (each: Shown) => {
    if (isMeant(judgement, each, today)) return gains.best
    return judgement.good?.some((pattern) => matches(pattern, each.id, judgement.index)) ? gains.good : 0
  }
  const meant = all.filter((each) => isMeant(judgement, each, today)).length
  if (meant === 0) return { judgement, shown, ndcg: undefined }
  const ideal = discounted(Array.from({ length: Math.min(depth, meant) }, () => gains.best))
  return { judgement, shown, ndcg: Math.min(1, discounted(shown.slice(0, depth).map(gainOf)) / ideal) }
}

const discounted = (list: readonly number[]): number =>
  list.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

function isMeant({ best, index }: Judgement, { id, date }: Shown, today: string): boolean {
  if (!('days' in best)) return best.some((pattern) => matches(pattern, id, index))
  const { from, to } = toPeriod(best.days, today)
  return date !== undefined && date >= from && date <= to && id.includes(best.slug ?? '')
}

/** A concert's slug holds those of its program and its city; `venue:` is any venue. */
const matches = (pattern: string, id: string, index: Judgement['index']): boolean =>
  index === 'concert' ? id.includes(pattern) : pattern.endsWith(':') ? id.startsWith(pattern) : id === pattern

function toPeriod(days: Days['days'], today: string): Period {
  switch (days) {
    case 'weekend':
      return weekendFrom(today, 'this')
    case 'next-month':
      return monthFrom(today, 'next')
    case 'december':
      return namedMonth(today, 12)
    case 'january':
      return namedMonth(today, 1)
  }
}

/** What the visitor is shown of a list: what has all of the words, else what their parts find. */
export function toShown(answer: SearchAnswer, index: Judgement['index']): Shown[] {
  if (index === 'answer') return answer.answers?.map(({ kind, slug }) => ({ id: `${kind}:${slug}` })) ?? []
  const own = answer.results.find(({ indexUid }) => indexUid === index)
  const parts = (answer.parts ?? []).map(({ result }) => result).filter(({ indexUid }) => indexUid === index)
  const lists = own && own.hits.length > 0 ? [own] : parts
  return lists
    .flatMap(({ hits }): { slug: string; date?: string }[] => hits)
    .map(({ slug, date }) => ({ id: slug, ...(date ? { date } : {}) }))
}
