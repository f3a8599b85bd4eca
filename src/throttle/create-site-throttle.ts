import type { RequestContext, Services } from '../context/services.ts'
import { createSigner } from '../crypto/signature.ts'
import { createSpareTries } from './count-try.ts'
import { createThrottle, type Throttle } from './throttle.ts'

/** What the requests of this isolate count while the objects that count tries don't answer. */
const spareTries = createSpareTries()

/** Names of counters are then only as secret as what is counted: they last for a day, and nobody can list them. */
const countedWithoutSecret = 'no secret is configured'

/** One count for all that guesses, has emails sent, or is stored for long: of accounts, notices and forms. */
export const createSiteThrottle = (
  secret: string | undefined,
  namespace: RequestContext['throttle'],
  { now, log, waitUntil }: Pick<Services, 'now' | 'log' | 'waitUntil'>,
): Throttle => {
  const signer = createSigner(secret ?? countedWithoutSecret)
  return createThrottle({
    ...{ namespace, now, log, waitUntil },
    spare: spareTries,
    mark: (text) => signer.mark('throttle', text),
  })
}
