import { type Bindings, readConfig } from './config/config.ts'
import { toBackgroundContext } from './context/request-context.ts'
import { createServices } from './context/services.ts'

/** Messages of the queue `NOTICES`: each asks for one batch of notices. @throws ConfigInvalid */
export async function queue(batch: MessageBatch, env: Bindings, context: ExecutionContext): Promise<void> {
  const { notices: load } = createServices(
    readConfig(env),
    toBackgroundContext(`queue-${batch.messages[0]?.id}`, env, context),
  )
  const notices = await load?.()
  // One that fails has the messages come again.
  for (const _message of batch.messages) await notices?.handleQueueMessage()
}
