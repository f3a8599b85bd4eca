import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readConcert } from '../../../src/content/concerts/concert.ts'
import { readVenue } from '../../../src/content/places/readers.ts'
import type { ContentType } from '../../../src/shared/content-types.ts'
import { toShownBody } from '../../../src/strapi/proxy/drop-drafts.ts'
import { checkQuery } from '../../../src/strapi/proxy/proxied-query.ts'
import type { EntityName, Row, Snapshot } from '../../../src/strapi-emulator/row.ts'
import { expectSameAnswers } from './compare.ts'
import { contentWith } from './content-with.ts'
import { signIn } from './editor.ts'
import { nameOf, recordQueries } from './recorded-queries.ts'
import {
  type Ask,
  askEmbedded,
  askStrapiItself as askRaw,
  askStrapiForPartner,
  need,
  seededSnapshot,
  strapiUrl,
  version,
} from './services.ts'

const unpublished = {
  City: 'city',
  Venue: 'venue',
  Program: 'program',
  ProgramCollection: 'program-collection',
  Member: 'member',
  Post: 'post',
  Article: 'article',
  QaEntry: 'qa-entry',
  Page: 'page',
  Vote: 'vote',
  Concert: 'concert',
} as const satisfies Partial<Record<EntityName, ContentType>>
type Unpublished = keyof typeof unpublished

const lists: Record<Unpublished, string> = {
  City: 'cities',
  Venue: 'venues',
  Program: 'programs',
  ProgramCollection: 'programCollections',
  Member: 'members',
  Post: 'posts',
  Article: 'articles',
  QaEntry: 'qaEntries',
  Page: 'pages',
  Vote: 'votes',
  Concert: 'concerts',
}
const datedRows = z.array(
  z.object({ id: z.coerce.number(), attributes: z.object({ updatedAt: z.string() }) }),
)

const draftCities = chooseDrafts(seededSnapshot.City)
/** Concerts that a filter by city would find if they were no drafts. */
const concertsOfShownCities = seededSnapshot.Concert.filter(
  ({ city }) => city !== null && !draftCities.some(({ id }) => id === city),
)
/** Makes drafts of each type: one entry in the middle of the list, and one translation. */
const drafts = Object.fromEntries(
  Object.keys(unpublished).map((entity) => [
    entity,
    chooseDrafts(entity === 'Concert' ? concertsOfShownCities : seededSnapshot[entity as Unpublished]),
  ]),
)
let withDrafts: Snapshot = {
  ...seededSnapshot,
  ...Object.fromEntries(
    Object.entries(seededSnapshot).map(([entity, rows]) => [entity, rows.map((row) => toDraft(entity, row))]),
  ),
}

function chooseDrafts(rows: readonly Row[]): Row[] {
  const inRussian = rows.filter(({ locale }) => locale === 'ru' || locale === undefined)
  const inEnglish = rows.filter(({ locale }) => locale === 'en')
  return [inRussian[Math.floor(inRussian.length / 2)], inEnglish[Math.floor(inEnglish.length / 3)]].filter(
    (row) => row !== undefined,
  )
}

function toDraft(entity: string, row: Row): Row {
  return drafts[entity]?.includes(row) ? { ...row, publishedAt: null } : row
}

const queries = Map.groupBy(await recordQueries(withDrafts), nameOf)

beforeAll(async () => {
  const editor = await signIn()
  for (const [entity, type] of Object.entries(unpublished)) {
    for (const row of drafts[entity] ?? []) {
      const locale = String(row.locale ?? 'ru')
      // Strapi 4 identifies rows by their ids; each translation has its own.
      const id = version === '4' ? row.id : await editor.find(type, String(row.slug), locale)
      await editor.unpublish(type, id, locale)
    }
  }
  // Strapi 5 removes the published row, and touches no other.
  if (version === '4') withDrafts = await withTimesOfStrapi(withDrafts)
})

/** Unpublishing changes an entry, and its translations that share fields with it. */
async function withTimesOfStrapi(snapshot: Snapshot): Promise<Snapshot> {
  const dated = { ...snapshot }
  for (const [entity, list] of Object.entries(lists)) {
    const rows = snapshot[entity as Unpublished]
    const inAll = rows.some(({ locale }) => locale !== undefined) ? 'locale: "all", ' : ''
    const query = `{ ${list}(${inAll}publicationState: PREVIEW, pagination: { limit: -1 }) { data { id attributes { updatedAt } } } }`
    const { body } = await askRaw({ query, variables: {} })
    const { data } = z.object({ data: z.record(z.string(), z.object({ data: datedRows })) }).parse(body)
    const times = new Map(data[list]?.data.map(({ id, attributes }) => [id, attributes.updatedAt]))
    dated[entity as Unpublished] = rows.map((row) => {
      const updatedAt = times.get(row.id)
      return updatedAt ? { ...row, updatedAt } : row
    })
  }
  return dated
}

describe('with drafts among the content, Strapi and the embedded service answer alike', () => {
  it.each([...queries])('to %s', async (_name, asked) => {
    await expectSameAnswers(asked, askRaw, askEmbedded(withDrafts))
  })
})

/** Concerts that are published, of an entry that is a draft. */
function concertsOf(entity: Unpublished, relation: string): Row[] {
  const [draft] = drafts[entity] ?? []
  return seededSnapshot.Concert.filter((row) => row[relation] === draft?.id && !drafts.Concert?.includes(row))
}

describe('what is a draft in Strapi is nothing to the site', () => {
  const site = contentWith(
    (request) => fetch(new Request(request.url.replace('http://content.invalid', strapiUrl), request)),
    version,
  )
  it.each([
    ['City', 'city'],
    ['Venue', 'venue'],
    ['Program', 'program'],
  ] as const)('a concert of a %s that is a draft shows none', async (entity, relation) => {
    const [concert] = concertsOf(entity, relation)
    const shown = await readConcert(site, 'ru', String(concert?.slug))
    expect(shown?.slug).toBe(concert?.slug)
    expect(shown?.[relation]).toBeUndefined()
  })

  it('a venue of a city that is a draft shows none', async () => {
    const [city] = drafts.City ?? []
    const venue = seededSnapshot.Venue.find((row) => row.city === city?.id && !drafts.Venue?.includes(row))
    const shown = await readVenue(site, 'ru', String(venue?.slug))
    expect(shown?.slug).toBe(venue?.slug)
    expect(shown?.city).toBeUndefined()
  })
})

describe('what is a draft in Strapi is nothing to partners', () => {
  const check = (query: string) => checkQuery({ query, variables: {}, operationName: undefined })
  const askAsPartner = async (query: string, ask: Ask): Promise<string> => {
    const { status, body } = await ask(check(query))
    expect(status).toBe(200)
    return withoutIds(JSON.stringify(toShownBody(z.looseObject({}).parse(body))))
  }
  /** Ids of Strapi 4 are the snapshot's, those of Strapi 5 aren't. */
  const withoutIds = (answer: string) =>
    version === '5' ? answer.replaceAll(/"id":"\w+"/g, '"id":""') : answer
  const askStrapiItself = async (query: string) =>
    JSON.stringify((await askRaw({ query, variables: {} })).body)
  const entry = '{ data { id attributes { slug } } }'
  const [concert] = drafts.Concert ?? []

  it.each([
    ['City', 'city'],
    ['Venue', 'venue'],
    ['Program', 'program'],
  ] as const)('a %s of a concert, which Strapi shows', async (entity, relation) => {
    const [{ slug } = { slug: '' }] = concertsOf(entity, relation)
    const query = `{ concerts(filters: { slug: { eq: "${slug}" } }) { data { attributes { ${relation} ${entry} } } } }`
    if (version === '4') {
      expect(await askStrapiItself(query)).toContain(`"id":"${drafts[entity]?.[0]?.id}"`)
    }
    const shown = `{"data":{"concerts":{"data":[{"attributes":{"${relation}":{"data":null}}}]}}}`
    expect(await askAsPartner(query, askStrapiForPartner)).toBe(shown)
    expect(await askAsPartner(query, askEmbedded(withDrafts))).toBe(shown)
  })

  it.runIf(version === '5')(
    'a list of drafts, which Strapi shows to everybody who asks for them',
    async () => {
      const filters = `filters: { slug: { eq: "${concert?.slug}" } }, status: DRAFT`
      expect(await askStrapiItself(`{ concerts(${filters}) { slug } }`)).toContain(String(concert?.slug))
      expect(() => check(`{ concerts(${filters}) ${entry} }`)).toThrow('must not use the argument status')
    },
  )

  it.runIf(version === '4')('an entry by its id, which Strapi shows to whoever may ask so', async () => {
    const query = `{ concert(id: ${concert?.id}) ${entry} }`
    expect(await askStrapiItself(query)).toContain('Forbidden access')
    const token = readFileSync(join(dirname(need('STRAPI_SNAPSHOT')), 'api-token'), 'utf8').trim()
    const answer = await fetch(`${strapiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    })
    expect(await answer.text()).toContain(String(concert?.slug))
    expect(() => check(query)).toThrow('ask for a list of published entries')
  })

  it.each<[string, string]>([
    ['fields', '{ slug: { startsWith: "SLUG" } }'],
    ['a group', '{ and: [{ slug: { startsWith: "SLUG" } }] }'],
    ['alternatives', '{ or: [{ slug: { startsWith: "SLUG" } }, { id: { eq: -1 } }] }'],
  ])('what filters by %s find in it, as they do in Strapi', async (_name, filters) => {
    const query = `{ cities(filters: { concerts: ${filters.replace('SLUG', String(concert?.slug))} }) { data { id } } }`
    const none = '{"data":{"cities":{"data":[]}}}'
    // Strapi 5 compares only what is published with what is published.
    if (version === '4') expect(await askStrapiItself(query)).toContain('"id"')
    expect(await askAsPartner(query, askStrapiForPartner)).toBe(none)
    expect(await askAsPartner(query, askEmbedded(withDrafts))).toBe(none)
  })

  it('but what is published is found by the same filters, and alike by both services', async () => {
    const [{ slug, city, program } = { slug: '', city: null, program: null }] = seededSnapshot.Concert.filter(
      (row) =>
        row.city !== drafts.City?.[0]?.id && row.program !== drafts.Program?.[0]?.id && row !== concert,
    )
    const slugIn = (entity: 'City' | 'Program', id: unknown) =>
      seededSnapshot[entity].find((row) => row.id === id)?.slug
    const ofCity = `{ or: [{ slug: { eq: "${slugIn('City', city)}" } }, { slug: { eq: "nowhere" } }] }`
    const ofProgram = `{ slug: { eq: "${slugIn('Program', program)}" } }`
    const filters = `{ slug: { eq: "${slug}" }, city: ${ofCity}, program: ${ofProgram} }`
    const query = `{ concerts(filters: ${filters}) { data { attributes { slug publishedAt city ${entry} } } meta { pagination { total } } } }`
    const shown = await askAsPartner(query, askStrapiForPartner)
    expect(shown).toContain(`"slug":"${slug}"`)
    expect(await askAsPartner(query, askEmbedded(withDrafts))).toBe(shown)
  })
})
