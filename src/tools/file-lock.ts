import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes a lock: a file with the id of this process. A lock whose process has ended is replaced, so a program that is
 * killed leaves none behind.
 *
 * @returns how to release the lock, or the process that holds it
 */
export function takeFileLock(file: string): { release: () => void } | { owner: number } {
  mkdirSync(dirname(file), { recursive: true })
  while (!tryToWrite(file)) {
    const owner = readOwner(file)
    if (isRunning(owner)) return { owner }
    rmSync(file, { force: true })
  }
  return { release: () => rmSync(file, { force: true }) }
}

/** @returns whether the file could be made; false if it exists */
function tryToWrite(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isOfCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Reads the id of a lock's process; 0 if the lock was released in this moment. */
function readOwner(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isOfCode(error, 'ENOENT')) return 0
    throw error
  }
}

/** Whether a process exists: signal 0 is only checked (nodejs.org/api/process.html#processkillpid-signal). */
export function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return isOfCode(error, 'EPERM')
  }
}

const isOfCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
