import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isFailing } from '../../src/cache/circuit-breaker.ts'
import { policies } from '../../src/cache/policies.ts'
import { readConcert } from '../../src/content/concerts/concert.ts'
import { readConcerts } from '../../src/content/concerts/concerts.ts'
import { readVenue } from '../../src/content/places/venue.ts'
import { readBySlug } from '../../src/content/site/by-slug.ts'
import { type ContentQuery, type ContentService, fetchContent } from '../../src/strapi/port/client.ts'
import { newerFields, withoutNewer } from '../../src/strapi/port/newer-fields.ts'
import { createEmbeddedService } from './emulator-service.ts'

const now = Date.UTC(2026, 10, 20)
const query: ContentQuery<{ news?: string | undefined }, string> = {
  name: 'with-a-new-type',
  document: 'query New { news, fresh }',
  olderDocument: 'query Older { news }',
  schema: z.object({ news: z.optional(z.string()) }),
  map: ({ news }) => news ?? null,
  policy: policies.site,
}

let asked: string[] = []
beforeEach(() => {
  asked = []
})

/** A content service that answers the newer question so, and the older one well. */
function serviceAnswering(answer: () => Response) {
  const { service, warnings } = createEmbeddedService(now)
  service.fetch = async (request) => {
    const name = /query (\w+)/.exec(await request.text())?.[1] ?? ''
    asked.push(name)
    return name === 'New' ? answer() : Response.json({ data: { news: 'Tour' } })
  }
  return { service, warnings }
}

const withError = (status: number, code: string) => () =>
  Response.json({ data: null, errors: [{ message: code, extensions: { code } }] }, { status })

describe('a question about a type that came to the model later', () => {
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
    expect(isFailing(service.breaker, now)).toBe(false)
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
  it('is left out of the older question, and nothing else is', () => {
    const document = `{ concerts { slug ${newerFields('culturePass discounts { percent }')} date ${newerFields('maxCost')} } }`
    expect(withoutNewer(document).replace(/\s+/g, ' ')).toBe('{ concerts { slug date } }')
  })

  it('makes no second question where there is none', async () => {
    const { service } = serviceAnswering(withError(400, 'GRAPHQL_VALIDATION_FAILED'))
    const { olderDocument: _older, ...whole } = query
    await expect(fetchContent(service, { ...whole, name: 'all-old' }, {})).rejects.toThrow()
    // What is asked for the dialect is no question of a page.
    expect(asked.filter((name) => name !== 'Dialect')).toEqual(['New'])
  })
})

/** The demo's content, by a Strapi whose model lacks the newer fields. */
function olderDemo(): ContentService {
  const { service } = createEmbeddedService(now)
  const answer = service.fetch
  service.fetch = async (request) =>
    (await request.clone().text()).includes('#newer')
      ? withError(400, 'GRAPHQL_VALIDATION_FAILED')()
      : answer(request)
  return service
}

describe('with an older model', () => {
  it('the schedule is whole, and nobody knows which card pays for it', async () => {
    const { concerts, total } = await readConcerts(olderDemo(), 'ru', '2026-11-20', { when: 'upcoming' })
    expect(total).toBeGreaterThan(200)
    expect(concerts.some(({ acceptsCulturePass }) => acceptsCulturePass)).toBe(false)
  })

  it('a concert is there without its terms', async () => {
    const concert = await readConcert(olderDemo(), 'ru', 'hans-zimmer-moscow-1')
    expect(concert).toMatchObject({ program: { slug: 'hans-zimmer' }, terms: {}, venueFacts: {} })
  })

  it('a venue is there without its facts', async () => {
    expect(await readVenue(olderDemo(), 'ru', 'zaryadye')).toMatchObject({ slug: 'zaryadye', facts: {} })
  })

  it('a page whose form has no wording is whole, in the usual words', async () => {
    const found = await readBySlug(olderDemo(), 'ru', 'school-programs')
    const blocks = found?.kind === 'page' ? found.entry.blocks : []
    expect(blocks.find(({ kind }) => kind === 'form')).toEqual({
      kind: 'form',
      form: 'b2b',
      title: 'Заявка от школы',
    })
  })
})
