/** sessionStorage that may be forbidden or full: then nothing is kept beyond the page. */
export function readSession(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** @param value an empty one removes what is there. */
export function writeSession(key: string, value: string): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Whoever asked goes on without it.
  }
}
