import type { Context } from 'hono'
import { joinCalls } from '../../cache/join-calls.ts'
import { NotFound } from '../../errors.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { localePath } from '../../shared/urls.ts'
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

/** Paths that search engines are to be told of, by whichever call is next. */
const waiting = new Set<string>()

/** What reaches search engines: a draft that is created or saved has no address that answers. */
const announcedEvents = ['entry.publish', 'entry.unpublish', 'entry.update', 'entry.delete']

/**
 * Tells search engines which pages changed, where the operator has set a key and the site's address: all that calls of one
 * second are about at once. Never fails: they find the change by the sitemap too, later.
 *
 * @param event the webhook's, as `entry.publish`
 * @param paths without their language
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
    // Its status says all.
    await response.body?.cancel()
    const level = response.ok ? 'info' : 'warn'
    log[level]('changes announced', { addresses: urlList.length, status: response.status })
  } catch (error) {
    log.warn('changes could not be announced', { error })
  }
}
