import { MeilisearchApiError, MeilisearchRequestError } from 'meilisearch'
import { ConfigInvalid } from '../../../errors.ts'
import { TaskFailed } from './tasks.ts'

/** What went wrong, in words that say what to do; the client's own words where there are no better ones. */
export function explain(error: unknown): string {
  if (error instanceof MeilisearchApiError) return explainAnswer(error)
  if (error instanceof MeilisearchRequestError) {
    const cause = error.cause instanceof Error ? (error.cause.cause ?? error.cause) : error.cause
    return `Meilisearch can't be reached: is SEARCH_URL right? (${String(cause)})`
  }
  if (error instanceof SyntaxError) {
    return `What answers at SEARCH_URL isn't Meilisearch: its answer is no JSON (${error.message})`
  }
  if (error instanceof ConfigInvalid || error instanceof TaskFailed) return error.message
  return String(error)
}

function explainAnswer({ response: { status }, cause, message }: MeilisearchApiError): string {
  const own = cause ? `${cause.code}: ${message}\n  ${cause.link}` : `status ${status}: ${message}`
  if (status === 401 || status === 403) return `SEARCH_ADMIN_KEY may not do this: ${own}`
  if (cause?.code === 'bad_request' && message.includes('rename')) {
    return `Meilisearch 1.18 or later is needed: ${own}`
  }
  return own
}
