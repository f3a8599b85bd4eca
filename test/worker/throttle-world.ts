import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/config/config.ts'
import { createFallbackCounts } from '../../src/throttle/count-try.ts'
import type { ThrottleDeps } from '../../src/throttle/throttle.ts'
import { nowMs } from '../fixtures/clock.ts'

/** Real Durable Objects. `settle` waits for work after responses; log lines are recorded. */
export function throttleWorld(changes: Partial<ThrottleDeps> = {}) {
  const { SIGN_IN_THROTTLE: namespace } = env as Bindings
  if (!namespace) throw new Error('the tests need the Durable Objects of wrangler.toml')
  const behind: Promise<unknown>[] = []
  const logged: string[] = []
  const write = (message: string, details = {}) => void logged.push(`${message} ${JSON.stringify(details)}`)
  const given: ThrottleDeps = {
    namespace,
    hash: async (text) => btoa(encodeURIComponent(text)),
    fallback: createFallbackCounts(),
    now: () => nowMs(),
    waitUntil: (work) => void behind.push(work),
    log: { info: write, warn: write, error: write },
    ...changes,
  }
  return { ...given, logged, settle: () => Promise.all(behind.splice(0)) }
}
