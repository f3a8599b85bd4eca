import type { Context } from 'hono'
import * as z from 'zod/mini'
import { Unfinished } from '../cache/cache.ts'
import { createKeys } from '../cache/key.ts'
import { policies } from '../cache/policies.ts'
import { digest } from '../crypto/digest.ts'
import { BadRequest, UpstreamFailed } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJson } from '../http/read-body.ts'
import { isFromHere } from '../http/same-origin.ts'
import { readSessionOnce, writeAccountChange } from '../http/visitor-session.ts'
import { lastChangeOf } from '../strapi/port/changes.ts'
import type { ProxiedQuery } from '../strapi/proxy/proxied-query.ts'

const maxBodyBytes = 32_768
/** Longer answers aren't kept: a few of them would push out all others. */
const mostKeptCharacters = 65_536
const callSchema = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  operationName: z.nullish(z.string()),
})

/**
 * `POST /graphql`: questions about published content, for the site's partners. Reading only, and bounded in all that
 * costs (`content/proxy/`). Anonymous answers are kept in the isolate by question and variables; with a bearer token the
 * question is passed on and nothing is kept. Who is signed in asks as themselves from the site's own pages. The site's own token is never lent: who comes without one sees what
 * Strapi's public role may, and no submissions that the site's token can read.
 */
export async function graphql(c: Context<AppEnv>): Promise<Response> {
  const call = callSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
  if (!call.success)
    throw new BadRequest(call.error.issues[0]?.path.join('.') || 'body', 'must be {query, variables}')
  const { checkQuery } = await import('../strapi/proxy/proxied-query.ts')
  const { query, variables, operationName } = call.data
  const question = checkQuery({ query, variables, operationName })
  const authorization = c.req.header('authorization')
  c.header('Cache-Control', authorization ? 'private, no-store' : 'no-cache')
  try {
    const answer = await (authorization ? ask(c, question, authorization) : askAnonymously(c, question))
    return c.body(answer, 200, { 'Content-Type': 'application/json' })
  } catch (error) {
    if (!(error instanceof UpstreamFailed)) throw error
    c.get('services').log.error('content service failed', { error })
    return c.json(error.body ?? toErrorBody(error), toStatus(error))
  }
}

/**
 * Without a token of their own: as who is signed in, where a page of this site asks, else as everybody. A session that
 * Strapi knows no longer ends with the answer, and the question is everybody's.
 */
async function askAnonymously(c: Context<AppEnv>, question: ProxiedQuery): Promise<string> {
  // The content that ships with the site knows no users, and what is everybody's needs no database.
  const isAsked = c.get('config').CONTENT_URL !== undefined && isFromHere(c)
  const session = isAsked ? await readSessionOnce(c).catch(() => undefined) : undefined
  if (!session) return askThroughCache(c, question)
  c.header('Cache-Control', 'private, no-store')
  try {
    return await ask(c, question, `Bearer ${session.tokens.access}`)
  } catch (error) {
    if (!(error instanceof UpstreamFailed && error.status === 401)) throw error
    await writeAccountChange(c, 'ends')
    return askThroughCache(c, question)
  }
}

const answers = createKeys<string>('graphql', 2)

async function askThroughCache(c: Context<AppEnv>, question: ProxiedQuery): Promise<string> {
  const content = c.get('services').partnerContent()
  const changedAt = await lastChangeOf(content.changes, question.types)
  const { value } = await content.cache.answer(
    // The text of a question may be longer than its answer.
    answers(await digest(JSON.stringify([question.query, question.variables]))),
    policies.partners,
    async () => {
      const answer = await ask(c, question, undefined)
      return answer.length > mostKeptCharacters ? new Unfinished(answer) : answer
    },
    { isChanged: ({ storedAt }) => storedAt <= changedAt },
  )
  return value
}

async function ask(
  c: Context<AppEnv>,
  question: ProxiedQuery,
  authorization: string | undefined,
): Promise<string> {
  const { runPartnerQuery } = await import('../strapi/proxy/ask-partner-query.ts')
  return runPartnerQuery(c.get('services').partnerContent(), question, authorization)
}

/** What stands for an error that came without a body. */
const toErrorBody = ({ message }: Error) => ({ status: 500, name: 'UnknownError', message })

const badGateway = 502

/** GraphQL errors come with 200; where there was no answer that could be passed on, the gateway is bad. */
const toStatus = ({ status, body }: UpstreamFailed) => (body ? status : Math.max(status, badGateway)) as 502
