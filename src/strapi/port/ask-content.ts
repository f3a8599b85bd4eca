import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import { callThrough } from '../../cache/circuit-breaker.ts'
import { RateLimited, UpstreamFailed } from '../../errors.ts'
import { cleanAnswer } from './clean-answer.ts'
import type { ContentQuery, StrapiService, Variables } from './client.ts'
import { collectFaults, logFaults } from './faults.ts'
import { askInVersion } from './known-version.ts'
import { withoutNewer, withoutRefusedFields } from './newer-fields.ts'
import { parseContent } from './parse-content.ts'
import {
  loadStrapiVersion,
  type StrapiVersion,
  type StrapiVersionName,
  type VersionedQuery,
} from './versions.ts'

/** Asks the service, and makes the site's own shape of its answer. @throws UpstreamFailed, ContentInvalid */
export async function fetchContent<Answer, Value>(
  strapi: StrapiService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<Value | null> {
  const { breaker, requestId, now, log } = strapi
  return callThrough(breaker, requestId, now, async () => {
    const answer = await askInVersion(strapi, (dialect) => askIn(dialect, strapi, query, variables))
    const { faults, addIssue } = collectFaults()
    const { value } = parseContent(query.name, query.schema, answer, addIssue)
    logFaults(log, { query: query.name }, faults)
    return query.map(value)
  })
}

/** @returns the answer unwrapped. */
async function askIn<Answer, Value>(
  name: StrapiVersionName,
  strapi: StrapiService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<unknown> {
  const dialect = await loadStrapiVersion(name)
  if (!strapi.showsDrafts)
    return dialect.unwrap(cleanAnswer(await requestWithOlder(strapi, dialect, query, variables)))
  const { asPublished, toDraftQuery } = await import('../drafts/ask-for-drafts.ts')
  const forDrafts: StrapiVersion = {
    ...dialect,
    word: async (text, asked) => toDraftQuery(name, text, await dialect.word(text, asked)),
  }
  const answer = await requestWithOlder(strapi, forDrafts, query, variables)
  return dialect.unwrap(asPublished(cleanAnswer(answer), strapi.now()))
}

/**
 * Asks a query, and once or twice more where the service refuses it for something that came to the model later: without
 * the fields that the refusal names, then without everything newer. All of it is inside the circuit breaker, since such
 * a refusal is no failure of the service.
 */
async function requestWithOlder<Answer, Value>(
  strapi: StrapiService,
  dialect: StrapiVersion,
  { name, document, isPartial }: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<unknown> {
  const olderDocument = withoutNewer(document)
  // Worded inside `try`: the build, which records every form of a query, refuses it there.
  let worded: VersionedQuery | undefined
  try {
    worded = await dialect.word({ name, document }, variables)
    return await request(strapi, worded)
  } catch (error) {
    const shown = isPartial ? withoutForbidden(error) : undefined
    if (shown) {
      strapi.log.error('the content service does not let the site read a type', { query: name, error })
      return shown
    }
    if (olderDocument === document || !isRefused(error)) throw error
    const known = worded && withoutRefusedFields(worded.document, document, error.body)
    const askedAgain =
      worded && known !== undefined
        ? await requestUnlessRefused(strapi, { ...worded, document: known })
        : undefined
    if (isPartial && askedAgain === undefined) throw error
    const answer =
      askedAgain ?? (await request(strapi, await dialect.word({ name, document: olderDocument }, variables)))
    // Warns only after an answer: a service of the other version of Strapi refuses every form of the query.
    const { warnedQueries } = strapi.known
    if (!warnedQueries.has(name))
      strapi.log.warn('the content service lacks a type or a field', { query: name, error })
    warnedQueries.add(name)
    return answer
  }
}

/** Returns `undefined` where the service refuses the query. */
async function requestUnlessRefused(strapi: StrapiService, query: VersionedQuery): Promise<unknown> {
  try {
    return await request(strapi, query)
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

const forbiddenSchema = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.array(
    z.object({
      path: z.nullish(z.array(z.unknown())),
      extensions: z.object({ code: z.literal('FORBIDDEN') }),
    }),
  ),
})

/**
 * Returns what Strapi has answered beside the fields that may not be read: those are absent. `undefined` where it has
 * refused the query for another reason, or as a whole.
 */
function withoutForbidden(error: unknown): Readonly<Record<string, unknown>> | undefined {
  const { data: body } = forbiddenSchema.safeParse(error instanceof UpstreamFailed ? error.body : undefined)
  if (!body?.data) return undefined
  const forbidden = new Set(body.errors.map(({ path }) => path?.[0]))
  return Object.fromEntries(Object.entries(body.data).filter(([field]) => !forbidden.has(field)))
}

/** Whether Strapi has refused a query for a type that its model lacks (400), or that may not be read (200). */
const isRefused = (error: unknown): error is UpstreamFailed =>
  error instanceof UpstreamFailed && (error.status === 400 || forbiddenSchema.safeParse(error.body).success)

async function request(strapi: StrapiService, { document, variables }: VersionedQuery): Promise<unknown> {
  const client = new GraphQLClient(`${strapi.url}/graphql`, {
    fetch: (input, init) => strapi.fetch(new Request(input, init)),
    headers: strapi.token ? { authorization: `Bearer ${strapi.token}` } : {},
    // Documents are the project's own; parsing them again for a name would cost CPU on every miss.
    excludeOperationName: true,
  })
  try {
    return await client.request(document, variables)
  } catch (error) {
    if (!(error instanceof ClientError)) {
      if (error instanceof UpstreamFailed || error instanceof RateLimited) throw error
      // The log gets the first line of the error only: its other lines and its cause repeat the service’s whole answer.
      throw new UpstreamFailed('content', 0, String(error).split('\n')[0] ?? '')
    }
    const { status, errors } = error.response
    throw new UpstreamFailed(
      'content',
      status,
      errors?.[0]?.message ?? `status ${status}`,
      // No cause: the client's own error repeats the whole query and answer.
      error.response,
    )
  }
}
