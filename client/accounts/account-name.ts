import { pathTo } from '../../src/routes/paths.ts'
import { userKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

const callMs = 10_000

/** The name that the header shows, cached in sessionStorage for this tab; `owner` is the account's id for scripts. */
interface CachedUser {
  owner: string
  name: string
}

/**
 * Elements that show «Sign in» or the user's name. Their attribute keeps the words «Sign in» while the name is shown.
 */
const places = '[data-account-name]'

/** Shows the name of the signed-in user: the cached one, else the one that the account service returns. */
export async function showAccountName(owner: string): Promise<'named' | 'signed-out' | 'unknown'> {
  const held = readCachedUser()
  if (held?.owner === owner) {
    show(held.name)
    return 'named'
  }
  clearAccountName()
  const user = await fetchUser(owner)
  if (typeof user === 'string') return user
  writeSessionStorage(userKey, JSON.stringify(user))
  show(user.name)
  return 'named'
}

/** Shows «Sign in» again and deletes the cached name. */
export function clearAccountName(): void {
  writeSessionStorage(userKey, '')
  show(undefined)
}

/** @returns `unknown` where the account service can't be reached; the next page asks again. */
async function fetchUser(owner: string): Promise<CachedUser | 'signed-out' | 'unknown'> {
  try {
    const answer = await fetch(pathTo('currentUser'), { signal: AbortSignal.timeout(callMs) })
    if (answer.status === 401) return 'signed-out'
    const { username }: { username?: unknown } = await answer.json()
    return typeof username === 'string' ? { owner, name: toDisplayName(username) } : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Shortens an e-mail address, which is the user name of everybody who registers here, to the part before the `@`. */
export const toDisplayName = (username: string): string => username.replace(/(.)@.*$/s, '$1')

function readCachedUser(): CachedUser | undefined {
  try {
    const { owner, name }: Partial<CachedUser> = JSON.parse(readSessionStorage(userKey) || '{}')
    return owner && name ? { owner, name } : undefined
  } catch {
    return undefined
  }
}

function show(name: string | undefined): void {
  document.documentElement.toggleAttribute('data-signed-in', name !== undefined)
  for (const place of document.querySelectorAll<HTMLElement>(places)) {
    place.dataset.accountName ||= place.textContent
    const text = name ?? place.dataset.accountName
    if (place.textContent !== text) place.textContent = text
  }
}
