import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes the lock of a build, a file with the id of this process, so that no other build writes to the same folders. The
 * returned function, or the end of the process, releases it. A lock whose process has ended is replaced.
 *
 * @throws Error naming the process that holds the lock
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
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
