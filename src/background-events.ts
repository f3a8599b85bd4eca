import { type Bindings, readConfig } from './config/config.ts'
import { toBackgroundContext } from './context/request-context.ts'
import { createServices } from './context/services.ts'

/** What `wrangler.toml` runs every minute: carries on what was sent, voted, or is told, and forgets. @throws ConfigInvalid */
export async function scheduled(
  { scheduledTime }: ScheduledController,
  env: Bindings,
  context: ExecutionContext,
): Promise<void> {
  const world = toBackgroundContext(`scheduled-${scheduledTime}`, env, context)
  const { submissions, votes, shortLinks, notices } = createServices(readConfig(env), world)
  const forgetLinks = async () => (await shortLinks())?.forgetOld()
  const tell = async () => (await notices?.())?.runScheduled()
  await Promise.all([submissions?.runScheduled(), votes?.runScheduled(), forgetLinks(), tell()])
}
