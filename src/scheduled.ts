import { type Bindings, readConfig } from './config.ts'
import { createServices, type RequestWorld } from './services.ts'

/** What `wrangler.toml` runs every minute: carries on what was sent, voted, or is told, and forgets. @throws ConfigInvalid */
export async function scheduled(
  { scheduledTime }: ScheduledController,
  env: Bindings,
  context: ExecutionContext,
): Promise<void> {
  const world = backgroundWorld(`scheduled-${scheduledTime}`, env, context)
  const { submissions, votes, shortLinks, notices } = createServices(readConfig(env), world)
  const forgetScans = async () => (await shortLinks())?.forgetOldDays()
  const tell = async () => (await notices?.())?.carryOn()
  await Promise.all([submissions?.carryOn(), votes?.carryOn(), forgetScans(), tell()])
}

/** What services are made of where nobody has asked for a page. @param id names the work in the log */
export const backgroundWorld = (id: string, env: Bindings, context: ExecutionContext): RequestWorld => ({
  id,
  kv: env.CACHE,
  database: env.DB,
  throttle: env.SIGN_IN_THROTTLE,
  voteShards: env.VOTE_SHARD,
  voteTallies: env.VOTE_TALLY,
  notices: env.NOTICES,
  email: env.EMAIL,
  origin: '',
  isEditor: false,
  waitUntil: (work) => context.waitUntil(work),
  refusal: undefined,
})
