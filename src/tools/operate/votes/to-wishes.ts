import { wishPrefix } from '../../../shared/votes.ts'
import type { Row } from './questions.ts'

export interface Wish {
  city: string
  program: string
  people: number
}

export const toWishes = (rows: readonly Row[]): Wish[] =>
  rows.flatMap(({ slug, counts }) =>
    Object.entries(counts)
      .filter(([, people]) => people > 0)
      .map(([city, people]) => ({ city, program: slug.slice(wishPrefix.length), people })),
  )

/** Most first, and so within each. */
export function wishesBy(
  wishes: readonly Wish[],
  key: 'city' | 'program',
): { name: string; total: number; of: Wish[] }[] {
  const most = wishes.toSorted((one, other) => other.people - one.people)
  return [...Map.groupBy(most, (wish) => wish[key])]
    .map(([name, of]) => ({ name, of, total: of.reduce((sum, { people }) => sum + people, 0) }))
    .toSorted((one, other) => other.total - one.total)
}
