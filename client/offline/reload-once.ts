import { reloadGuardMs, storageKey } from '../../src/shared/constants.ts'
import { readSession, writeSession } from '../session.ts'

const key = `${storageKey}.reloaded`

/**
 * Reloads the page, unless it did so within the last ten seconds: a site that is broken, or between two builds, must
 * not reload for ever. Where the browser keeps nothing, nobody could tell; then it doesn't reload.
 *
 * @returns whether it does.
 */
export function reloadOnce(): boolean {
  const now = Date.now()
  const last = readSession(key)
  // A clock that was set back makes the last time a future one, which guards nothing.
  if (Math.abs(now - Number(last)) < reloadGuardMs) return false
  writeSession(key, `${now}`)
  const isNoted = readSession(key) !== last
  if (isNoted) location.reload()
  return isNoted
}
