import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { closedPolicies, contentSecurityPolicy, permissionsPolicy } from './security-policy.ts'

/**
 * Headers that every answer carries, that of a wrong configuration too: so this is the outermost of all. The two
 * policies are as open as the page that was answered needs.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  const { content, permissions } = toPolicies(c.var)
  headers.set('Content-Security-Policy', content)
  headers.set('Permissions-Policy', permissions)
  headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  headers.set('Referrer-Policy', toReferrerPolicy(c.var))
  headers.set('X-Content-Type-Options', 'nosniff')
})

/**
 * A form of a private page says where it comes from; nothing of its address goes elsewhere. Where a code stands in it, it
 * goes to no page of the site either: counters tell their makers what led to a page.
 */
function toReferrerPolicy({ isPrivate, hasCode }: Partial<AppEnv['Variables']>) {
  if (hasCode) return 'strict-origin'
  return isPrivate ? 'same-origin' : 'strict-origin-when-cross-origin'
}

function toPolicies({ config, externalServices = [] }: Partial<AppEnv['Variables']>) {
  if (!config) return closedPolicies
  return {
    content: contentSecurityPolicy(config, externalServices),
    permissions: permissionsPolicy(config, externalServices),
  }
}
