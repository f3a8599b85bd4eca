import { vi } from 'vitest'
import { answerRows } from '../fixtures/rows-answer.ts'

export const contentUrl = 'https://content.example'

/** Answers a call of the content service; the function may read the body that was sent. */
type Answer = (readBody: () => Promise<string>) => Response | Promise<Response>

interface FakeContent {
  /** Returns the number of GraphQL calls so far. */
  calls: () => number
  /** Replaces the answer from now on. */
  answer: (answer: Answer) => void
}

/** Stands in for a remote Strapi: every call of the Worker to the outside gets its answer. */
export function fakeContent(first: Answer): FakeContent {
  let current = first
  let calls = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    calls += 1
    const body = await new Request(input, init).text()
    return answerRows(body, await current(async () => body))
  })
  return {
    calls: () => calls,
    answer: (answer) => {
      current = answer
    },
  }
}

/** The answer to the query for redirects of a content service that has none: a whole list with its count. */
export const noRedirects = { data: [], meta: { pagination: { total: 0 } } }

const entry = (attributes: Record<string, unknown>) => ({ id: '1', attributes })

/** A content service that has nothing. */
export const emptyContent = {
  concerts: { data: [], meta: { pagination: { total: 0, pageCount: 1 } } },
  cities: { data: [] },
  programs: { data: [] },
  posts: { data: [], meta: { pagination: { total: 0 } } },
  redirects: noRedirects,
  social: { data: null },
  about: { data: null },
}

/** The answer of a content service that has these concerts and nothing else. */
export const contentWith = (concerts: Record<string, unknown>[]) => () =>
  Response.json({
    data: {
      ...emptyContent,
      concerts: {
        data: concerts.map(entry),
        meta: { pagination: { total: concerts.length, pageCount: 1 } },
      },
    },
  })

export const goodConcert = {
  slug: 'good-concert',
  date: '2100-05-01',
  time: '19:30:00.000',
  soldOut: false,
  ticketLink: [{ __typename: 'ComponentTicketIntickets', seanceId: '42', minCost: 1500 }],
  city: {
    data: {
      attributes: {
        locale: 'ru',
        slug: 'kazan',
        name: 'Казань',
        timeZone: 'Europe/Moscow',
        localizations: { data: [] },
      },
    },
  },
  program: {
    data: {
      attributes: { locale: 'ru', slug: 'zimmer', name: 'Музыка Ханса Циммера', localizations: { data: [] } },
    },
  },
}
