import type { Context } from 'hono'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { pathTo } from '../../routes/paths.ts'
import { addDays, utcDay } from '../../shared/zoned-time.ts'
import { originOf, requirePlainAddress } from './origin.ts'

const maxAgeSeconds = 86_400
/** RFC 9116 recommends less than a year. A site that is online is maintained, so the expiry date moves on every day. */
const validDays = 180

/**
 * `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @throws NotFound where no contact is configured
 */
export function securityTxt(c: Context<AppEnv>): Response {
  requirePlainAddress(c)
  const { SECURITY_CONTACT, LOCALES } = c.get('config')
  if (!SECURITY_CONTACT) throw new NotFound(c.get('path'))
  const today = utcDay(c.get('services').now())
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${addDays(today, validDays)}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${originOf(c)}${pathTo('securityTxt')}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${maxAgeSeconds}` })
}
