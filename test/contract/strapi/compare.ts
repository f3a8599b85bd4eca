import { expect } from 'vitest'
import type { RecordedQuery } from './recorded-queries.ts'
import { type Ask, asSite, version } from './services.ts'

/**
 * Asks both services everything and expects that the site makes the same of their answers.
 */
export async function expectSameAnswers(queries: RecordedQuery[], strapi: Ask, embedded: Ask): Promise<void> {
  const [askReal, askOwn] = [asSite(strapi, version), asSite(embedded, '4')]
  for (const query of queries) {
    const [real, own] = [await askReal(query), await askOwn(query)]
    const what = JSON.stringify(query.variables)
    expect(real.status, what).toBe(200)
    expect(own, what).toEqual(real)
  }
}
