import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import type { Config } from '../config.ts'

/**
 * Headers that every answer carries. No page has an inline script, so the policy needs neither nonce nor
 * hash, and a stored page stays as strict as a fresh one. Style attributes carry colours and names of view
 * transitions; style elements don't exist.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('Content-Security-Policy', contentSecurityPolicy(c.var.config))
  headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
})

function contentSecurityPolicy(config: Config): string {
  const media = config.CONTENT_URL ? new URL(config.CONTENT_URL).origin : ''
  const frames = [config.TICKET_HOST, config.TICKET_HOST_TUTTI, ...config.EMBED_HOSTS].map(
    (host) => `https://${host}`,
  )
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${media}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
