import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readConcert } from '../../../src/content/concerts/concert.ts'
import { readVenue } from '../../../src/content/places/venue.ts'
import type { ContentType } from '../../../src/shared/content-types.ts'
import type { EntityName, Row, Snapshot } from '../../../src/strapi-emulator/row.ts'
import { expectSameAnswers } from './compare.ts'
import { contentWith } from './content-with.ts'
import { signIn } from './editor.ts'
import { nameOf, recordQuestions } from './recorded-questions.ts'
import { askEmbedded, askStrapi, seededSnapshot, strapiUrl, today } from './services.ts'

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

/** Of each type one entry in the middle, and one translation. */
const drafts = Object.fromEntries(
  Object.keys(unpublished).map((entity) => [entity, chooseDrafts(seededSnapshot[entity as Unpublished])]),
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

const questions = Map.groupBy(await recordQuestions(withDrafts, today), nameOf)

beforeAll(async () => {
  const editor = await signIn()
  for (const [entity, type] of Object.entries(unpublished)) {
    for (const { id } of drafts[entity] ?? []) await editor.unpublish(type, id)
  }
  withDrafts = await withTimesOfStrapi(withDrafts)
}, 60_000)

/** Unpublishing changes an entry, and its translations that share fields with it. */
async function withTimesOfStrapi(snapshot: Snapshot): Promise<Snapshot> {
  const dated = { ...snapshot }
  for (const [entity, list] of Object.entries(lists)) {
    const rows = snapshot[entity as Unpublished]
    const inAll = rows.some(({ locale }) => locale !== undefined) ? 'locale: "all", ' : ''
    const query = `{ ${list}(${inAll}publicationState: PREVIEW, pagination: { limit: -1 }) { data { id attributes { updatedAt } } } }`
    const { body } = await askStrapi({ query, variables: {} })
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
  it.each([...questions])('to %s', async (_name, asked) => {
    await expectSameAnswers(asked, askStrapi, askEmbedded(withDrafts))
  })
})

describe('what is a draft in Strapi is nothing to the site', () => {
  const site = contentWith((request) =>
    fetch(new Request(request.url.replace('http://content.invalid', strapiUrl), request)),
  )
  const concertsOf = (entity: Unpublished, relation: string) => {
    const [draft] = drafts[entity] ?? []
    return seededSnapshot.Concert.filter(
      (row) => row[relation] === draft?.id && !drafts.Concert?.includes(row),
    )
  }

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
