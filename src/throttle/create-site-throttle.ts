import type { Context } from '../context/context.ts'
import { createSigner } from '../crypto/signature.ts'
import { createSpareTries } from './count-try.ts'
import { createThrottle, type Throttle } from './throttle.ts'

/** What the requests of this isolate count while the objects that count tries don't answer. */
const spareTries = createSpareTries()

/** Names of counters are then only as secret as what is counted: they last for a day, and nobody can list them. */
const countedWithoutSecret = 'no secret is configured'

/** One count for all that guesses, has emails sent, or is stored for long: of accounts, notices and forms. */
export const createSiteThrottle = ({ config, throttleObjects, now, log, waitUntil }: Context): Throttle => {
  const signer = createSigner(config.SITE_SECRET ?? countedWithoutSecret)
  return createThrottle({
    ...{ namespace: throttleObjects, now, log, waitUntil },
    spare: spareTries,
    mark: (text) => signer.mark('throttle', text),
  })
}
