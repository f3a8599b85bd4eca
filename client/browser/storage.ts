/**
 * Cookies, localStorage and sessionStorage. A browser may forbid each of them (private window, sandboxed frame) or be
 * out of room, and access to a forbidden one throws; none of these functions does.
 */
import type { StoredIn } from '../../src/shared/stored-data.ts'

export type LocalStorageKey = StoredIn<'localStorage'>
type SessionStorageKey = StoredIn<'sessionStorage'>
type Cookie = StoredIn<'cookie'>

/** @returns the cookie's value; an empty text where there is no such cookie or cookies are forbidden. */
export function readDocumentCookie({ name }: Cookie): string {
  try {
    const start = `${name}=`
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
    return found?.slice(start.length) ?? ''
  } catch {
    // A sandboxed document throws when `document.cookie` is read.
    return ''
  }
}

/** @param value an empty text deletes the cookie. */
export function writeDocumentCookie(
  { name, maxAgeSeconds }: Extract<Cookie, { maxAgeSeconds: number }>,
  value: string,
): void {
  const lifetime = value ? maxAgeSeconds : 0
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16 and Firefox 115.
    document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
  } catch {
    // A sandboxed document can't store the choice: it lasts as long as the page.
  }
}

/** Values that localStorage refused to store; they last as long as the page. */
const refusedValues = new Map<string, string>()

/** @returns the stored value, or the one that localStorage refused on this page; `null` where there is neither. */
export function readLocalStorage(key: LocalStorageKey): string | null {
  const refused = refusedValues.get(key)
  if (refused !== undefined) return refused
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param value `null` removes the key. */
export function writeLocalStorage(key: LocalStorageKey, value: string | null): void {
  refusedValues.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) refusedValues.set(key, value)
  }
}

/** @returns the stored value; an empty text where there is none. */
export function readSessionStorage(key: SessionStorageKey): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** @param value an empty text removes the key. */
export function writeSessionStorage(key: SessionStorageKey, value: string): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Every caller works without the stored value.
  }
}
