import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { entryNumberSchema } from '../../src/strapi/port/fields.ts'
import { unwrapVersion4 as unwrap4 } from '../../src/strapi/version-4/version.ts'
import { rewordFilters, rewordSort } from '../../src/strapi/version-5/reword-values.ts'
import { unwrapVersion5 } from '../../src/strapi/version-5/version.ts'
import { createEmbeddedContent } from '../../src/strapi-emulator/executor.ts'
import { toPartnerQuery } from '../contract/strapi/partner-query.ts'
import recorded4 from '../fixtures/strapi-answers.json'
import { strapiContent } from '../fixtures/strapi-content.ts'
import recorded5 from '../fixtures/strapi5-answers.json'

/** Recorded of a Strapi 5.54.0 (`test/contract/strapi/record-answers-of-5.ts`) with the content of `strapi-content.ts`. */
const recordSchema = z.array(
  z.object({
    of: z.enum(['site', 'partners']),
    name: z.string(),
    query: z.string(),
    variables: z.optional(z.record(z.string(), z.unknown())),
    operationName: z.optional(z.string()),
    body: z.looseObject({ data: z.nullish(z.unknown()), errors: z.optional(z.array(z.unknown())) }),
  }),
)
const recorded = recordSchema.parse(recorded5)

/** Strapi 5 knows entries by `documentId`s. */
function without(names: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => without(names, each))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).filter(([name]) => !names.includes(name))
  return Object.fromEntries(inner.map(([name, each]) => [name, without(names, each)]))
}

const strapi4 = createEmbeddedContent({
  snapshot: strapiContent,
  now: () => new Date('2026-11-20T12:00:00Z'),
})
async function ask4({
  query,
  variables,
}: {
  query: string
  variables?: Record<string, unknown> | undefined
}) {
  const request = new Request('https://content.example/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return z.looseObject({ data: z.unknown() }).parse(await (await strapi4(request)).json())
}

describe('the site makes the same of what Strapi 5 answers to', () => {
  const ofSite = Map.groupBy(
    recorded.filter((each) => each.of === 'site'),
    ({ name }) => name,
  )
  it.each([...ofSite])('%s', async (_name, answers) => {
    for (const { query, variables, body } of answers) {
      const { data } = await ask4({ query, variables })
      // A row of the fixtures says nothing of the card, and a database has its column's default for it.
      const left = ['id', 'culturePass']
      expect(without(left, unwrapVersion5(body.data))).toEqual(without(left, unwrap4(data)))
    }
  })
})

/** Names of recorded queries that Strapi 5 itself answers differently, with the reason. */
const differences: Record<string, string> = {
  'has pages of one row when only the page is given': 'pages have ten rows where nobody says how many',
  'a missing relation to many': 'a document that isn’t there has no documentId that is null',
  'the locale in a filter stays within the default locale': 'a filter by locale asks for that language',
  'has nothing in no locale': 'no locale is the default one',
  'fails only the field whose sort is wrong': 'lists are never null, so that the field around it fails',
  'fails only the field whose pagination is wrong': 'as the one before',
  'refuses a variable that is never used': 'such variables are left out when a query is reworded',
}

describe('a partner who asks in the words of Strapi 4 is answered in them by Strapi 5', () => {
  const asked = recorded.filter(({ of, name }) => of === 'partners' && !(name in differences))
  const answerSchema = z.looseObject({ data: z.nullish(z.unknown()) })

  it.each(asked)('$name', ({ name, query, variables, operationName, body }) => {
    const sent = toPartnerQuery({ query, variables, operationName })
    const { data } = answerSchema.parse(recorded4.find((each) => each.name === name)?.body)
    // What the site asks along, to leave drafts out, it takes out again.
    const shown = without(['id', '_publication'], sent?.toAsked(body.data))
    expect(shown ?? null).toEqual(without(['id'], data) ?? null)
  })

  it('and every difference that is named is one', () => {
    const names = recorded.filter(({ of }) => of === 'partners').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(differences)))
  })
})

describe('an answer of Strapi 5', () => {
  it.each<[string, unknown, unknown]>([
    ['null where there is no such entry', { site: null }, { site: null }],
    ['a connection', { concerts: { nodes: [{ slug: 'a' }] } }, { concerts: [{ slug: 'a' }] }],
    ['one without entries', { concerts: { nodes: [] } }, { concerts: [] }],
    [
      'one that says how long it is',
      { concerts: { nodes: [], pageInfo: { total: 0, pageCount: 0 } } },
      { concerts: { items: [], total: 0, pageCount: 0 } },
    ],
    ['an array where nodes are expected', { concerts: [{ slug: 'a' }] }, { concerts: [{ slug: 'a' }] }],
    ['an entry that is missing', { concerts: { nodes: [null] } }, { concerts: [null] }],
    [
      'a draft in a relation',
      { concerts: { nodes: [{ city: { publishedAt: null, slug: 'a' } }] } },
      { concerts: [{ city: null }] },
    ],
    ['a field called nodes', { menu: { nodes: 3, name: 'a' } }, { menu: { nodes: 3, name: 'a' } }],
  ])('that holds %s is read so', (_what, answer, read) => {
    expect(unwrapVersion5(answer)).toEqual(read)
  })
})

describe('what is put into the words of Strapi 5', () => {
  it('are filters, through relations and groups', () => {
    const filters = { status: { ne: 'cancelled' }, or: [{ id: { eq: 1 } }, { city: { id: { eq: 2 } } }] }
    expect(rewordFilters(filters, 'Concert')).toEqual({
      concertStatus: { ne: 'cancelled' },
      or: [{ documentId: { eq: 1 } }, { city: { documentId: { eq: 2 } } }],
    })
  })

  it('are filters of programs’ concerts, but no status of others', () => {
    const filters = { status: { eq: 'a' }, concerts: { status: { eq: 'b' } } }
    expect(rewordFilters(filters, 'Program')).toEqual({
      status: { eq: 'a' },
      concerts: { concertStatus: { eq: 'b' } },
    })
  })

  it.each([
    ['date:asc, status:desc', 'date:asc,concertStatus:desc'],
    [['id:asc'], ['documentId:asc']],
    [null, null],
  ])('are the keys that %j sorts by', (sort, reworded) => {
    expect(rewordSort(sort, 'Concert')).toEqual(reworded)
  })
})

describe('the number of an entry', () => {
  const numberOf = (id: unknown) => entryNumberSchema.parse(id)

  it('is its id in Strapi 4, and stays with a documentId of Strapi 5', () => {
    expect([numberOf('12'), numberOf('city00000000000000000001')]).toEqual([12, 1_036_606_901])
  })

  it('differs between documents', () => {
    const ids = Array.from({ length: 500 }, (_, index) => numberOf(`city${String(index).padStart(20, '0')}`))
    expect(new Set(ids).size).toBe(500)
  })
})
