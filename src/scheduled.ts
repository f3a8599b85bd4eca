import { type Bindings, readConfig } from './config.ts'
import { createServices } from './services.ts'

/** What `wrangler.toml` runs every minute: carries on what visitors sent, what votes are to become, what is forgotten. @throws ConfigInvalid */
export async function scheduled(
  { scheduledTime }: ScheduledController,
  env: Bindings,
  context: ExecutionContext,
): Promise<void> {
  const { submissions, votes, shortLinks } = createServices(readConfig(env), {
    id: `scheduled-${scheduledTime}`,
    kv: env.CACHE,
    database: env.DB,
    throttle: env.SIGN_IN_THROTTLE,
    voteShards: env.VOTE_SHARD,
    voteTallies: env.VOTE_TALLY,
    email: env.EMAIL,
    origin: '',
    isEditor: false,
    waitUntil: (work) => context.waitUntil(work),
    refusal: undefined,
  })
  const forgetScans = async () => (await shortLinks())?.forgetOldDays()
  await Promise.all([submissions?.carryOn(), votes?.carryOn(), forgetScans()])
}
