import type { Context } from 'hono'
import { joinCalls } from '../../cache/join-calls.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { requireBareAddress } from '../../http/public-origin.ts'
import { localePath } from '../../shared/urls.ts'

/** An endpoint of IndexNow, which passes addresses on to Bing, Yandex, Seznam and others (indexnow.org). */
const endpoint = 'https://api.indexnow.org/indexnow'
const maxWaitMs = 5000

/**
 * `GET /{key}.txt`: proves to search engines that the site's owner submits its addresses. @throws NotFound for any
 * other name
 */
export function indexNowKey(c: Context<AppEnv>): Response {
  requireBareAddress(c)
  const key = c.get('config').INDEXNOW_KEY
  if (!key || c.get('path') !== `/${key}.txt`) throw new NotFound(c.get('path'))
  return c.text(key, 200, { 'Cache-Control': 'public, max-age=3600' })
}

/** Paths that haven't been submitted yet; the next call submits them. */
const waiting = new Set<string>()

/** Events that search engines can see: a draft that is created or saved has no public address. */
const announcedEvents = ['entry.publish', 'entry.unpublish', 'entry.update', 'entry.delete']

/**
 * Submits changed pages to search engines, where a key and the site's address are configured. Calls of the same second
 * are submitted together. Never fails: search engines also find changes, later, in the sitemap.
 *
 * @param event name of the webhook's event, as `entry.publish`
 * @param paths without their language prefix
 */
export async function announceChange(
  c: Context<AppEnv>,
  { event, paths }: { event: string; paths: string[] },
): Promise<void> {
  const config = c.get('config')
  const services = c.get('services')
  const { SITE_URL, INDEXNOW_KEY, LOCALES } = config
  if (!SITE_URL || !INDEXNOW_KEY || !announcedEvents.includes(event) || paths.length === 0) return
  for (const path of paths) waiting.add(path)
  await joinCalls('announce', services.now, async () => {
    const { origin } = new URL(SITE_URL)
    const urlList = LOCALES.flatMap((locale) =>
      [...waiting].map((path) => `${origin}${localePath(locale, path)}`),
    )
    waiting.clear()
    await announce(services.log, INDEXNOW_KEY, urlList)
  })
}

async function announce(
  log: AppEnv['Variables']['services']['log'],
  key: string,
  urlList: readonly string[],
): Promise<void> {
  const [first] = urlList
  if (first === undefined) return
  const { host, origin } = new URL(first)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
      signal: AbortSignal.timeout(maxWaitMs),
    })
    // Only the status of the response matters, so its body isn't read.
    await response.body?.cancel()
    const level = response.ok ? 'info' : 'warn'
    log[level]('changes announced', { addresses: urlList.length, status: response.status })
  } catch (error) {
    log.warn('changes could not be announced', { error })
  }
}
