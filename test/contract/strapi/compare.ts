import { expect } from 'vitest'
import type { Question } from './recorded-questions.ts'
import { type Answer, type Ask, asSite, version } from './services.ts'

/**
 * Asks both services everything and expects that the site makes the same of their answers.
 *
 * The one difference between Strapi on SQLite and the embedded service that the site's questions can meet:
 * SQLite folds the case of Latin letters only, so `containsi` finds «Музыка» for «Музыка» and not for «музыка».
 * The embedded service does what PostgreSQL does. There Strapi may find less, and nothing else.
 *
 * @param mayFindLess other questions to which Strapi may find less.
 */
export async function expectSameAnswers(
  questions: Question[],
  strapi: Ask,
  embedded: Ask,
  mayFindLess: (question: Question) => boolean = isCaseFolded,
): Promise<void> {
  const [askReal, askOwn] = [asSite(strapi, version), asSite(embedded, '4')]
  for (const question of questions) {
    const [real, own] = [await askReal(question), await askOwn(question)]
    const what = JSON.stringify(question.variables)
    expect(real.status, what).toBe(200)
    if (mayFindLess(question)) expect(countOf(real), what).toBeLessThanOrEqual(countOf(own))
    else expect(own, what).toEqual(real)
  }
}

/** Whether it looks for a word in small letters of another alphabet than the Latin one. */
export function isCaseFolded({ variables }: Question): boolean {
  const words = [...JSON.stringify(variables).matchAll(/"containsi":"([^"]*)"/g)].map(([, word = '']) => word)
  return words.some((word) => /[^\0-\x7F]/.test(word) && word !== word.toUpperCase() && !/\p{Lu}/u.test(word))
}

/** How many it has found: its total, or where it has none the length of its list. */
function countOf({ body }: Answer): number {
  const total = /"total":(\d+)/.exec(JSON.stringify(body))?.[1]
  const count = total === undefined ? firstList(body)?.length : Number(total)
  if (count === undefined) throw new Error('the answer has neither a total nor a list')
  return count
}

function firstList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  return Object.values(value)
    .map(firstList)
    .find((list) => list !== undefined)
}
