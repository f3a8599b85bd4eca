import type { Context } from 'hono'
import { NotFound } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readJson } from '../../../http/read-body.ts'
import { readParam } from '../../../http/read-param.ts'
import { redirect } from '../../../http/redirect.ts'
import { pathTo } from '../../../routes/paths.ts'
import { fromTopicText, isMessengerTopic, toTopicText } from '../../../shared/notices.ts'
import { localePath } from '../../../shared/urls.ts'

/** A message of 4096 letters, with what it quotes and forwards. */
const maxBodyBytes = 128 * 1024

/**
 * `POST /api/hooks/messengers/{messenger}`: a messenger reports what a reader has written to the bot → 200. Any other
 * status makes the messenger report it again.
 *
 * @throws NotFound, Unauthorized, BadRequest, UpstreamFailed
 */
export async function handleMessengerHook(c: Context<AppEnv>): Promise<Response> {
  const { notices } = c.get('services')
  if (!notices) throw new NotFound(c.get('path'))
  const messenger = readParam(c, 'messengerHook', 'messenger')
  await notices.takeMessengerUpdate(messenger, c.req.raw.headers, () => readJson(c.req.raw, maxBodyBytes))
  return c.body(null, 200)
}

/**
 * `GET /api/messengers/{messenger}?about=city:kazan`: opens the bot with a topic, or the page of notices while the
 * messenger doesn't answer.
 *
 * @throws NotFound for another topic, or a messenger in which the brand has no bot
 */
export async function openMessenger(c: Context<AppEnv>): Promise<Response> {
  const { notices } = c.get('services')
  const topic = fromTopicText(c.req.query('about') ?? '')
  if (!notices || !topic || !isMessengerTopic(topic)) throw new NotFound(c.get('path'))
  const locale = c.get('locale')
  const link = await notices.makeMessengerLink(readParam(c, 'openMessenger', 'messenger'), { topic, locale })
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return redirect(c, link ?? `${localePath(locale, pathTo('push'))}?about=${toTopicText(topic)}`, 302)
}
