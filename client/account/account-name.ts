import { pathTo } from '../../src/shared/paths.ts'
import { userKey } from '../../src/shared/stored-names.ts'
import { readSession, writeSession } from '../session.ts'

const callMs = 10_000

/** Who is held for this tab: only the name that is shown. */
interface HeldUser {
  owner: string
  name: string
}

/** Where the header says «Sign in», or the name; its words are kept for when nobody is signed in any more. */
const places = '[data-account-name]'

/** Names who is signed in, as soon as it is known. @returns whether they are */
export async function nameUser(owner: string): Promise<'named' | 'signed-out' | 'unknown'> {
  const held = readHeld()
  if (held?.owner === owner) {
    show(held.name)
    return 'named'
  }
  forgetUser()
  const user = await fetchUser(owner)
  if (typeof user === 'string') return user
  writeSession(userKey, JSON.stringify(user))
  show(user.name)
  return 'named'
}

/** Nobody is signed in: the header says so again. */
export function forgetUser(): void {
  writeSession(userKey, '')
  show(undefined)
}

/** The service may be out of reach: the next page asks again. Of who is signed in no longer, the server takes the cookies away. */
async function fetchUser(owner: string): Promise<HeldUser | 'signed-out' | 'unknown'> {
  try {
    const answer = await fetch(pathTo('currentUser'), { signal: AbortSignal.timeout(callMs) })
    if (answer.status === 401) return 'signed-out'
    const { username }: { username?: unknown } = await answer.json()
    return typeof username === 'string' ? { owner, name: toShownName(username) } : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Who registers here is called by their e-mail address; the part before the @ is name enough, and fits. */
export const toShownName = (username: string): string => username.replace(/(.)@.*$/s, '$1')

function readHeld(): HeldUser | undefined {
  try {
    const { owner, name }: Partial<HeldUser> = JSON.parse(readSession(userKey) || '{}')
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
