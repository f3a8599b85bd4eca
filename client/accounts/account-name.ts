import { pathTo } from '../../src/routes/paths.ts'
import { userKey } from '../../src/shared/stored-names.ts'
import { readSessionStorage, writeSessionStorage } from '../browser/storage.ts'

const callMs = 10_000

/** Who is held for this tab: only the name that is shown. */
interface CachedUser {
  owner: string
  name: string
}

/** Where the header says «Sign in», or the name; its words are kept for when nobody is signed in any more. */
const places = '[data-account-name]'

/** Names who is signed in, as soon as it is known. @returns whether they are */
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

/** Nobody is signed in: the header says so again. */
export function clearAccountName(): void {
  writeSessionStorage(userKey, '')
  show(undefined)
}

/** The service may be out of reach: the next page asks again. Of who is signed in no longer, the server takes the cookies away. */
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

/** Who registers here is called by their e-mail address; the part before the @ is name enough, and fits. */
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
