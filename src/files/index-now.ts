import type { Context } from 'hono'
import { NotFound } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { ContentType } from '../shared/content-types.ts'
import { localePath } from '../shared/urls.ts'
import { requirePlainAddress } from './origin.ts'

/** Shared by Bing, Yandex, Seznam and others: one call reaches all of them (indexnow.org). */
const endpoint = 'https://api.indexnow.org/indexnow'
const maxWaitMs = 5000

/** `GET /{key}.txt`: proves that who announces addresses owns the site. @throws NotFound for any other name. */
export function indexNowKey(c: Context<AppEnv>): Response {
  requirePlainAddress(c)
  const key = c.get('config').INDEXNOW_KEY
  if (!key || c.get('path') !== `/${key}.txt`) throw new NotFound(c.get('path'))
  return c.text(key, 200, { 'Cache-Control': 'public, max-age=3600' })
}

/** What reaches search engines: a draft that is created or saved has no address that answers. */
const announcedEvents = ['entry.publish', 'entry.unpublish', 'entry.update', 'entry.delete']

/**
 * Tells search engines which pages changed, where the operator has set a key and the site's address. Never fails:
 * they find the change by the sitemap too, later.
 *
 * @param event the webhook's, as `entry.publish`
 * @param paths without their language
 */
export async function announceChange(
  c: Context<AppEnv>,
  { event, model, paths }: { event: string; model: ContentType; paths: string[] },
): Promise<void> {
  const config = c.get('config')
  const services = c.get('services')
  const { SITE_URL, INDEXNOW_KEY, LOCALES } = config
  if (!SITE_URL || !INDEXNOW_KEY || !announcedEvents.includes(event) || paths.length === 0) return
  const { host, origin } = new URL(SITE_URL)
  const urlList = LOCALES.flatMap((locale) => paths.map((path) => `${origin}${localePath(locale, path)}`))
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host,
        key: INDEXNOW_KEY,
        keyLocation: `${origin}/${INDEXNOW_KEY}.txt`,
        urlList,
      }),
      signal: AbortSignal.timeout(maxWaitMs),
    })
    // Its status says all.
    await response.body?.cancel()
    const level = response.ok ? 'info' : 'warn'
    services.log[level]('changes announced', { model, addresses: urlList.length, status: response.status })
  } catch (error) {
    services.log.warn('changes could not be announced', { model, error })
  }
}
