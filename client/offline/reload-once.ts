import { reloadGuardMs } from '../../src/shared/constants.ts'
import { reloadedKey } from '../../src/shared/stored-names.ts'
import { readSession, writeSession } from '../session.ts'

/**
 * Reloads the page, unless it did so within the last ten seconds: a site that is broken, or between two builds, must
 * not reload for ever. Where the browser keeps nothing, nobody could tell; then it doesn't reload.
 *
 * @returns whether it does.
 */
export function reloadOnce(): boolean {
  const now = Date.now()
  const last = readSession(reloadedKey)
  // A clock that was set back makes the last time a future one, which guards nothing.
  if (Math.abs(now - Number(last)) < reloadGuardMs) return false
  writeSession(reloadedKey, `${now}`)
  const isNoted = readSession(reloadedKey) !== last
  if (isNoted) location.reload()
  return isNoted
}
