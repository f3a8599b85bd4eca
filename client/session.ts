import type { StoredIn } from '../src/shared/stored-data.ts'

type SessionKey = StoredIn<'sessionStorage'>

/** sessionStorage that may be forbidden or full: then nothing is kept beyond the page. */
export function readSession(key: SessionKey): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** @param value an empty one removes what is there. */
export function writeSession(key: SessionKey, value: string): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Whoever asked goes on without it.
  }
}
