import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'
import type { AppEnv } from './app-env.ts'
import { siteHeaders } from './page-cache/site-headers.ts'
import { closedPolicies, contentSecurityPolicy, permissionsPolicy } from './security-policy.ts'

/**
 * Headers that every answer carries, that of a wrong configuration too: so this is the outermost of all. The two
 * policies are as open as the page that was answered needs.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(policyHeaders(c))) headers.set(name, value)
  for (const [name, value] of Object.entries(siteHeaders)) headers.set(name, value)
})

/** What is decided by the page that is answered, and stored with it. */
export function policyHeaders(c: Context<AppEnv>): Record<string, string> {
  const { content, permissions } = policiesOf(c)
  return {
    'Content-Security-Policy': content,
    'Permissions-Policy': permissions,
    'Referrer-Policy': toReferrerPolicy(c),
  }
}

/**
 * A form of a private page says where it comes from; nothing of its address goes elsewhere. Where a code stands in it, it
 * goes to no page of the site either: counters tell their makers what led to a page.
 */
function toReferrerPolicy(c: Context<AppEnv>) {
  if (c.get('hasCode')) return 'strict-origin'
  return c.get('isPrivate') ? 'same-origin' : 'strict-origin-when-cross-origin'
}

interface Policies {
  content: string
  permissions: string
}

/** Of a configuration, by the services of other companies: a dozen of each, asked for with every answer. */
const madePolicies = new WeakMap<Config, Map<string, Policies>>()

function policiesOf(c: Context<AppEnv>): Policies {
  // Absent where it is wrong.
  const config: Config | undefined = c.get('config')
  if (!config) return closedPolicies
  const services = c.get('externalServices') ?? []
  const made = madePolicies.get(config) ?? new Map<string, Policies>()
  madePolicies.set(config, made)
  const frames = { isFramed: c.get('isFramed'), hasOwnFrames: c.get('hasOwnFrames') }
  const key = [frames.isFramed, frames.hasOwnFrames, ...services].join()
  const known = made.get(key) ?? {
    content: contentSecurityPolicy(config, services, frames),
    permissions: permissionsPolicy(config, services),
  }
  made.set(key, known)
  return known
}
