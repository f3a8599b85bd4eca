import type { StoredIn } from '../src/shared/stored-data.ts'

/** Cookies that the server reads too. A browser that forbids them answers with nothing and keeps nothing. */
type Cookie = StoredIn<'cookie'>

export function readCookie({ name }: Cookie): string {
  try {
    const start = `${name}=`
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
    return found?.slice(start.length) ?? ''
  } catch {
    // A sandboxed document throws at the very question.
    return ''
  }
}

/** @param value an empty one deletes the cookie. */
export function writeCookie(
  { name, maxAgeSeconds }: Extract<Cookie, { maxAgeSeconds: number }>,
  value: string,
): void {
  const lifetime = value ? maxAgeSeconds : 0
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 16 and Firefox 115.
    document.cookie = `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
  } catch {
    // Sandboxed: the choice lasts as long as the page.
  }
}
