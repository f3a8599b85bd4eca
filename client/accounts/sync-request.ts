import { pathTo } from '../../src/routes/paths.ts'
import type { AccountDataChanges, SyncedAccountData } from '../../src/shared/kept.ts'
import { toSavedSlugs } from '../../src/shared/saved-slugs.ts'

const callMs = 10_000

export interface SyncResponse extends SyncedAccountData {
  /** The account's id for scripts (cookie `tutti_account`); it reveals nothing of the user. */
  owner: string
}

/**
 * Sends the device's changes and gets the account's data (`POST /api/account/kept`). The request continues when the
 * page is left.
 *
 * @returns `unknown` where the account service can't be reached; the changes stay stored and the next page sends
 *   them.
 */
export async function requestAccountSync(
  changes: AccountDataChanges,
): Promise<SyncResponse | 'signed-out' | 'unknown'> {
  try {
    const answer = await fetch(pathTo('joinKept'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(changes),
      keepalive: true,
      signal: AbortSignal.timeout(callMs),
    })
    if (answer.status === 401) return 'signed-out'
    if (!answer.ok) return 'unknown'
    const { data }: { data: Partial<Record<keyof SyncResponse, unknown>> } = await answer.json()
    if (typeof data.owner !== 'string') return 'unknown'
    const city = typeof data.city === 'string' ? data.city : undefined
    return { owner: data.owner, saved: toSavedSlugs(data.saved), city }
  } catch {
    return 'unknown'
  }
}
