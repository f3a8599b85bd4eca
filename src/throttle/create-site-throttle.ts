import type { Context } from '../context/context.ts'
import { createSigner } from '../crypto/signature.ts'
import { createFallbackCounts } from './count-try.ts'
import { createThrottle, type Throttle } from './throttle.ts'

/** Counts of this isolate while the objects don't answer. */
const fallbackCounts = createFallbackCounts()

/**
 * Replaces the secret where none is configured. Object names could then be guessed, but they last a day and aren't
 * listed.
 */
const countedWithoutSecret = 'no secret is configured'

/** Makes the throttle that accounts, notices and forms share. */
export const createSiteThrottle = ({ config, throttleObjects, now, log, waitUntil }: Context): Throttle => {
  const signer = createSigner(config.SITE_SECRET ?? countedWithoutSecret)
  return createThrottle({
    namespace: throttleObjects,
    now,
    log,
    waitUntil,
    fallback: fallbackCounts,
    hash: (text) => signer.sign('throttle', text),
  })
}
