import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { readJson } from '../http/read-body.ts'
import { checkRequest } from '../search/request.ts'

/** Ten queries with everything that they may hold take a third of this. */
const maxBodyBytes = 16 * 1024

/**
 * `POST /api/search`: a multi-search → `SearchAnswer`, each query answered in its place (`shared/search.ts`).
 *
 * @throws BadRequest with the path of a wrong field, as `queries[0].page`.
 */
export async function handleSearch(c: Context<AppEnv>): Promise<Response> {
  const request = checkRequest(await readJson(c.req.raw, maxBodyBytes), c.get('config').LOCALES)
  c.header('Cache-Control', 'no-store')
  return c.json(await c.get('services').search.search(request))
}
