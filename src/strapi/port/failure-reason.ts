import { ContentInvalid, UpstreamFailed } from '../../errors.ts'

/** Describes for the health report why a service fails. The text holds no address, key or text of the service. */
export function toFailureReason(error: unknown): string {
  if (error instanceof ContentInvalid) return 'answers without data'
  if (!(error instanceof UpstreamFailed)) return 'no answer'
  if (error.status === 0) return 'no answer that can be read'
  return error.status === 200 ? 'answers without data' : `answers with status ${error.status}`
}
