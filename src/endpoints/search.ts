import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { readJson } from '../http/read-body.ts'
import { addPlaceNotOnTour } from '../places/not-on-tour.ts'
import { checkRequest } from '../search/request.ts'

/** Ten queries of maximum length take a third of this. */
const maxBodyBytes = 16 * 1024

/**
 * `POST /api/search`: several queries in one call → `SearchAnswer`, with the results in the queries' order
 * (`shared/search.ts`).
 *
 * @throws BadRequest with the path of a wrong field, as `queries[0].page`
 */
export async function handleSearch(c: Context<AppEnv>): Promise<Response> {
  const request = checkRequest(await readJson(c.req.raw, maxBodyBytes), c.get('config').LOCALES)
  c.header('Cache-Control', 'no-store')
  const { search, places, wishes, content } = c.get('services')
  const answer = await search.search(request)
  if (!wishes || request.queries.some(({ page = 1 }) => page > 1)) return c.json(answer)
  return c.json(await addPlaceNotOnTour({ places, content }, request, answer))
}
