import * as z from 'zod/mini'
import { searchMessages } from '../languages/texts.ts'
import { addPlaceNotOnTour } from '../places/not-on-tour.ts'
import { Await } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { makeBeyondEndError } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import { checkRequest } from '../search/request.ts'
import { pageNumberSchema } from '../shared/concerts-query.ts'
import { hitsPerPage } from '../shared/constants.ts'
import { type SearchAnswer, searchIndexes, searchLimits } from '../shared/search.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { SearchForm } from '../ui/components/search-form.tsx'
import { SearchFailed, SearchResults, SearchTabs } from '../ui/components/search-results.tsx'

/** An invalid value counts as absent. */
const querySchema = z.object({
  q: z.catch(z._default(z.string().check(z.trim(), z.maxLength(searchLimits.queryLength)), ''), ''),
  index: z.catch(z.optional(z.enum(searchIndexes)), undefined),
  page: pageNumberSchema,
  as: z.catch(z.optional(z.literal('typed')), undefined),
})
type Query = z.infer<typeof querySchema>

interface Deferred {
  answer: Promise<SearchAnswer>
}

/** Search without JavaScript, at the address of what the popup shows. */
export const searchPage = definePage('search', {
  query: querySchema,
  isStored: ({ query }) => !query.q,
  // The first page always exists; whether another one does, only what is found can tell.
  loadCritical: async (page) => {
    if (page.query.page > 1 && page.query.index) await requirePage(page)
    return {}
  },
  loadDeferred: (page) => ({ answer: ask(page, page.query) }),
  essential: ['answer'],
  head: ({ locale }) => ({
    title: searchMessages(locale).title,
    description: searchMessages(locale).description,
    robots: 'noindex',
    styles: ['tabs', 'schedule', 'search-cards'],
  }),
  View: SearchView,
})

type Asked = Page<unknown, Query>

/** Runs the search of the address. A page number above `searchLimits.page` becomes that limit. */
const ask = async (page: Asked, query: Query): Promise<SearchAnswer> => {
  const { search, config, locale, wishes } = page
  const asked = { ...query, page: Math.min(query.page, searchLimits.page) }
  const request = { locale, queries: toQueries(asked), asTyped: query.as === 'typed' }
  const answer = await search.search(checkRequest(request, config.LOCALES))
  const isMiss = answer.results.every(({ hits }) => hits.length === 0) && !answer.parts && !answer.answers
  if (isMiss && query.q && !query.index) page.countSearchMiss?.(query.q)
  return wishes && query.page === 1 ? addPlaceNotOnTour(page, request, answer) : answer
}

/** @throws PastEnd where what is found ends before */
async function requirePage(page: Asked): Promise<void> {
  // If the search fails, the page shows that, so nothing is thrown here.
  const answer = await ask(page, page.query).catch(() => undefined)
  const found = answer?.results[0]
  if (!found || (found.hits.length > 0 && page.query.page <= searchLimits.page)) return
  throw await makeBeyondEndError({
    path: pathTo('search'),
    query: page.query,
    countPages: () => found.totalPages,
  })
}

const toQueries = ({ q, index, page }: Query) =>
  index
    ? [{ indexUid: index, q, page, hitsPerPage: hitsPerPage[index].one }]
    : searchIndexes.map((indexUid) => ({ indexUid, q, hitsPerPage: hitsPerPage[indexUid].all }))

function SearchView({ page, data }: { page: Asked; data: Deferred }) {
  const { locale, query } = page
  const search = { locale, ...query }
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{searchMessages(locale).title}</h1>
        <SearchForm locale={locale} query={query.q}>
          {query.index ? <input type="hidden" name="index" value={query.index} /> : null}
        </SearchForm>
        <SearchTabs search={search} />
        <Await value={data.answer} failed={<SearchFailed search={search} />}>
          {(answer) => <SearchResults search={search} answer={answer} />}
        </Await>
      </div>
    </PageFrame>
  )
}
