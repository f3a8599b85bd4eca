import { type Bindings, readConfig } from '../config/config.ts'
import { publishChanges } from '../content/parts/published-content.ts'
import { createContext } from '../context/context.ts'
import { createServices } from '../features/services.ts'

/**
 * Events without a visitor: scheduled runs, queue messages and e-mails. The first event loads this file, so that an isolate
 * which only answers visitors doesn't evaluate it.
 *
 * @param id names the event in every line of the log
 */
const createBackgroundServices = (id: string, env: Bindings, execution: ExecutionContext) =>
  createServices(
    createContext(readConfig(env), env, { id, origin: '', waitUntil: (work) => execution.waitUntil(work) }),
  )

/**
 * Runs every minute (`wrangler.toml`): publishes what editors have changed, delivers submissions, votes and notices, asks sellers of tickets, counts for
 * evenings, removes what is too old, and makes what visitors would wait for. @throws ConfigInvalid
 */
export async function scheduled(
  { scheduledTime }: ScheduledController,
  env: Bindings,
  execution: ExecutionContext,
): Promise<void> {
  const services = createBackgroundServices(`scheduled-${scheduledTime}`, env, execution)
  await Promise.all([
    publishChanges(services.content).then(() => services.makeSearchIndexes()),
    services.submissions?.runScheduled(),
    services.votes?.runScheduled(),
    services.wishes?.removeOld(),
    services.shortLinks?.deleteOld(),
    services.notices?.runScheduled(),
    services.availability?.runScheduled(),
    services.desk?.runScheduled(() => services.health.check()),
    services.evenings?.runScheduled(),
    services.statistics?.runScheduled(),
  ])
}

/** Handles messages of the queue `NOTICES`: each asks for one batch of notices. @throws ConfigInvalid */
export async function queue(batch: MessageBatch, env: Bindings, execution: ExecutionContext): Promise<void> {
  const { notices } = createBackgroundServices(`queue-${batch.messages[0]?.id}`, env, execution)
  // After an error the queue sends all messages of the batch again.
  for (const _message of batch.messages) await notices?.handleQueueMessage()
}

/** Takes an e-mail that Email Routing has sent to the Worker: a reply to an answer of the office. @throws ConfigInvalid */
export async function email(
  message: ForwardableEmailMessage,
  env: Bindings,
  execution: ExecutionContext,
): Promise<void> {
  const { submissions } = createBackgroundServices(`email-${message.rawSize}`, env, execution)
  if (submissions) await submissions.takeReply(message)
  else message.setReject('This site takes no e-mail')
}
