import type { Page } from '@playwright/test'
import type {
  SearchAnswer,
  SearchHits,
  SearchIndex,
  SearchQuery,
  SearchRequest,
  SearchResult,
} from '../../src/shared/search.ts'

/** Answers of `POST /api/search` that stay the same, for what must be counted or can't be asked of the demo. */

const range = <Item>(count: number, make: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const states = ['buy', 'sold-out', 'none'] as const

/** 10 concerts, 3 programs, 2 cities (with pages of the demo), 5 venues and 9 posts, numbered from 1. */
export const fewHits: { [Index in SearchIndex]: SearchHits[Index][] } = {
  concert: range(10, (number) => ({
    slug: `concert-${number}`,
    date: '2027-03-09',
    time: '19:00',
    program: `Программа ${number}`,
    collection: 'Музыка кино',
    performers: ['оркестра «Полутон»'],
    city: 'Казань',
    cityPrepositional: 'Казани',
    repertoire: 'film',
    ticket: { state: states[(number - 1) % 3] ?? 'buy', href: `/c/concert-${number}/tickets` },
  })),
  program: range(3, (number) => ({
    slug: `program-${number}`,
    name: `Программа ${number}`,
    collection: 'Музыка кино',
    about: 'О чём она.',
  })),
  city: range(2, (number) => ({
    slug: number === 1 ? 'kazan' : 'tver',
    name: `Город ${number}`,
    concerts: 21,
  })),
  venue: range(5, (number) => ({
    slug: `venue-${number}`,
    name: `Площадка ${number}`,
    city: 'Казань',
    address: 'ул. Московская, 3',
  })),
  post: range(9, (number) => ({
    slug: `post-${number}`,
    title: `Новость ${number}`,
    publishedAt: '2026-10-09T09:00:00.000Z',
    summary: 'Коротко о ней.',
  })),
}

/** Every typed word must occur literally in an entry that is found. */
export function answerFrom(hits: typeof fewHits, { queries }: SearchRequest): SearchAnswer {
  return { results: queries.map((query) => toResult(hits, query)) }
}

function toResult(
  hits: typeof fewHits,
  { indexUid, q = '', page = 1, hitsPerPage = 20 }: SearchQuery,
): SearchResult {
  const found = hits[indexUid].filter((hit) => JSON.stringify(hit).toLowerCase().includes(q.toLowerCase()))
  const shown = found.slice((page - 1) * hitsPerPage, page * hitsPerPage)
  const paging = { page, totalPages: Math.ceil(found.length / hitsPerPage), hitsPerPage }
  // The hits are the index's own; TypeScript can't follow that through the filter.
  return { indexUid, hits: shown, ...paging } as SearchResult
}

/** Answers the page's searches from these hits. @returns the requests, in their order. */
export async function answerSearches(page: Page, hits = fewHits): Promise<SearchRequest[]> {
  const requests: SearchRequest[] = []
  await page.route('**/api/search', async (route) => {
    const request: SearchRequest = route.request().postDataJSON()
    requests.push(request)
    await route.fulfill({ json: answerFrom(hits, request) })
  })
  return requests
}
