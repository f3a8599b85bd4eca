import { callThrough } from '../../cache/circuit-breaker.ts'
import { withinConcurrency } from '../../cache/concurrency-limit.ts'
import { UpstreamFailed } from '../../errors.ts'
import { askInVersion } from '../port/known-version.ts'
import type { StrapiVersionName } from '../port/versions.ts'
import { toShownBody } from './drop-drafts.ts'
import type { PartnerService } from './partner-content.ts'
import type { ProxiedQuery } from './proxied-query.ts'

const badGateway = 502

/**
 * Sends a partner's query to the content service, through its own circuit breaker and with few others at once, so that
 * its failures don't affect visitors.
 *
 * @param authorization the partner's own; partners never use the site's token
 * @returns the answer as text, without drafts
 * @throws RateLimited while too many queries run; UpstreamFailed with the body to pass on, if the service sent one
 */
export function runPartnerQuery(
  partners: PartnerService,
  partnerQuery: Pick<ProxiedQuery, 'query' | 'variables'>,
  authorization: string | undefined,
): Promise<string> {
  const { breaker, requestId, now, underWay } = partners
  return withinConcurrency(underWay, requestId, now, () =>
    callThrough(breaker, requestId, now, () =>
      askInVersion(partners, (dialect) => ask(partners, dialect, partnerQuery, authorization)),
    ),
  )
}

async function ask(
  partners: PartnerService,
  dialect: StrapiVersionName,
  partnerQuery: Pick<ProxiedQuery, 'query' | 'variables'>,
  authorization: string | undefined,
): Promise<string> {
  const { query, variables, toAsked } = await word(dialect, partnerQuery)
  const answer = await partners.fetch(
    new Request(`${partners.url}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(authorization ? { authorization } : {}),
      },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const body = await readJsonBody(answer)
  if (!body) {
    const status = Math.max(answer.status, badGateway)
    throw new UpstreamFailed('content', status, `status ${answer.status}, and no JSON`)
  }
  const shown = toShownBody('data' in body ? { ...body, data: toAsked(body.data) } : body)
  if (answer.ok && !('errors' in shown)) return JSON.stringify(shown)
  throw new UpstreamFailed('content', answer.status, `status ${answer.status}`, shown)
}

/** Partners write queries for Strapi 4 and get its answers, whichever version the service has. */
async function word(
  dialect: StrapiVersionName,
  partnerQuery: Pick<ProxiedQuery, 'query' | 'variables'>,
): Promise<Pick<ProxiedQuery, 'query' | 'variables'> & { toAsked: (data: unknown) => unknown }> {
  if (dialect === '4') return { ...partnerQuery, toAsked: (data) => data }
  const { rewordPartnerQuery } = await import('../version-5/partner-query.ts')
  return rewordPartnerQuery(partnerQuery)
}

/** @returns `undefined` for what isn't a JSON object. @throws UpstreamFailed when it is too long, or doesn't end in time. */
async function readJsonBody(answer: Response): Promise<object | undefined> {
  const text = await readText(answer)
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    // The answer is no JSON, so the partner gets a 502.
    return undefined
  }
}

async function readText(answer: Response): Promise<string> {
  try {
    return await answer.text()
  } catch (error) {
    if (error instanceof UpstreamFailed) throw error
    throw new UpstreamFailed('content', 0, 'the answer broke off', undefined, error)
  }
}
