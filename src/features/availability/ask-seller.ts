import { UpstreamFailed } from '../../errors.ts'
import { isRecord } from '../../shared/is-record.ts'
import { readRetryAfter } from '../../shared/retry-after.ts'
import { limitAnswer, megabyte } from '../../strapi/port/limit-answer.ts'
import type { SellerAnswer } from './ticket-source.ts'

/** The seller wants to be asked later (status 429 or 503 with `Retry-After`). */
export class SellerBusy extends Error {
  override readonly name = 'SellerBusy'
  readonly waitMs: number

  constructor(waitMs: number) {
    super(`the seller wants to be asked again in ${Math.ceil(waitMs / 1000)} s`)
    this.waitMs = waitMs
  }
}

const timeMs = 10_000
const maxBytes = 4 * megabyte
const usualWaitMs = 60_000
/** A seller that names a day is asked after an hour all the same. */
const longestWaitMs = 60 * 60_000

/**
 * Sends a seller one GET request. Redirects aren't followed: the headers hold a secret.
 *
 * @throws UpstreamFailed where no JSON comes in time; SellerBusy
 */
export async function askSeller(
  address: string,
  headers: Readonly<Record<string, string>>,
  now: number,
): Promise<SellerAnswer> {
  const answer = await fetchOnce(address, { accept: 'application/json', ...headers })
  const { status } = answer
  if (status === 429 || (status === 503 && answer.headers.has('retry-after'))) {
    await answer.body?.cancel()
    const asked = readRetryAfter(answer.headers.get('retry-after'), now) ?? 0
    throw new SellerBusy(Math.min(longestWaitMs, Math.max(usualWaitMs, asked)))
  }
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new UpstreamFailed('tickets', status, `${new URL(address).pathname} answered ${status}`)
  }
  try {
    const body: unknown = await answer.json()
    if (isRecord(body) || Array.isArray(body)) return { body, headers: answer.headers }
  } catch (error) {
    throw new UpstreamFailed('tickets', status, 'answered no JSON', undefined, error)
  }
  throw new UpstreamFailed('tickets', status, 'answered JSON that is neither an object nor a list')
}

/** Sends no second request: a failed one is repeated by a later run, so that a busy seller is left alone. */
async function fetchOnce(address: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const signal = AbortSignal.timeout(timeMs)
  try {
    const answer = await fetch(address, { headers, redirect: 'manual', signal })
    return await limitAnswer('tickets', answer, maxBytes)
  } catch (error) {
    if (error instanceof UpstreamFailed) throw error
    const message = signal.aborted ? `no answer within ${timeMs} ms` : String(error)
    throw new UpstreamFailed('tickets', 0, message, undefined, error)
  }
}
