import type { Context } from 'hono'
import { NotFound } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readPublicOrigin } from '../../../http/public-origin.ts'
import { readJson } from '../../../http/read-body.ts'
import { readParam } from '../../../http/read-param.ts'
import { redirect } from '../../../http/redirect.ts'
import { pathTo } from '../../../routes/paths.ts'
import { toQrCode, toQrSvg } from '../../../share-images/qr-code.ts'
import { fromTopicText, isMessengerTopic, toTopicText } from '../../../shared/notices.ts'
import { localePath } from '../../../shared/urls.ts'
import { toMessengerPath } from '../../../ui/components/messenger-links.tsx'

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
  const { notices, messenger, topic } = readAsked(c, 'openMessenger')
  const locale = c.get('locale')
  const link = await notices.makeMessengerLink(messenger, { topic, locale })
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return redirect(c, link ?? `${localePath(locale, pathTo('push'))}?about=${toTopicText(topic)}`, 302)
}

/** Seconds for which a QR code is cached: the address in it never changes. */
const codeMaxAgeSeconds = 86_400

/**
 * `GET /api/messengers/{messenger}/code.svg?about=city:kazan`: the address of `openMessenger` as a QR code, for the phone
 * beside a desktop.
 *
 * @throws NotFound as `openMessenger`, and for an address that is too long for a code
 */
export function drawMessengerCode(c: Context<AppEnv>): Response {
  const { messenger, topic } = readAsked(c, 'messengerCode')
  const code = toQrCode(
    readPublicOrigin(c) + toMessengerPath(c.get('locale'), 'openMessenger', messenger, topic),
  )
  if (!code) throw new NotFound(c.get('path'))
  return c.body(toQrSvg(code), 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': `public, max-age=${codeMaxAgeSeconds}`,
    'X-Robots-Tag': 'noindex',
  })
}

function readAsked(c: Context<AppEnv>, address: 'openMessenger' | 'messengerCode') {
  const { notices } = c.get('services')
  const messenger = readParam(c, address, 'messenger')
  const bot = c.get('config').messengers.find(({ id }) => id === messenger)
  const topic = fromTopicText(c.req.query('about') ?? '')
  if (!notices || !bot || !topic || !isMessengerTopic(topic)) throw new NotFound(c.get('path'))
  return { notices, messenger: bot.id, topic }
}
