import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/config/config.ts'

/** Returns the Durable Object that holds one count of the throttle. */
export function counterOf(id: string) {
  const { SIGN_IN_THROTTLE: namespace } = env as Bindings
  if (!namespace) throw new Error('the tests need Durable Objects')
  return namespace.getByName(id)
}
