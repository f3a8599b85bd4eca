import { createLog } from '../../../log.ts'
import { createFallbackCounts } from '../../../throttle/count-try.ts'
import type { SignInThrottle } from '../../../throttle/sign-in-throttle.ts'
import { createThrottle } from '../../../throttle/throttle.ts'

export { SignInThrottle } from '../../../throttle/sign-in-throttle.ts'

/** One attempt to sign in. */
export interface SentTry {
  name: string
  visitor: string
  device?: string | undefined
  isRight: boolean
  /** Milliseconds by which the clocks of the Worker and its objects are ahead of the machine's. */
  aheadMs: number
}

export interface AnsweredTry {
  waitSeconds: number
  /** Whether the isolate counted the attempt itself, as a Durable Object did not answer. */
  isSpare: boolean
}

const clock = { aheadMs: 0 }
const realNow = Date.now
Date.now = () => realNow() + clock.aheadMs

const spare = createFallbackCounts()

/** A Worker with the sign-in throttle and no account service: its response says whether the service would be called. */
export default {
  async fetch(request, { SIGN_IN_THROTTLE: namespace }, context): Promise<Response> {
    const { isRight, aheadMs, visitor, ...guess } = await request.json<SentTry>()
    clock.aheadMs = Math.max(clock.aheadMs, aheadMs)
    let isSpare = false
    const begun = await createThrottle({
      namespace,
      hash: toMark,
      fallback: spare,
      now: () => Date.now(),
      waitUntil: (work) => context.waitUntil(work),
      log: {
        ...createLog({}),
        warn: () => {
          isSpare = true
        },
      },
    }).beginGuess({ at: 'name', ...guess }, visitor)
    if (isRight) begun.succeed()
    return Response.json({ waitSeconds: begun.waitSeconds, isSpare } satisfies AnsweredTry)
  },
} satisfies ExportedHandler<{ SIGN_IN_THROTTLE: DurableObjectNamespace<SignInThrottle> }>

async function toMark(text: string): Promise<string> {
  const encoder = new TextEncoder()
  const secret = encoder.encode('a secret of nobody, to measure with')
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return btoa(
    String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))),
  )
}
