import { reloadGuardMs } from '../../src/shared/constants.ts'
import { reloadedKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

/**
 * Reloads the page, unless it did so within the last ten seconds: a site that is broken, or between two builds, must
 * not reload for ever. Where the browser keeps nothing, nobody could tell; then it doesn't reload.
 *
 * @returns whether it does.
 */
export function reloadOnce(): boolean {
  const now = Date.now()
  const last = readSessionStorage(reloadedKey)
  // A clock that was set back makes the last time a future one, which guards nothing.
  if (Math.abs(now - Number(last)) < reloadGuardMs) return false
  writeSessionStorage(reloadedKey, `${now}`)
  const isNoted = readSessionStorage(reloadedKey) !== last
  if (isNoted) location.reload()
  return isNoted
}

/**
 * Which build the site is of now: `GET /builds/latest.json`, past every cache.
 *
 * @throws when that can't be told: without a network, above all.
 */
export async function fetchLatestBuild(): Promise<string> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`)
  const { id }: { id: string } = await answer.json()
  return id
}

/** Whether the site was deployed since this page was made. @throws as above. */
export const isPageOutdated = async (): Promise<boolean> =>
  (await fetchLatestBuild()) !== document.documentElement.dataset.build
