import { expect } from 'vitest'
import type { RecordedQuery } from './recorded-queries.ts'
import { type Answer, type Ask, asSite, version } from './services.ts'

/**
 * Asks both services everything and expects that the site makes the same of their answers.
 *
 * @param mayFindLess queries to which Strapi may find less than the embedded service, and nothing else.
 */
export async function expectSameAnswers(
  queries: RecordedQuery[],
  strapi: Ask,
  embedded: Ask,
  mayFindLess: (query: RecordedQuery) => boolean = () => false,
): Promise<void> {
  const [askReal, askOwn] = [asSite(strapi, version), asSite(embedded, '4')]
  for (const query of queries) {
    const [real, own] = [await askReal(query), await askOwn(query)]
    const what = JSON.stringify(query.variables)
    expect(real.status, what).toBe(200)
    if (mayFindLess(query)) expect(countOf(real), what).toBeLessThanOrEqual(countOf(own))
    else expect(own, what).toEqual(real)
  }
}

/** The number of results: the total, or the length of a list without one. */
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
