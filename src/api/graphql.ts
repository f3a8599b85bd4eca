import type { Context } from 'hono'
import * as z from 'zod/mini'
import { callThrough } from '../cache/circuit-breaker.ts'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import { lastChangeOf } from '../content/port/changes.ts'
import { typesIn } from '../content/port/types-in.ts'
import { BadRequest, UpstreamFailed } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJson } from '../http/read-body.ts'

const maxBodyBytes = 32_768
const callSchema = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  operationName: z.nullish(z.string()),
})

/**
 * `POST /graphql`: questions to the content service, for the site's partners. Reading only and bounded (see
 * `proxied-query.ts`). Anonymous answers are kept by question and variables; with a bearer token the question is
 * passed on and nothing is kept. The site's own token is never lent: who comes without one sees what Strapi's public
 * role may, and no submissions that the site's token can read.
 */
export async function graphql(c: Context<AppEnv>): Promise<Response> {
  const call = callSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
  if (!call.success)
    throw new BadRequest(call.error.issues[0]?.path.join('.') || 'body', 'must be {query, variables}')
  const { checkQuery } = await import('../content/port/proxied-query.ts')
  const question = checkQuery(call.data.query, call.data.variables ?? {})
  const authorization = c.req.header('authorization')
  c.header('Cache-Control', authorization ? 'private, no-store' : 'no-cache')
  try {
    return c.json(await (authorization ? ask(c, question, authorization) : askThroughCache(c, question)))
  } catch (error) {
    if (!(error instanceof UpstreamFailed)) throw error
    c.var.services.log.error('content service failed', { error })
    return c.json(error.body ?? toErrorBody(error), toStatus(error.status))
  }
}

const answers = createKeys<object>('graphql', 1)

type Question = { query: string; variables: Record<string, unknown> }

async function askThroughCache(c: Context<AppEnv>, question: Question): Promise<object> {
  const { partnerContent: content } = c.var.services
  const changedAt = await lastChangeOf(content.changes, typesIn(question.query))
  const { value } = await content.cache.answer(
    answers(JSON.stringify(question)),
    policies.freeText,
    () => ask(c, question, undefined),
    { isChanged: ({ storedAt }) => storedAt <= changedAt },
  )
  return value
}

async function ask(
  c: Context<AppEnv>,
  question: Question,
  authorization: string | undefined,
): Promise<object> {
  const { breaker, requestId, cache } = c.var.services.partnerContent
  return callThrough(breaker, requestId, cache.now, () => askNow(c, question, authorization))
}

/** @throws UpstreamFailed with the service's own error body, when it gave one. */
async function askNow(
  c: Context<AppEnv>,
  question: Question,
  authorization: string | undefined,
): Promise<object> {
  const { partnerContent: content } = c.var.services
  const answer = await content.fetch(
    new Request(`${content.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify(question),
    }),
  )
  const body: unknown = await answer.json().catch(() => undefined)
  const isObject = typeof body === 'object' && body !== null
  if (answer.ok && isObject && !('errors' in body)) return body
  const status = isObject ? answer.status : Math.max(answer.status, badGateway)
  throw new UpstreamFailed('content', status, `status ${answer.status}`, isObject ? body : undefined)
}

/** What stands for an error that came without a body. */
const toErrorBody = ({ message }: Error) => ({ status: 500, name: 'UnknownError', message })

const badGateway = 502

/** GraphQL errors come with 200; where there was no answer at all, the gateway is bad. */
const toStatus = (status: number) => (status === 0 ? badGateway : status) as 502
