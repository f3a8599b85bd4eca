import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { queries as worded } from '../../src/strapi/version-5/queries.gen.ts'
import { strapi5 } from '../../src/strapi/version-5/version.ts'
import { loadDemoBrand } from '../../src/tools/build/load-brand.ts'
import { generateQueries } from '../../src/tools/build/strapi-5/generate-queries.ts'
import { isOfIds, nameOf, type RecordedQuery, recordQueries } from '../contract/strapi/recorded-queries.ts'
import { filesBelow } from './read-imports.ts'

/** What `npm run test:contract` puts to a real Strapi is whole: this fails without one. */
const today = '2026-11-21'
const queries = await recordQueries(makeSnapshot(today), today)
const asked = new Set(queries.map(nameOf))
const schema = buildSchema(readFileSync('src/strapi-emulator/schema.graphql', 'utf8'))

const sources = filesBelow('src', /\.tsx?$/).filter(
  (file) => !/^src\/(strapi-emulator|demo|tools)\/|\.gen\.ts$/.test(file),
)
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
/** Queries whose text stands in the code. */
const written = sources.flatMap((file) =>
  namesIn(file, /[`'"]\s*(?:query|mutation)\s+(\w+)/g).map((name) => ({ file, name })),
)

/** Strapi 5 alone is asked these; replay.test.ts drives their readers, and puts the one for the dialect to each Strapi. */
const askedOtherwise = ['SitemapByPlace', 'SitemapCounts', 'SitemapNewestOfAll', 'Dialect']

describe('the queries of the contract with Strapi', () => {
  it('are found in the code, however they are written there', () => {
    expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining(['Heads', 'Rows', 'Singles']))
  })

  it.each(written)('hold $name of $file; if not, ask-everything.ts lacks its reader', ({ name }) => {
    expect([...asked, ...askedOtherwise]).toContain(name)
  })

  it('are named, each of them', () => {
    expect(queries.filter((query) => nameOf(query) === '')).toEqual([])
  })

  it('are all that the code can send: only these files reach the content service', () => {
    const senders = sources.filter((file) =>
      /GraphQLClient\(|\burl\}\/graphql/.test(readFileSync(file, 'utf8')),
    )
    // The second asks for the dialect; the third passes on what partners write, within the limits of query-limits.ts.
    expect(senders.sort()).toEqual([
      'src/strapi/port/ask-content.ts',
      'src/strapi/port/find-version.ts',
      'src/strapi/proxy/ask-partner-query.ts',
    ])
  })
})

describe('in the words of Strapi 5', () => {
  const schema5 = buildSchema(readFileSync('test/fixtures/strapi5.graphql', 'utf8'))
  const texts = Map.groupBy(
    queries.filter(({ query }) => !isOfIds(query)),
    nameOf,
  )

  it.each([...texts])('the build has %s', async (name, asked) => {
    for (const { query, variables } of asked) await strapi5.word({ name, document: query }, variables)
  })

  it('its schema knows each of them', () => {
    const faults = Object.values(worded).flatMap(({ text }) =>
      validate(schema5, parse(text)).map(({ message }) => `${text.slice(0, 60)}: ${message}`),
    )
    expect(faults).toEqual([])
  })

  it('none is older than the code: run the build', async () => {
    const file = readFileSync('src/strapi/version-5/queries.gen.ts', 'utf8')
    const { texts, draftPlaces } = await generateQueries(await loadDemoBrand())
    expect(file).toBe(texts)
    expect(readFileSync('src/strapi/drafts/places.gen.ts', 'utf8')).toBe(draftPlaces)
  })
})

describe('a relation to one entry that can be a draft', () => {
  // Rows hold the ids of related entries, and only published entries are found by them.
  const texts = Map.groupBy(
    queries.filter((query) => !['Rows', 'Singles'].includes(nameOf(query))),
    nameOf,
  )
  it.each([...texts])('says in %s whether it is published', (_name, [first]) => {
    expect(first && relationsWithout('publishedAt', first)).toEqual([])
  })

  it('that doesn’t say so is noticed', () => {
    const query = '{ concerts { data { attributes { city { data { attributes { slug } } } } } } }'
    expect(relationsWithout('publishedAt', { query, variables: {} })).toEqual(['city'])
  })
})

/** Relations to one entry of a type with this attribute that don't ask for it; see `selectRelated` in fields.ts. */
function relationsWithout(attribute: string, { query }: RecordedQuery): string[] {
  const missing: string[] = []
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    Field({ name, selectionSet }) {
      const type = getNamedType(info.getType())
      const isRelation =
        type?.name.endsWith('EntityResponse') && info.getParentType() !== schema.getQueryType()
      const entity = schema.getType(type?.name.replace(/EntityResponse$/, '') ?? '')
      if (!isRelation || !isObjectType(entity) || !entity.getFields()[attribute]) return
      const attributes = selectionOf(selectionOf(selectionSet, 'data'), 'attributes')
      if (attributes && !fieldOf(attributes, attribute)) missing.push(name.value)
    },
  })
  visit(parse(query), visitor)
  return missing
}

const fieldOf = (selectionSet: SelectionSetNode | undefined, name: string) =>
  selectionSet?.selections.find((node) => node.kind === Kind.FIELD && node.name.value === name)

function selectionOf(selectionSet: SelectionSetNode | undefined, name: string): SelectionSetNode | undefined {
  const field = fieldOf(selectionSet, name)
  return field?.kind === Kind.FIELD ? field.selectionSet : undefined
}
