import type { Context } from 'hono'
import * as z from 'zod/mini'
import { StreamedValue } from '../cache/cache.ts'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import { readChangedAt } from '../content/parts/published-content.ts'
import { digest } from '../crypto/digest.ts'
import { BadRequest, UpstreamFailed } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJson } from '../http/read-body.ts'
import { isFromThisSite } from '../http/same-origin.ts'
import { readSessionOnce, writeAccountChange } from '../http/visitor-session.ts'
import type { ProxiedQuery } from '../strapi/proxy/proxied-query.ts'

const maxBodyBytes = 32_768
/** Most characters of a response that is cached: a few longer ones would push out all others. */
const maxCachedCharacters = 65_536
const callSchema = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  operationName: z.nullish(z.string()),
})

/**
 * `POST /graphql`: read-only queries for published content, for the site's partners, with limits on everything that
 * costs (`strapi/proxy/`). Responses to anonymous queries are cached by query and variables, in KV when they are asked for
 * again. With a bearer token the query is passed on, and nothing is cached. A signed-in visitor queries with their own rights, from
 * the site's own pages. The site's own token is never used: without a token the caller sees what Strapi's public role
 * may read, and no submissions.
 */
export async function handleGraphql(c: Context<AppEnv>): Promise<Response> {
  const call = callSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
  if (!call.success)
    throw new BadRequest(call.error.issues[0]?.path.join('.') || 'body', 'must be {query, variables}')
  const { checkQuery } = await import('../strapi/proxy/proxied-query.ts')
  const { query, variables, operationName } = call.data
  const partnerQuery = checkQuery({ query, variables, operationName })
  const authorization = c.req.header('authorization')
  c.header('Cache-Control', authorization ? 'private, no-store' : 'no-cache')
  try {
    const answer = await (authorization
      ? ask(c, partnerQuery, authorization)
      : askAnonymously(c, partnerQuery))
    return c.body(answer, 200, { 'Content-Type': 'application/json' })
  } catch (error) {
    if (!(error instanceof UpstreamFailed)) throw error
    c.get('services').log.error('content service failed', { error })
    return c.json(error.body ?? toErrorBody(error), toStatus(error))
  }
}

/**
 * Queries without the caller's own token: with the session of a signed-in visitor on a page of this site, otherwise
 * anonymously. A session that Strapi no longer accepts is ended with the response, and the query is repeated
 * anonymously.
 */
async function askAnonymously(c: Context<AppEnv>, partnerQuery: ProxiedQuery): Promise<string> {
  // The built-in content has no users, and an anonymous query needs no database.
  const isAsked = c.get('config').CONTENT_URL !== undefined && isFromThisSite(c)
  const session = isAsked ? await readSessionOnce(c).catch(() => undefined) : undefined
  if (!session) return askThroughCache(c, partnerQuery)
  c.header('Cache-Control', 'private, no-store')
  try {
    return await ask(c, partnerQuery, `Bearer ${session.tokens.access}`)
  } catch (error) {
    if (!(error instanceof UpstreamFailed && error.status === 401)) throw error
    await writeAccountChange(c, 'ends')
    return askThroughCache(c, partnerQuery)
  }
}

const answers = createKeys<string>('graphql', 3)

async function askThroughCache(c: Context<AppEnv>, partnerQuery: ProxiedQuery): Promise<string> {
  const { content, partners } = c.get('services')
  const { CONTENT_URL = 'demo' } = c.get('config')
  const changedAt = await readChangedAt(content, { waits: true })
  const { value } = await partners().cache.readOrMake(
    // The query's text may be longer than its response, so the key contains a digest of it.
    answers(await digest(JSON.stringify([CONTENT_URL, partnerQuery.query, partnerQuery.variables]))),
    policies.partners,
    async () => {
      const answer = await ask(c, partnerQuery, undefined)
      return answer.length > maxCachedCharacters ? new StreamedValue(answer) : answer
    },
    { isChanged: ({ storedAt }) => storedAt <= changedAt },
  )
  return value
}

async function ask(
  c: Context<AppEnv>,
  partnerQuery: ProxiedQuery,
  authorization: string | undefined,
): Promise<string> {
  const { runPartnerQuery } = await import('../strapi/proxy/ask-partner-query.ts')
  return runPartnerQuery(c.get('services').partners(), partnerQuery, authorization)
}

/** The body for an error without one. */
const toErrorBody = ({ message }: Error) => ({ status: 500, name: 'UnknownError', message })

const badGateway = 502

/** GraphQL errors have status 200; where no response could be passed on, the status is 502. */
const toStatus = ({ status, body }: UpstreamFailed) => (body ? status : Math.max(status, badGateway)) as 502
