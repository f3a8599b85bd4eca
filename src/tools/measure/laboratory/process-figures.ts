import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'

/**
 * Returns the CPU time of all threads of a process so far, in milliseconds.
 *
 * @returns `NaN` without `/proc` (macOS, Windows); the figure is skipped there
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
 * Returns the peak memory of a process since `resetPeak`, or since its start, in bytes (proc_pid_status(5)).
 *
 * @returns `NaN` without `/proc`
 */
export async function readPeakBytes(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(text)?.[1]) * 1024
}

/**
 * Resets the peak (proc_pid_clear_refs(5)); where the file is missing or forbidden, the peak is that of the whole life.
 */
export const resetPeak = (pid: number | undefined): Promise<void> =>
  writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)

/** Returns the process id of workerd, a child of Miniflare (proc_pid_task(5)). */
export function findWorkerd(): number | undefined {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
  return children
    .map(Number)
    .find(
      (pid) =>
        readdirSync('/proc').includes(String(pid)) &&
        readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd'),
    )
}
