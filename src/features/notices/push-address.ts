import { fromBase64Url } from '../../crypto/signature.ts'
import type { PushAddress } from '../../shared/notices.ts'

/**
 * Whether a browser's subscription is one that may be called: at a push service of the browsers' makers, with a key that
 * lies on the curve. Anything else would have the site call whatever host somebody names.
 *
 * @param hosts as `fcm.googleapis.com`; with a dot in front all below it
 */
export async function isPushAddress(
  { endpoint, keys }: PushAddress,
  hosts: readonly string[],
): Promise<boolean> {
  if (!isPushEndpoint(endpoint, hosts)) return false
  const auth = fromBase64Url(withoutPadding(keys.auth))
  const point = fromBase64Url(withoutPadding(keys.p256dh))
  if (auth?.length !== 16 || point?.length !== 65) return false
  try {
    await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    return true
  } catch {
    // No point of the curve: no browser made it.
    return false
  }
}

function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && hosts.some((host) => (host.startsWith('.') ? isBelow(hostname, host) : hostname === host))
}

/** Of `.push.apple.com` itself there is no such host. */
const isBelow = (hostname: string, host: string): boolean =>
  hostname.endsWith(host) && hostname.length > host.length

const withoutPadding = (text: string): string => text.replace(/=+$/, '')

/** By it the site knows later with which of its keys a browser subscribed. */
export const keyIdOf = (publicKey: string): string => publicKey.slice(-12)
