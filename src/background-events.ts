import { type Bindings, readConfig } from './config/config.ts'
import { createContext } from './context/context.ts'
import { createServices } from './context/services.ts'

const servicesFor = (id: string, env: Bindings, { waitUntil }: Pick<ExecutionContext, 'waitUntil'>) =>
  createServices(createContext(readConfig(env), env, { id, origin: '', waitUntil }))

/** Runs every minute (`wrangler.toml`): delivers submissions, votes and notices, and removes what is too old. @throws ConfigInvalid */
export async function scheduled(
  { scheduledTime }: ScheduledController,
  env: Bindings,
  execution: ExecutionContext,
): Promise<void> {
  const { submissions, votes, shortLinks, notices } = servicesFor(`scheduled-${scheduledTime}`, env, {
    waitUntil: (work) => execution.waitUntil(work),
  })
  await Promise.all([
    submissions?.runScheduled(),
    votes?.runScheduled(),
    shortLinks?.deleteOld(),
    notices?.runScheduled(),
  ])
}

/** Handles messages of the queue `NOTICES`: each asks for one batch of notices. @throws ConfigInvalid */
export async function queue(batch: MessageBatch, env: Bindings, execution: ExecutionContext): Promise<void> {
  const { notices } = servicesFor(`queue-${batch.messages[0]?.id}`, env, {
    waitUntil: (work) => execution.waitUntil(work),
  })
  // After an error the queue sends all messages of the batch again.
  for (const _message of batch.messages) await notices?.handleQueueMessage()
}
