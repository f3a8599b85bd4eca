import { parseBase64Url } from '../../crypto/signature.ts'
import type { PushAddress } from '../../shared/notices.ts'

/**
 * Whether the site may call a browser's subscription: it is at a push service of a browser's maker, and its key lies on
 * the curve P-256. Otherwise anybody could have the site call any host.
 *
 * @param hosts as `fcm.googleapis.com`; one with a leading dot allows all its subdomains
 */
export async function isPushAddress(
  { endpoint, keys }: PushAddress,
  hosts: readonly string[],
): Promise<boolean> {
  if (!isPushEndpoint(endpoint, hosts)) return false
  const auth = parseBase64Url(withoutPadding(keys.auth))
  const point = parseBase64Url(withoutPadding(keys.p256dh))
  if (auth?.length !== 16 || point?.length !== 65) return false
  try {
    await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    return true
  } catch {
    // The key isn't a point of the curve, so no browser made it.
    return false
  }
}

function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && hosts.some((host) => (host.startsWith('.') ? isBelow(hostname, host) : hostname === host))
}

/** Whether a host is a subdomain of one with a leading dot; `.push.apple.com` excludes `push.apple.com` itself. */
const isBelow = (hostname: string, host: string): boolean =>
  hostname.endsWith(host) && hostname.length > host.length

const withoutPadding = (text: string): string => text.replace(/=+$/, '')

/** @returns a short id that tells with which of the site's keys a browser subscribed */
export const toKeyId = (publicKey: string): string => publicKey.slice(-12)
