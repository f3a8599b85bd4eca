import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { contentSecurityPolicy, permissionsPolicy } from './security-policy.ts'

/** Headers that every answer carries. The two policies are as open as the page that was answered needs. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  const { config, externalServices = [] } = c.var
  headers.set('Content-Security-Policy', contentSecurityPolicy(config, externalServices))
  headers.set('Permissions-Policy', permissionsPolicy(config, externalServices))
  headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  // A form of a private page says where it comes from; nothing of its address goes elsewhere.
  headers.set('Referrer-Policy', c.var.isPrivate ? 'same-origin' : 'strict-origin-when-cross-origin')
  headers.set('X-Content-Type-Options', 'nosniff')
})
