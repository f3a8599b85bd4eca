import { withinLimit } from '../cache/time-limit.ts'
import { UpstreamFailed } from '../errors.ts'

/**
 * A file of `public/`, which stands beside the Worker.
 *
 * @param what it is, for the log: «the parts of share pictures»
 * @throws UpstreamFailed('store') where it doesn't come within the limit; its status may be any
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
    throw unreadable(what, error)
  }
}

/** For a file that came, and is of no use. */
export const unreadable = (what: string, cause: unknown): UpstreamFailed =>
  new UpstreamFailed('store', 0, `${what} can’t be read`, undefined, cause)
