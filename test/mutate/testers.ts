import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import { nextMessage } from './next-message.ts'
import type { Project } from './recording.ts'
import type { TestReply } from './tester.ts'
import type { TestGroup } from './tests-about.ts'

/**
 * Returns the milliseconds after which a run counts as hanging: the mutant made an endless loop, and is noticed.
 * Loading the tests is added, on a machine that may be busier than when they were recorded.
 */
const patienceMs = ({ project, milliseconds }: TestGroup) =>
  (project === 'unit' ? 20_000 : 60_000) + 5 * milliseconds

/** Keeps one child process for each project, and replaces one that hangs or dies. */
export function createTesters() {
  const running = new Map<Project, ChildProcess>()

  async function start(project: Project): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'tester.ts'), [project], { stdio: 'ignore', detached: true })
    running.set(project, child)
    await nextMessage(child)
    return child
  }

  /** Kills a process with its workers, which are in its process group. */
  function stop(project: Project): void {
    const pid = running.get(project)?.pid
    running.delete(project)
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    } catch {
      // The error is ignored, since the process has ended already.
    }
  }

  async function run(mutant: Mutant, group: TestGroup): Promise<TestReply> {
    const { project, file, names } = group
    const child = running.get(project) ?? (await start(project))
    child.send({ mutant, file, names })
    const answered = new AbortController()
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs(group)), answered.signal])
    const [reply] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => [{ failure: 'the tests died' }]),
    ]).catch(() => [{ failure: 'the tests hang' }])
    // Stops listening to the process after this run.
    answered.abort()
    if (/^the tests (died|hang)$/.test(reply.failure ?? '')) stop(project)
    return reply
  }

  return {
    /** Returns the first test that fails with a mutant; `undefined` where all pass. */
    async findFailure(mutant: Mutant, groups: readonly TestGroup[]): Promise<string | undefined> {
      for (const group of groups) {
        const { failure } = await run(mutant, group)
        if (failure !== undefined) return failure
      }
    },
    end(): void {
      for (const project of running.keys()) stop(project)
    },
  }
}

export type Testers = ReturnType<typeof createTesters>
