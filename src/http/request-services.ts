import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Config, readConfig } from '../config/config.ts'
import { createContext } from '../context/context.ts'
import { createServices } from '../features/services.ts'
import { adminCookieValue } from '../shared/constants.ts'
import { type DeviceHints, readDevice } from '../shared/device.ts'
import { adminCookie, editorCookie, previewCookie } from '../shared/stored-names.ts'
import { splitLocalePath } from '../shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { readCookie, readHostCookie } from './cookies.ts'
import { toRequestId } from './page-cache/shared-headers.ts'

/** Reads the configuration and creates the request's services. @throws ConfigInvalid */
export const requestServices = createMiddleware<AppEnv>(async (c, next) => {
  // Set first, so that the log lines of every later error contain it.
  c.set('requestId', toRequestId(c.req.header('cf-ray')))
  const config = readConfig(c.env)
  const url = new URL(c.req.url)
  const { locale, path } = splitLocalePath(url.pathname, config.LOCALES)
  c.set('url', url)
  c.set('config', config)
  c.set('locale', locale)
  c.set('path', path)
  c.set('isAdmin', readCookie(c, adminCookie) === adminCookieValue)
  const isEditor = await isEditorSignedIn(c, config)
  c.set('isEditor', isEditor)
  c.set('previewPass', readHostCookie(c, previewCookie))
  c.set('device', () => readDevice(c.req.header('user-agent') ?? '', readDeviceHints(c)))
  c.set(
    'services',
    createServices(
      createContext(config, c.env, {
        id: c.get('requestId'),
        origin: url.origin,
        waitUntil: (work) => c.executionCtx.waitUntil(work),
        isEditor,
      }),
    ),
  )
  await next()
})

/** Only a request with the editor's cookie waits for its signature to be checked. */
async function isEditorSignedIn(
  c: Context<AppEnv>,
  { hasAccounts, SITE_SECRET: secret }: Config,
): Promise<boolean> {
  const pass = readHostCookie(c, editorCookie)
  if (!pass || !hasAccounts || !secret) return false
  const [{ isPass }, { createSigner }] = await Promise.all([
    import('../crypto/pass.ts'),
    import('../crypto/signature.ts'),
  ])
  return isPass(createSigner(secret), 'editor', pass, Date.now())
}

/** The client hint `Sec-CH-UA-Mobile`, as `?1`; absent where the browser sends none. */
function readDeviceHints(c: Context<AppEnv>): DeviceHints {
  const isMobile = c.req.header('sec-ch-ua-mobile')
  return isMobile === undefined ? {} : { isMobile: isMobile === '?1' }
}
