import { ClientError, GraphQLClient } from 'graphql-request'
import * as z from 'zod/mini'
import { callThrough } from '../../cache/circuit-breaker.ts'
import { RateLimited, UpstreamFailed } from '../../errors.ts'
import { cleanAnswer } from './clean-answer.ts'
import type { CachedContent, ContentQuery, ContentService, Variables } from './client.ts'
import { collectFaults, logFaults } from './faults.ts'
import { askInVersion } from './known-version.ts'
import { toMediaUrl } from './media-url.ts'
import { withoutNewer, withoutRefusedFields } from './newer-fields.ts'
import { parseContent } from './parse-content.ts'
import {
  loadStrapiVersion,
  type StrapiVersion,
  type StrapiVersionName,
  type VersionedQuery,
} from './versions.ts'

/** Asks the service itself, and makes the site's own shape of its answer. @throws UpstreamFailed, ContentInvalid */
export async function askContent<Answer, Value>(
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<CachedContent<Value> | null> {
  const { breaker, requestId, cache, log } = content
  return callThrough(breaker, requestId, cache.now, async () => {
    const answer = await askInVersion(content, (dialect) => askIn(dialect, content, query, variables))
    const { faults, addIssue, reporting } = collectFaults()
    const parsed = parseContent(query.name, query.schema, answer, addIssue)
    const value = await query.map(parsed.value, {
      mediaUrl: toMediaUrl(content),
      embedHosts: content.embedHosts,
      report: reporting(parsed.value),
    })
    logFaults(log, { query: query.name }, faults)
    if (value === null) return null
    return faults.length > 0 ? { value, faults: faults.map(({ fault }) => fault) } : { value }
  })
}

/** @returns the answer unwrapped. */
async function askIn<Answer, Value>(
  name: StrapiVersionName,
  content: ContentService,
  query: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<unknown> {
  const dialect = await loadStrapiVersion(name)
  const own = name === '5' ? query.ofStrapi5 : undefined
  const versionQuery = { ...query, ...own }
  const given = { ...variables, ...own?.variables }
  if (!content.showsDrafts)
    return dialect.unwrap(cleanAnswer(await requestWithOlder(content, dialect, versionQuery, given)))
  const { asPublished, toDraftQuery } = await import('../drafts/ask-for-drafts.ts')
  const forDrafts: StrapiVersion = {
    ...dialect,
    word: async (text, asked) => toDraftQuery(name, text, await dialect.word(text, asked)),
  }
  const answer = await requestWithOlder(content, forDrafts, versionQuery, given)
  return dialect.unwrap(asPublished(cleanAnswer(answer), content.cache.now()))
}

/**
 * Asks a query, and once or twice more where the service refuses it for something that came to the model later: without
 * the fields that the refusal names, then without everything newer. All of it is inside the circuit breaker, since such
 * a refusal is no failure of the service.
 */
async function requestWithOlder<Answer, Value>(
  content: ContentService,
  dialect: StrapiVersion,
  { name, document, isPartial }: ContentQuery<Answer, Value>,
  variables: Variables,
): Promise<unknown> {
  const olderDocument = withoutNewer(document)
  // Worded inside `try`: the build, which records every form of a query, refuses it there.
  let worded: VersionedQuery | undefined
  try {
    worded = await dialect.word({ name, document }, variables)
    return await request(content, worded)
  } catch (error) {
    const shown = isPartial ? withoutForbidden(error) : undefined
    if (shown) {
      content.log.error('the content service does not let the site read a type', { query: name, error })
      return shown
    }
    if (olderDocument === document || !isRefused(error)) throw error
    const known = worded && withoutRefusedFields(worded.document, document, error.body)
    const askedAgain =
      worded && known !== undefined
        ? await requestUnlessRefused(content, { ...worded, document: known })
        : undefined
    if (isPartial && askedAgain === undefined) throw error
    const answer =
      askedAgain ?? (await request(content, await dialect.word({ name, document: olderDocument }, variables)))
    // Warns only after an answer: a service of the other version of Strapi refuses every form of the query.
    const { warnedQueries } = content.changes.isolate
    if (!warnedQueries.has(name))
      content.log.warn('the content service lacks a type or a field', { query: name, error })
    warnedQueries.add(name)
    return answer
  }
}

/** Returns `undefined` where the service refuses the query. */
async function requestUnlessRefused(content: ContentService, query: VersionedQuery): Promise<unknown> {
  try {
    return await request(content, query)
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

async function request(content: ContentService, { document, variables }: VersionedQuery): Promise<unknown> {
  const client = new GraphQLClient(`${content.url}/graphql`, {
    fetch: (input, init) => content.fetch(new Request(input, init)),
    headers: content.token ? { authorization: `Bearer ${content.token}` } : {},
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
