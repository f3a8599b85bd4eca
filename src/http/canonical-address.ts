import { createMiddleware } from 'hono/factory'
import { toCanonicalPath } from '../routes/canonical-path.ts'
import { isApiPath } from '../routes/paths.ts'
import type { AppEnv } from './app-env.ts'
import { redirect } from './redirect.ts'

/** Longer paths can't be addresses of this site, so they are not normalised. */
const maxPathLength = 1024

/**
 * Redirects every other spelling of a page's address to its canonical one with 301: no double or trailing slashes,
 * lower case, and the language prefix as `localePath` writes it. The query stays as it is. Calls of the API are never
 * redirected.
 */
export const canonicalAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get('url')
  const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !isApiPath(pathname)
  if (!isPage || pathname.length > maxPathLength) return next()
  const canonical = toCanonicalPath(pathname, c.get('config').LOCALES)
  return canonical === pathname ? next() : redirect(c, `${canonical}${search}`, 301)
})
