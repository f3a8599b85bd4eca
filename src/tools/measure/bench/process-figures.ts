import { readdir, readFile, writeFile } from 'node:fs/promises'

/**
 * Processor time of all threads of a process so far, in milliseconds.
 *
 * @returns `NaN` where there is no `/proc` (macOS, Windows): the figure is left out there.
 */
export async function readCpuMs(pid: number | undefined): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '')
    return Number(text.split(' ')[0]) / 1e6
  })
  const total = (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0)
  return threads.length > 0 ? total : Number.NaN
}

/**
 * The most memory that a process has had in use since `resetPeak`, or since it began, in bytes (proc_pid_status(5)).
 *
 * @returns `NaN` where there is no `/proc`.
 */
export async function readPeakBytes(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(text)?.[1]) * 1024
}

/** Where a system has no such file, or keeps it from us, the peak is that of the whole life (proc_pid_clear_refs(5)). */
export const resetPeak = (pid: number | undefined): Promise<void> =>
  writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)
