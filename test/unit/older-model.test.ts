import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readConcert } from '../../src/content/concerts/concert.ts'
import { readConcerts } from '../../src/content/concerts/concerts.ts'
import { readVenue } from '../../src/content/places/readers.ts'
import { readStarPrograms, readVotes } from '../../src/content/programs/readers.ts'
import { readPosts } from '../../src/content/reading/readers.ts'
import { readBySlug } from '../../src/content/site/entry-by-slug.ts'
import { readSite } from '../../src/content/site/site.ts'
import { makeSnapshot } from '../../src/demo/snapshot.ts'
import { fetchContent } from '../../src/strapi/port/ask-content.ts'
import type { ContentQuery } from '../../src/strapi/port/client.ts'
import { selectNewerFields, withoutNewer, withoutRefusedFields } from '../../src/strapi/port/newer-fields.ts'
import { strapi5 } from '../../src/strapi/version-5/version.ts'
import { createEmbeddedService } from './emulator-service.ts'

const now = Date.UTC(2026, 10, 20)
const whole = makeSnapshot('2026-11-20')
const concert = 'hans-zimmer-moscow-1'
/** The demo with a twentieth of its concerts. */
const demo = { ...whole, Concert: whole.Concert.filter(({ slug }, at) => slug === concert || at % 20 === 0) }
const query: ContentQuery<{ news?: string | undefined }, string> = {
  name: 'with-a-new-type',
  document: `query New { news ${selectNewerFields('fresh')} }`,
  schema: z.object({ news: z.optional(z.string()) }),
  map: ({ news }) => news ?? null,
}

let asked: string[] = []
beforeEach(() => {
  asked = []
})

/** A content service that answers the newer query so, and the older one well. */
function serviceAnswering(answer: () => Response) {
  const { strapi: service, warnings } = createEmbeddedService(now, () => demo)
  service.fetch = async (request) => {
    const text = await request.text()
    const [, name = ''] = /query (\w+)/.exec(text) ?? []
    asked.push(name === 'New' && !text.includes('fresh') ? 'Older' : name)
    return text.includes('fresh') ? answer() : Response.json({ data: { news: 'Tour' } })
  }
  return { service, warnings }
}

const withError = (status: number, code: string) => () =>
  Response.json({ data: null, errors: [{ message: code, extensions: { code } }] }, { status })

describe('a query about a type that came to the model later', () => {
  it.each([
    ['is not known', withError(400, 'GRAPHQL_VALIDATION_FAILED')],
    ['may not be read', withError(200, 'FORBIDDEN')],
  ])('is asked without it where it %s', async (_why, answer) => {
    const { service } = serviceAnswering(answer)
    expect(await fetchContent(service, query, {})).toBe('Tour')
    expect(asked).toEqual(['New', 'Older'])
  })

  it('that is refused is no failure of the service', async () => {
    const { service } = serviceAnswering(withError(400, 'GRAPHQL_VALIDATION_FAILED'))
    await fetchContent(service, query, {})
    expect(service.breaker.failures).toBe(0)
  })

  it.each([
    ['an error inside the service', withError(200, 'INTERNAL_SERVER_ERROR')],
    ['an outage', () => new Response('', { status: 503 })],
    ['a token that has expired', () => new Response('{}', { status: 401 })],
  ])('is asked once in case of %s', async (_what, answer) => {
    const { service } = serviceAnswering(answer)
    await expect(fetchContent(service, query, {})).rejects.toThrow()
    expect(asked).not.toContain('Older')
  })

  it('says once that the type is missing', async () => {
    const { service, warnings } = serviceAnswering(withError(400, 'GRAPHQL_VALIDATION_FAILED'))
    const own = { ...query, name: 'said-once' }
    await fetchContent(service, own, {})
    await fetchContent(service, own, {})
    expect(warnings).toHaveLength(1)
  })
})

describe('a field that came to the model later', () => {
  it('is left out of the older query, and nothing else is', () => {
    const document = `{ concerts { slug ${selectNewerFields('culturePass discounts { percent }')} date ${selectNewerFields('maxCost')} } }`
    expect(withoutNewer(document).replace(/\s+/g, ' ')).toBe('{ concerts { slug date } }')
  })

  it('makes no second query where there is none', async () => {
    const { service } = serviceAnswering(withError(400, 'GRAPHQL_VALIDATION_FAILED'))
    const whole = { ...query, name: 'all-old', document: 'query New { fresh }' }
    await expect(fetchContent(service, whole, {})).rejects.toThrow()
    // What is asked for the dialect is no query of a page.
    expect(asked.filter((name) => name !== 'Dialect')).toEqual(['New'])
  })
})

/** The content model of both versions without some fields, as an orchestra that hasn't copied them yet has it. */
const models = { 4: 'src/strapi-emulator/schema.graphql', 5: 'test/fixtures/strapi5.graphql' }
function modelWithout(version: keyof typeof models, fields: readonly string[]) {
  const lines = readFileSync(models[version], 'utf8').split('\n')
  return buildSchema(lines.filter((line) => !fields.includes(/^ {2}(\w+)/.exec(line)?.[1] ?? '')).join('\n'))
}

/**
 * Serves the demo's content like a Strapi whose model lacks these fields: it refuses queries for them as graphql-js
 * does.
 */
function demoWithout(fields: readonly string[]) {
  const { service, strapi, warnings } = createEmbeddedService(now, () => demo)
  const schema = modelWithout(4, fields)
  const answer = strapi.fetch
  strapi.fetch = async (request) => {
    const { query: text } = z.object({ query: z.string() }).parse(await request.clone().json())
    asked.push(text)
    const errors = validate(schema, parse(text))
    return errors.length > 0 ? Response.json({ errors }, { status: 400 }) : answer(request)
  }
  return { service, warnings }
}

describe('with a model that lacks newer fields', () => {
  it('the schedule is whole, and nobody knows which card pays for it', async () => {
    const { service } = demoWithout(['culturePass', 'latecomers', 'transit'])
    const { concerts, total } = await readConcerts(service, 'ru', { when: 'upcoming' })
    expect(total).toBeGreaterThan(10)
    expect(concerts.some(({ acceptsCulturePass }) => acceptsCulturePass)).toBe(false)
  })

  it('a concert has all others', async () => {
    const { service } = demoWithout(['admission'])
    const found = await readConcert(service, 'ru', concert)
    expect(found?.terms?.latecomers).toBeDefined()
    expect(found?.venueFacts).not.toEqual({})
    expect(new Set(asked.filter((text) => text.includes('rows: concerts'))).size).toBe(2)
  })

  it('the site has its names and the other networks, and a warning is logged', async () => {
    const { service, warnings } = demoWithout(['mastodon', 'bluesky'])
    await readSite(service, 'ru')
    expect(warnings).toHaveLength(1)
    const [_whole, again] = asked.filter((text) => text.startsWith('query Singles'))
    expect(again).toContain('instagram')
    expect(again).toContain('announcementLink')
    expect(again).not.toMatch(/mastodon|bluesky/)
  })
})

describe('published content of a model that lacks fields', () => {
  it('has venues without facts', async () => {
    const { service } = demoWithout(['stepFree', 'lift', 'wheelchairPlaces', 'transit'])
    const venue = await readVenue(service, 'ru', 'zaryadye')
    expect(venue?.facts).not.toHaveProperty('transit')
    expect(venue).toMatchObject({ slug: 'zaryadye', latitude: expect.any(Number) })
  })

  it('has pages whose forms have the usual words', async () => {
    const found = await readBySlug(demoWithout(['wording']).service, 'ru', 'school-programs')
    const blocks = found?.kind === 'page' ? found.entry.blocks : []
    expect(blocks.find(({ kind }) => kind === 'form')).toEqual({
      kind: 'form',
      form: 'b2b',
      title: 'Заявка от школы',
    })
  })

  it('has programs that are no sign’s own', async () => {
    const programs = await readStarPrograms(demoWithout(['zodiacSign']).service, 'en')
    expect(programs.length).toBeGreaterThan(12)
    expect(programs.filter(({ sign }) => sign)).toEqual([])
  })

  it('lacks the types that it lacks', async () => {
    expect(await readVotes(demoWithout(['votes']).service, 'en')).toEqual([])
  })

  it.each([
    ['may not be read', withError(200, 'FORBIDDEN')],
    ['is refused without a word on what is unknown', withError(400, 'GRAPHQL_VALIDATION_FAILED')],
  ])('is none where a type %s: its entries would seem to be deleted', async (_why, answer) => {
    const { service, strapi } = createEmbeddedService(now, () => demo)
    const { fetch } = strapi
    strapi.fetch = async (request) =>
      (await request.clone().text()).includes('rows: posts') ? answer() : fetch(request)
    await expect(readPosts(service, 'en', {})).rejects.toThrow()
  })
})

describe('a refusal of fields', () => {
  const document = `{ concerts { date ${selectNewerFields('price: admission terms(first: 1) { age { years } } maxCost')} city { name } } }`
  const refuse = (sent: string, ...names: string[]) => ({
    errors: names.map((name) => {
      const before = sent.slice(0, sent.search(new RegExp(`(\\w+: )?\\b${name}\\b`))).split('\n')
      return {
        message: `Cannot query field "${name}" on type "Concert". Did you mean "x"?`,
        locations: [{ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }],
      }
    }),
  })
  const told = (text: string | undefined) => text?.replace(/#\w+/g, '').replace(/\s+/g, ' ')

  it.each<[string[], string]>([
    [['maxCost'], '{ concerts { date price: admission terms(first: 1) { age { years } } city { name } } }'],
    [['admission'], '{ concerts { date terms(first: 1) { age { years } } maxCost city { name } } }'],
    [['terms'], '{ concerts { date price: admission maxCost city { name } } }'],
    [['admission', 'terms', 'maxCost'], '{ concerts { date city { name } } }'],
  ])('of %j leaves the others', (names, rest) => {
    expect(told(withoutRefusedFields(document, document, refuse(document, ...names)))).toBe(rest)
  })

  it.each<[string, unknown]>([
    ['of a field that is not newer', refuse(document, 'date')],
    ['of a newer field and one that is not', refuse(document, 'maxCost', 'name')],
    ['for another reason', { errors: [{ message: 'Forbidden access', locations: [] }] }],
    ['without a place', { errors: [{ message: 'Cannot query field "maxCost" on type "Concert".' }] }],
    ['without a body', undefined],
  ])('%s names none', (_why, body) => {
    expect(withoutRefusedFields(document, document, body)).toBeUndefined()
  })

  it('is understood in the words of Strapi 5', async () => {
    const { service } = demoWithout(['admission'])
    await readConcert(service, 'ru', concert)
    const own = asked.find((text) => text.includes('rows: concerts')) ?? ''
    const { document: sent } = await strapi5.word({ name: 'rows.concert', document: own }, {})
    const older = modelWithout(5, ['admission', 'culturePass'])
    const body = JSON.parse(JSON.stringify({ errors: validate(older, parse(sent)) }))
    const known = withoutRefusedFields(sent, own, body) ?? ''
    expect(validate(older, parse(known))).toEqual([])
    expect(known).toContain('durationMinutes')
    expect(known).toContain('latecomers')
    expect(known).not.toMatch(/admission|culturePass/)
  })
})
