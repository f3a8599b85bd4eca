import type { StoredIn } from '../src/shared/stored-data.ts'

export type StoredKey = StoredIn<'localStorage'>

/** localStorage that may be forbidden or full: then a value lasts as long as the page. */
const ofThisPage = new Map<string, string>()

export function readStored(key: StoredKey): string | null {
  const kept = ofThisPage.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param value `null` removes what is there. */
export function writeStored(key: StoredKey, value: string | null): void {
  ofThisPage.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) ofThisPage.set(key, value)
  }
}
