import type { Bindings } from '../config/config.ts'
import type { RequestContext } from './services.ts'

/** What services are made of that is the same for all that one environment is asked. */
export const bindingsOf = (env: Bindings) =>
  ({
    kv: env.CACHE,
    database: env.DB,
    throttle: env.SIGN_IN_THROTTLE,
    voteShards: env.VOTE_SHARD,
    voteTallies: env.VOTE_TALLY,
    notices: env.NOTICES,
    email: env.EMAIL,
  }) satisfies Partial<RequestContext>

/** What services are made of where nobody has asked for a page. @param id names the work in the log */
export const toBackgroundContext = (
  id: string,
  env: Bindings,
  context: ExecutionContext,
): RequestContext => ({
  ...bindingsOf(env),
  id,
  origin: '',
  isEditor: false,
  waitUntil: (work) => context.waitUntil(work),
  refusal: undefined,
})
