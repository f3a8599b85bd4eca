import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { contentSecurityPolicy, permissionsPolicy } from './security-policy.ts'

/** Headers that every answer carries. The two policies are as open as the page that was answered needs. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  const { config, uses = [] } = c.var
  headers.set('Content-Security-Policy', contentSecurityPolicy(config, uses))
  headers.set('Permissions-Policy', permissionsPolicy(config, uses))
  headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('X-Content-Type-Options', 'nosniff')
})
