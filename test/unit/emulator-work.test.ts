import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { checkDocument } from '../../src/strapi-emulator/graphql/documents.ts'
import { runOperation, servedSchema } from '../../src/strapi-emulator/graphql/run.ts'
import { indexSnapshot } from '../../src/strapi-emulator/graphql/tables.ts'
import { createWorkBudget } from '../../src/strapi-emulator/graphql/work.ts'
import { nameOf, recordQueries } from '../contract/strapi/recorded-queries.ts'

const today = '2026-11-21'
const snapshot = makeSnapshot(today)
const tables = indexSnapshot(snapshot)
/** Some queries of each name, since there are hundreds that differ in a slug only. */
const own = [...Map.groupBy(await recordQueries(snapshot), nameOf).values()].flatMap((alike) =>
  alike.slice(0, 20),
)
const answerSchema = z.object({
  errors: z.optional(z.array(z.object({ extensions: z.object({ code: z.string() }) }))),
})

function ask(query: string, variables: Record<string, unknown> = {}) {
  const work = createWorkBudget()
  const options = { remembersQueries: false, work }
  const { body } = runOperation({ query, variables, operationName: undefined }, tables, options)
  const codes = (answerSchema.parse(body).errors ?? []).map(({ extensions }) => extensions.code)
  return { body, codes, steps: createWorkBudget().stepsLeft - work.stepsLeft }
}

/** A query that nests relations: a concert, its city, the city's concerts, and so on. */
const overRelations = (count: number): object =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 'city' : 'concerts')).reduceRight<object>(
    (inner, relation) => ({ [relation]: inner }),
    { slug: { startsWith: 'no-such' } },
  )
const toLiteral = (value: unknown) => JSON.stringify(value).replaceAll(/"(\w+)":/g, '$1: ')

describe('filters of the embedded content service', () => {
  it('reach over three relations', () => {
    const { body } = ask(`{ concerts(filters: ${toLiteral(overRelations(3))}) { data { id } } }`)
    expect(body).toEqual({ data: { concerts: { data: [] } } })
  })

  it.each([4, 6, 12])('are refused over %i relations', (count) => {
    const { codes, steps } = ask(`{ concerts(filters: ${toLiteral(overRelations(count))}) { data { id } } }`)
    expect(codes).toEqual(['BAD_USER_INPUT'])
    expect(steps).toBeLessThan(100)
  })

  it('are refused over four relations in variables, too', () => {
    const query = 'query($f: ConcertFiltersInput) { concerts(filters: $f) { data { id } } }'
    expect(ask(query, { f: overRelations(4) }).codes).toEqual(['BAD_USER_INPUT'])
  })

  it('are refused over four relations inside of «not», «and» and «or», too', () => {
    const grouped =
      '{ not: { and: [{ city: { concerts: { or: [{ city: { concerts: { id: { eq: 1 } } } }] } } }] } }'
    expect(ask(`{ concerts(filters: ${grouped}) { data { id } } }`).codes).toEqual(['BAD_USER_INPUT'])
  })

  it('stop looking at related rows once they know', () => {
    const rare = ask('{ cities(filters: { concerts: { slug: { eq: "none" } } }) { data { id } } }')
    const first = ask(
      '{ cities(filters: { or: [{ id: { notNull: true } }, { concerts: { slug: { eq: "none" } } }] }) { data { id } } }',
    )
    expect(first.steps).toBeLessThan(rare.steps)
  })
})

describe('a query that would take too much work stops with an error', () => {
  const heavy = toLiteral({ concerts: { city: { concerts: { slug: { containsi: 'no-such' } } } } })
  const many = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => part(index)).join(' ')

  it.each([
    ['of filters', `{ ${many(40, (n) => `a${n}: programs(filters: ${heavy}) { data { id } }`)} }`],
    ['of one filter', `{ programs(filters: { or: [${many(60, () => heavy)}] }) { data { id } } }`],
    ['of sorting', `{ concerts(sort: [${many(400, () => '"status"')}]) { data { id } } }`],
    [
      'of long texts',
      `{ posts(filters: { or: [${many(300, () => '{ content: { paragraphContent: { containsi: "no-such" } } }')}] }) { data { id } } }`,
    ],
  ])('%s', (_name, query) => {
    const { codes } = ask(query)
    expect([...new Set(codes)]).toEqual(['TOO_MUCH_WORK'])
  })

  it('and none of the site’s own comes near: a tenth of it at most', () => {
    const allowed = createWorkBudget().stepsLeft / 10
    const hard = own.filter(({ query, variables }) => ask(query, variables).steps > allowed)
    expect(hard.map(nameOf)).toEqual([])
  })
})

describe('a query that passed', () => {
  const { schema } = servedSchema()
  const readTwice = (query: string, remembersQueries: boolean) =>
    [1, 2].map(() => checkDocument(query, schema, { remembersQueries }))

  it('is kept parsed', () => {
    const [first, second] = readTwice('{ cities { data { id } } }', true)
    expect(first).toHaveProperty('document')
    expect(Object.values(second ?? {})[0]).toBe(Object.values(first ?? {})[0])
  })

  it('isn’t when a stranger has asked it', () => {
    const [first, second] = readTwice('{ venues { data { id } } }', false)
    expect(first).toHaveProperty('document')
    expect(Object.values(second ?? {})[0]).not.toBe(Object.values(first ?? {})[0])
  })
})
