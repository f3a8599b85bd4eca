import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Marks that this process builds into a folder, until it ends or calls the returned function. A mark whose process is
 * gone is replaced.
 *
 * @throws Error naming the process that builds there
 */
export function takeBuildLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  if (!tryToWrite(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (isRunning(owner)) {
      throw new Error(
        `Process ${owner} is building this site. Wait until it has ended, or delete ${file} if it is no build.`,
      )
    }
    rmSync(file, { force: true })
    if (!tryToWrite(file)) throw new Error(`Another process has just begun to build this site (${file}).`)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

function tryToWrite(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Whether a process exists: signal 0 is only checked (nodejs.org/api/process.html#processkillpid-signal). */
function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // The process exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
