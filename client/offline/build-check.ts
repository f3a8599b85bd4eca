import { reloadGuardMs } from '../../src/shared/constants.ts'
import { reloadedKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

/**
 * Reloads the page, unless it was reloaded by this function within the last ten seconds: a broken site must not reload
 * for ever. Where sessionStorage is forbidden the last reload can't be known, so the page isn't reloaded.
 *
 * @returns whether the page reloads.
 */
export function reloadOnce(): boolean {
  const now = Date.now()
  const last = readSessionStorage(reloadedKey)
  // The absolute difference allows a reload after the device's clock was set back.
  if (Math.abs(now - Number(last)) < reloadGuardMs) return false
  writeSessionStorage(reloadedKey, `${now}`)
  const isNoted = readSessionStorage(reloadedKey) !== last
  if (isNoted) location.reload()
  return isNoted
}

/**
 * Asks `GET /builds/latest.json`, past every cache, for the id of the deployed build.
 *
 * @throws where it can't be had, as without a network.
 */
export async function fetchLatestBuild(): Promise<string> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`)
  const { id }: { id: string } = await answer.json()
  return id
}

/** @returns whether the site was deployed since this page was rendered. @throws where the site can't be reached. */
export const isPageOutdated = async (): Promise<boolean> =>
  (await fetchLatestBuild()) !== document.documentElement.dataset.build
