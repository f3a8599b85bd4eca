import type { Context } from 'hono'
import { readVote } from '../../../content/programs/readers.ts'
import { toAskedVote, toVoteSpec } from '../../../content/programs/vote-spec.ts'
import type { Vote } from '../../../content/programs/votes.ts'
import { BadRequest, Forbidden, NotFound, RateLimited, StoreMissing } from '../../../errors.ts'
import { answerRefusal } from '../../../http/api-call.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { isNotModified, toValidators } from '../../../http/page-cache/conditional-request.ts'
import { readVisitorKey } from '../../../http/rate-limit.ts'
import { readJson } from '../../../http/read-body.ts'
import { readParam } from '../../../http/read-param.ts'
import { isFromThisSite, requireSameOrigin } from '../../../http/same-origin.ts'
import { readVisitor } from '../../../http/visitor-session.ts'
import { confirmedField, optionField } from '../../../shared/votes.ts'
import { voteSchema } from '../forms/vote-form.ts'
import type { VoteService } from '../vote-service.ts'

const maxBodyBytes = 1024
/** Cache lifetime of the results: pages may be this late. */
const cacheSeconds = 1
/** `Retry-After` for a visitor with too many open WebSockets, who has to close pages first. */
const listenAgainSeconds = 60

/** Status of a vote that isn't counted, by the reason. */
const refusals = {
  'unknown-option': 422,
  'no-cookies': 422,
  'account-needed': 403,
  'voted-with-account': 409,
  ahead: 409,
  closed: 409,
} as const

/**
 * `POST /api/vote/{slug}` with `{option}` → `{data: {as}}`: `counted`, `changed` or `same`. A browser that votes for
 * the first time gets 202, `as: "to-be-confirmed"` and a cookie: a second call with `confirmed: "yes"` counts.
 *
 * @throws BadRequest, Forbidden, NotFound, RateLimited, StoreMissing
 */
export async function handleCastVote(c: Context<AppEnv>): Promise<Response> {
  requireSameOrigin(c)
  c.set('isPrivate', true)
  c.header('Cache-Control', 'no-store')
  const [votes, vote] = await readAsked(c, 'castVote')
  const values = voteSchema.safeParse(await readJson(c.req.raw, maxBodyBytes))
  if (!values.success) throw new BadRequest(optionField, 'must be the id of one option')
  const wish = {
    option: values.data[optionField],
    isConfirmed: values.data[confirmedField] !== undefined,
  }
  const taken = await votes.accept(readVisitor(c), toAskedVote(vote), wish)
  if (taken === 'to-be-confirmed') return c.json({ data: { as: taken } }, 202)
  if ('as' in taken) return c.json({ data: taken })
  if (taken.refused === 'too-many') throw new RateLimited(taken.retryAfterSeconds)
  const status = refusals[taken.refused]
  return answerRefusal(c, { status, name: 'VoteRefused', message: taken.refused })
}

/**
 * `GET /api/vote/{slug}/results` → `{data: {version, counts, isFinal}}`, with an `ETag`. `counts` has votes by option
 * id; options without votes may be missing.
 *
 * @throws NotFound, StoreMissing; 503 where no results can be read
 */
export async function handleVoteResults(c: Context<AppEnv>): Promise<Response> {
  const [votes, vote] = await readAsked(c, 'voteResults')
  const results = await votes.readResults(toVoteSpec(vote))
  if (!results) throw new StoreMissing('VOTE_TALLY')
  const etag = `"${results.version}${results.isFinal ? '-final' : ''}"`
  const headers = { 'Cache-Control': `public, max-age=${cacheSeconds}`, ...toValidators({ etag }) }
  if (isNotModified(c.req.raw.headers, { etag })) return c.newResponse(null, 304, headers)
  return c.json({ data: results }, 200, headers)
}

/**
 * `GET /api/vote/{slug}/live`, a WebSocket: sends the results as JSON at once and after changes, at most once a second.
 * `ping` is answered with `pong`. 426 for a request that isn't a WebSocket, 429 for too many of one address, 503 for
 * too many in all: pages then poll the results.
 *
 * @throws Forbidden for pages of other sites; NotFound, RateLimited, StoreMissing, UpstreamFailed
 */
export async function handleLiveResults(c: Context<AppEnv>): Promise<Response> {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    const refusal = { status: 426, name: 'UpgradeRequired', message: 'Use a WebSocket here' } as const
    return answerRefusal(c, refusal, { Upgrade: 'websocket', 'Cache-Control': 'no-store' })
  }
  if (!isFromThisSite(c)) throw new Forbidden()
  const [votes, vote] = await readAsked(c, 'liveResults')
  const { status, webSocket } = await votes.listen(toVoteSpec(vote), c.req.raw, readVisitorKey(c))
  if (status === 429) throw new RateLimited(listenAgainSeconds)
  if (!webSocket) throw new StoreMissing(`VOTE_TALLY (${status})`)
  // Middleware writes headers, and the headers of a fetched response are immutable.
  return new Response(null, { status: 101, webSocket })
}

/** @throws NotFound, StoreMissing */
async function readAsked(
  c: Context<AppEnv>,
  address: 'castVote' | 'voteResults' | 'liveResults',
): Promise<[VoteService, Vote]> {
  const { votes, content } = c.get('services')
  if (!votes) throw new StoreMissing('VOTE_SHARD')
  const vote = await readVote(content, c.get('locale'), readParam(c, address, 'slug'))
  if (!vote) throw new NotFound(c.get('path'))
  return [votes, vote]
}
