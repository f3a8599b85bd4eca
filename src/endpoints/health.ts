import type { Context } from 'hono'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isAuthorized } from '../http/is-authorized.ts'

/** What is found of the services. */
type Health = Awaited<ReturnType<AppEnv['Variables']['services']['health']['check']>>

const reports = createKeys<Health>('health', 4)

/**
 * `GET /api/health` → `Health`, for monitoring: 200 while every configured service responds, otherwise 503. With 503
 * visitors still get cached content, but an operator should look. The numbers of submissions are included only with
 * `Authorization: Bearer` and `HOOK_SECRET`, as they are confidential.
 */
export async function serveHealth(c: Context<AppEnv>): Promise<Response> {
  const { memoryCache, health } = c.get('services')
  const { value: found } = await memoryCache.readOrMake(reports(), policies.health, health.check)
  c.header('Cache-Control', 'no-store')
  const isOperator = await isAuthorized(c.req.header('authorization'), c.get('config').HOOK_SECRET)
  return c.json(isOperator ? found : withoutCounts(found), found.status === 'ok' ? 200 : 503)
}

const withoutCounts = ({ dependencies, ...found }: Health) => ({
  ...found,
  dependencies: {
    ...dependencies,
    ...Object.fromEntries(
      (['submissions', 'votes', 'notices', 'tickets'] as const).map((name) => {
        const { state, source, reason } = dependencies[name]
        return [name, { state, source, ...(reason === undefined ? {} : { reason }) }]
      }),
    ),
  },
})
