import { cleanLine } from './clean-typed.ts'

/** Letters without a shape of their own, but for the two joiners: some names of hosts are written with them. */
const unseenInHosts = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu
const joinersOfAscii = /([ -~])[\u200c\u200d]+|[\u200c\u200d]+(?=[ -~]|$)/g

/**
 * An e-mail address as it is stored and compared, however it was typed or pasted: with `mailto:` or its owner's name, in
 * letters of full width, with something unseen in it or a comma behind it. A host has one name in ASCII letters (IDNA,
 * Unicode Technical Standard 46): browsers send `почта@почта.рф` as `почта@xn--80a1acny.xn--p1ai`, programs as it is. What
 * stands before the sign may be in any script (RFC 6531).
 */
export function toEmailAddress(typed: string): string {
  const text = cleanLine(typed)
    .normalize('NFKC')
    .replace(/[\s.,;:]+$/, '')
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/ ?@ ?/g, '@')
  const at = text.lastIndexOf('@')
  if (at === -1) return text
  const local = text
    .slice(0, at)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Databases compare capitals of ASCII alone as small letters.
    .replace(/[^\p{ASCII}]+/gu, (letters) => letters.toLowerCase())
  const host = text
    .slice(at + 1)
    .replace(unseenInHosts, '')
    .replace(joinersOfAscii, '$1')
  return `${local}@${toAsciiHost(host) ?? host}`
}

/** @returns `undefined` for what is no name of a host */
function toAsciiHost(host: string): string | undefined {
  if (!/^(?:[\p{L}\p{N}\p{M}.\u3002-]|\u200c|\u200d)+$/u.test(host)) return undefined
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** As browsers check `type=email` (WHATWG HTML, «valid e-mail address»), and letters of any script (RFC 6531). */
const localPattern = /^(?:[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+$/u
/** In bytes (RFC 5321, 4.5.3.1.1). */
const maxLocalBytes = 64
/** With a dot: letters go out. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/

/** Whether letters can go there, of an address that `toEmailAddress` has made. */
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  if (at < 1 || new TextEncoder().encode(local).length > maxLocalBytes) return false
  const host = address.slice(at + 1)
  return localPattern.test(local) && hostPattern.test(host) && URL.canParse(`http://${host}`)
}
