import type { Bindings } from '../../config/config.ts'
import { createLog } from '../../log.ts'

/** The code that counts, which belongs to no request: the first answer that counts loads it. */
let code: typeof import('./count-visit.ts') | undefined

/**
 * Counts an answer as a view, or as an address that doesn't exist, after it has left. Answers that aren't pages cost
 * nothing but these conditions. Without the switch, the objects or the database nothing is called. Never fails.
 */
export function countAfterAnswer(
  request: Request,
  { status, headers }: Response,
  env: Bindings,
  context: ExecutionContext,
): void {
  if (status !== 200 && status !== 304 && status !== 404) return
  const { STATISTICS_DAY: days, STATISTICS_POINTS: points, LOCALES } = env
  if (!days || !env.DB || env.STATISTICS === 'off') return
  if (request.method !== 'GET' || !headers.get('content-type')?.startsWith('text/html')) return
  const count = async () => {
    // A timer of no length: the answer leaves first.
    await pause(0)
    const log = createLog({ requestId: headers.get('x-request-id') })
    try {
      code ??= await import('./count-visit.ts')
      const deps = { days, points, log, now: () => Date.now(), pause }
      await code.countVisit(deps, request, { status, headers }, LOCALES)
    } catch (error) {
      log.error('a view could not be counted', { error })
    }
  }
  context.waitUntil(count())
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
