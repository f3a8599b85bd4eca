import { UpstreamFailed } from '../errors.ts'
import { withinLimit } from './time-limit.ts'

/**
 * Reads a file of `public/`, deployed with the Worker.
 *
 * @param what description for the log, as «the parts of share images»
 * @throws UpstreamFailed('store') where it doesn't arrive within the limit. The response may have any status.
 */
export async function readAsset(
  assets: Fetcher,
  address: URL,
  { what, limitMs }: { what: string; limitMs: number },
): Promise<Response> {
  const tooLate = () => new Error(`no answer within ${limitMs} ms`)
  try {
    return await withinLimit(limitMs, assets.fetch(address), tooLate)
  } catch (error) {
    throw makeUnreadableFileError(what, error)
  }
}

/** The error for a file that arrived but is unusable. */
export const makeUnreadableFileError = (what: string, cause: unknown): UpstreamFailed =>
  new UpstreamFailed('store', 0, `${what} can’t be read`, undefined, cause)
