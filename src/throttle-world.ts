import { createSpareTries } from './accounts/count-try.ts'
import { createThrottle, type Throttle } from './accounts/throttle.ts'
import type { RequestWorld, Services } from './services.ts'
import type { Signer } from './signature.ts'

/** What the requests of this isolate count while the objects that count tries don't answer. */
const spareTries = createSpareTries()

/** One count for all that guesses, or has letters sent: of accounts, and of notices. */
export const createThrottleOf = (
  signer: Signer,
  namespace: NonNullable<RequestWorld['throttle']>,
  { now, log, waitUntil }: Pick<Services, 'now' | 'log' | 'waitUntil'>,
): Throttle =>
  createThrottle({
    ...{ namespace, now, log, waitUntil },
    spare: spareTries,
    mark: (text) => signer.mark('throttle', text),
  })
