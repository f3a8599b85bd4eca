import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { queries as worded } from '../../src/strapi/version-5/queries.gen.ts'
import { strapi5 } from '../../src/strapi/version-5/version.ts'
import { loadDemoBrand } from '../../src/tools/build/load-brand.ts'
import { generateQueries } from '../../src/tools/build/strapi-5/generate-queries.ts'
import { nameOf, recordQueries } from '../contract/strapi/recorded-queries.ts'
import { filesBelow } from './read-imports.ts'

/** What `npm run test:contract` puts to a real Strapi is whole: this fails without one. */
const today = '2026-11-21'
const queries = await recordQueries(makeSnapshot(today))
const asked = new Set(queries.map(nameOf))

const sources = filesBelow('src', /\.tsx?$/).filter(
  (file) => !/^src\/(strapi-emulator|demo|tools)\/|\.gen\.ts$/.test(file),
)
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
/** Queries whose text stands in the code. */
const written = sources.flatMap((file) =>
  namesIn(file, /[`'"]\s*(?:query|mutation)\s+(\w+)/g).map((name) => ({ file, name })),
)

/** `replay.test.ts` puts the first to each Strapi, `preview.test.ts` the second, by the ids that each has. */
const askedOtherwise = ['Dialect', 'EntrySlug']

describe('the queries of the contract with Strapi', () => {
  it('are found in the code, however they are written there', () => {
    expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining(['Heads', 'Rows', 'Singles']))
  })

  it.each(written)('hold $name of $file; if not, send-every-query.ts lacks its reader', ({ name }) => {
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
  const texts = Map.groupBy(queries, nameOf)

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
