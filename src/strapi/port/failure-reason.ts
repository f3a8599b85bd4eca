import { ContentInvalid, UpstreamFailed } from '../../errors.ts'

/** Why a service fails, without addresses, keys and texts of the service, for the health report. */
export function toFailureReason(error: unknown): string {
  if (error instanceof ContentInvalid) return 'answers without data'
  if (!(error instanceof UpstreamFailed)) return 'no answer'
  if (error.status === 0) return 'no answer that can be read'
  return error.status === 200 ? 'answers without data' : `answers with status ${error.status}`
}
