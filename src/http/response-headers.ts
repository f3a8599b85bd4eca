import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config/config.ts'
import type { AppEnv } from './app-env.ts'
import {
  allowBrowserCache,
  asksToSaveData,
  siteHeaders,
  speculationHeader,
} from './page-cache/shared-headers.ts'
import { strictestPolicies, writeContentSecurityPolicy, writePermissionsPolicy } from './security-policy.ts'

/**
 * Sets the security headers of every response, including the error for a wrong configuration; therefore this is the
 * outermost middleware. The two policies allow exactly what the page needs.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(toPolicyHeaders(c))) headers.set(name, value)
  for (const [name, value] of Object.entries(siteHeaders)) headers.set(name, value)
})

/** Headers that depend on the page and are cached with it. */
export function toPolicyHeaders(c: Context<AppEnv>): Record<string, string> {
  const { content, permissions } = policiesOf(c)
  return {
    'Content-Security-Policy': content,
    'Permissions-Policy': permissions,
    'Referrer-Policy': toReferrerPolicy(c),
  }
}

/**
 * A private page sends its origin with its form, and its address to no other site. A page whose address contains a
 * secret code doesn't send its path within the site either, since analytics scripts report referrers.
 */
function toReferrerPolicy(c: Context<AppEnv>) {
  if (c.get('hasSecretCode')) return 'strict-origin'
  return c.get('isPrivate') ? 'same-origin' : 'strict-origin-when-cross-origin'
}

interface Policies {
  content: string
  permissions: string
}

/** Policies by configuration and third-party services: about a dozen combinations, used with every response. */
const madePolicies = new WeakMap<Config, Map<string, Policies>>()

function policiesOf(c: Context<AppEnv>): Policies {
  // The configuration is absent if it is invalid.
  const config: Config | undefined = c.get('config')
  if (!config) return strictestPolicies
  const services = c.get('externalServices') ?? []
  const made = madePolicies.get(config) ?? new Map<string, Policies>()
  madePolicies.set(config, made)
  const frames = { isFramed: c.get('isFramed'), hasOwnFrames: c.get('hasOwnFrames') }
  const key = [frames.isFramed, frames.hasOwnFrames, ...services].join()
  const known = made.get(key) ?? {
    content: writeContentSecurityPolicy(config, services, frames),
    permissions: writePermissionsPolicy(config, services),
  }
  made.set(key, known)
  return known
}

/**
 * Adds the headers of speculative loading (Speculation Rules API): which links browsers may prefetch, and that the
 * click may use a prefetched page. A prefetched page is an ordinary page and may come from the page cache. Scripts
 * wait until it is shown (`client/browser/timing.ts`), and it sets no language cookie (`locale.ts`).
 */
export const speculativeLoading = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('content-type')?.startsWith('text/html')) return
  if (!c.get('isPreview') && !asksToSaveData(c.req.raw.headers)) headers.set(...speculationHeader)
  const isPublic = !c.get('isAdmin') && !c.get('isEditor') && !c.get('isPrivate')
  if (c.res.status === 200 && isPublic) allowBrowserCache(c.req.raw.headers, headers)
})

/**
 * Adds `X-Request-Id`, which leads to the request's log lines, and the time to the first byte as `Server-Timing`.
 * Clocks of Workers advance only while waiting, so the time is that spent waiting for content and caches.
 */
export const requestReport = createMiddleware<AppEnv>(async (c, next) => {
  const { now } = c.get('services')
  const begun = now()
  await next()
  const { headers } = c.res
  headers.set('X-Request-Id', c.get('requestId'))
  headers.append('Server-Timing', `total;dur=${now() - begun}`)
})
