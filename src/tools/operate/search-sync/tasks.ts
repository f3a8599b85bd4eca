import { type EnqueuedTask, type Meilisearch, MeilisearchTaskTimeOutError, type Task } from 'meilisearch'

/** How the search client waits for a task. */
const wait = { timeout: 5000, interval: 50 } as const
/** A large import takes minutes; a task that takes longer than all of these together is stuck. */
const maxWaits = 120

/** A task that Meilisearch could not do, with its own code and link. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'

  constructor({ uid, type, indexUid, status, error }: Task) {
    const what = `task ${uid} (${type}${indexUid ? ` of ${indexUid}` : ''}) is ${status}`
    super(error ? `${what}: ${error.code}: ${error.message}\n  ${error.link}` : what)
  }
}

/**
 * Waits until a task is done, and says so every five seconds when it isn't.
 *
 * @throws TaskFailed; MeilisearchTaskTimeOutError after ten minutes.
 */
export async function finish(
  client: Meilisearch,
  enqueued: Promise<EnqueuedTask>,
  say: (line: string) => void,
): Promise<void> {
  const { taskUid, type } = await enqueued
  for (let waits = 1; ; waits++) {
    try {
      const task = await client.tasks.waitForTask(taskUid, wait)
      if (task.status !== 'succeeded') throw new TaskFailed(task)
      return
    } catch (error) {
      if (!(error instanceof MeilisearchTaskTimeOutError) || waits === maxWaits) throw error
      say(`  task ${taskUid} (${type}) isn't done after ${(waits * wait.timeout) / 1000} s, still waiting …`)
    }
  }
}
