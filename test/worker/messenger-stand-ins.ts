import type { MessengerConnection } from '../../src/config/config-values.ts'
import type { MessengerId } from '../../src/shared/messengers.ts'

/** A message that a bot has sent. */
export interface SentMessage {
  messenger: MessengerId
  chat: string
  text: string
  /** The clock's time in milliseconds. */
  at: number
}

/** How a messenger fails: as its documents say, or without any answer. */
export type MessengerFailure = 429 | 403 | 400 | 401 | 404 | 503 | 'no answer'

/** How many seconds a messenger asks to wait where it has had too many calls. */
export const retryAfterSeconds = 7

interface StandInOptions {
  now: () => number
  /** Fails the call of a message. */
  fail?: (message: SentMessage) => MessengerFailure | undefined
}

/** What a messenger was told by the call that sets its webhook. */
interface Webhook {
  url: string
  secret: string
  types: readonly string[]
}

/**
 * Telegram and MAX as their documents have them: core.telegram.org/bots/api, dev.max.ru/docs-api. Other calls are not
 * answered.
 */
export function standInForMessengers(options: StandInOptions) {
  const sent: SentMessage[] = []
  const webhooks: Partial<Record<MessengerId, Webhook>> = {}
  const take = async (message: SentMessage, describe: (failure: MessengerFailure) => Response) => {
    const failure = options.fail?.(message)
    if (failure === 'no answer') throw new TypeError('Network connection lost.')
    if (failure) return describe(failure)
    sent.push(message)
    return undefined
  }
  const answerTelegram = async (request: Request): Promise<Response> => {
    const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
    if (token !== bots.telegram.token) return describeTelegramFault(401)
    const body = (await request.json()) as Record<string, unknown>
    if (method === 'getMe')
      return toTelegram({ id: 123456, is_bot: true, first_name: 'North', username: 'north_bot' })
    if (method === 'setWebhook') {
      webhooks.telegram = {
        url: String(body.url),
        secret: String(body.secret_token),
        types: body.allowed_updates as string[],
      }
      return toTelegram(true)
    }
    if (method !== 'sendMessage' || typeof body.chat_id !== 'number') return describeTelegramFault(400)
    const message = {
      messenger: 'telegram',
      chat: String(body.chat_id),
      text: String(body.text),
      at: options.now(),
    } as const
    return (await take(message, describeTelegramFault)) ?? toTelegram({ message_id: sent.length })
  }
  const answerMax = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.headers.get('authorization') !== bots.max.token) return describeMaxFault(401)
    if (pathname === '/me') return Response.json({ user_id: 42, is_bot: true, username: 'north_max_bot' })
    const body = (await request.json()) as Record<string, unknown>
    if (pathname === '/subscriptions') {
      webhooks.max = {
        url: String(body.url),
        secret: String(body.secret),
        types: body.update_types as string[],
      }
      return Response.json({ success: true })
    }
    const message = {
      messenger: 'max',
      chat: searchParams.get('chat_id') ?? '',
      text: String(body.text),
      at: options.now(),
    } as const
    return (await take(message, describeMaxFault)) ?? Response.json({ message: {} })
  }
  return {
    sent,
    webhooks,
    answer: async (request: Request): Promise<Response | undefined> => {
      const { origin } = new URL(request.url)
      if (origin === bots.telegram.url) return answerTelegram(request)
      return origin === bots.max.url ? answerMax(request) : undefined
    },
  }
}

/** The bots of the tests' brand. */
export const bots = {
  telegram: {
    id: 'telegram',
    token: '123456:AAbot0of0the0tests0with0thirty0letters',
    url: 'https://api.telegram.org',
  },
  max: { id: 'max', token: 'f9LHodD0cOK-bot-of-the-tests', url: 'https://platform-api2.max.ru' },
} as const satisfies Record<MessengerId, MessengerConnection>

const toTelegram = (result: unknown): Response => Response.json({ ok: true, result })

function describeTelegramFault(failure: MessengerFailure): Response {
  const descriptions: Record<string, string> = {
    400: 'Bad Request: chat not found',
    401: 'Unauthorized',
    404: 'Not Found',
    403: 'Forbidden: bot was blocked by the user',
    429: `Too Many Requests: retry after ${retryAfterSeconds}`,
  }
  const description = descriptions[failure]
  if (description === undefined) return new Response('<html>Bad Gateway</html>', { status: 502 })
  const parameters = failure === 429 ? { retry_after: retryAfterSeconds } : undefined
  return Response.json(
    { ok: false, error_code: failure, description, parameters },
    { status: Number(failure) },
  )
}

function describeMaxFault(failure: MessengerFailure): Response {
  const codes: Record<string, string> = {
    400: 'proto.payload',
    401: 'verify.token',
    403: 'chat.denied',
    429: 'too.many.requests',
    503: 'service.unavailable',
  }
  const headers: Record<string, string> = failure === 429 ? { 'retry-after': String(retryAfterSeconds) } : {}
  return Response.json(
    { code: codes[failure], message: 'as the documents say' },
    { status: Number(failure), headers },
  )
}

interface Written {
  chat: number
  /** Number of the update; an update that is reported again has the same. */
  update: number
  language?: string
}

interface ReportedUpdates {
  secretHeader: string
  /** What the messenger reports of a reader who follows a link of the site. */
  toStart: (payload: string, written: Written) => unknown
  toMessage: (text: string, written: Written) => unknown
  /** What it reports of a reader who blocks the bot. */
  toLeave: (written: Written) => unknown
  /** What it reports of a message in a group. */
  toGroupMessage: (text: string, written: Written) => unknown
  /** Reads the payload of a link that opens the bot. */
  linkPattern: RegExp
}

const toTelegramMessage = (text: string, { chat, update, language }: Written, type = 'private') => ({
  update_id: update,
  message: {
    message_id: update,
    date: 1_775_025_604,
    chat: { id: chat, type, first_name: 'Anna' },
    from: { id: chat, is_bot: false, first_name: 'Anna', language_code: language },
    text,
  },
})

const toMaxMessage = (text: string, { chat, update, language }: Written, type = 'dialog') => ({
  update_type: 'message_created',
  timestamp: 1_775_025_604_499 + update,
  user_locale: language ?? null,
  message: {
    sender: { user_id: chat, first_name: 'Anna', is_bot: false },
    recipient: { chat_id: chat, chat_type: type, user_id: 42 },
    timestamp: 1_775_025_604_499 + update,
    body: { mid: `mid.${update}`, seq: update, text },
  },
})

const toMaxEvent = (type: string, { chat, update, language }: Written, payload?: string) => ({
  update_type: type,
  timestamp: 1_775_025_604_499 + update,
  chat_id: chat,
  user: { user_id: chat, first_name: 'Anna', is_bot: false },
  user_locale: language,
  payload,
})

/** Updates as each messenger reports them. */
export const reported: Record<MessengerId, ReportedUpdates> = {
  telegram: {
    secretHeader: 'x-telegram-bot-api-secret-token',
    toStart: (payload, written) => toTelegramMessage(`/start ${payload}`, written),
    toMessage: (text, written) => toTelegramMessage(text, written),
    toLeave: ({ chat, update }) => ({
      update_id: update,
      my_chat_member: { chat: { id: chat, type: 'private' }, new_chat_member: { status: 'kicked' } },
    }),
    toGroupMessage: (text, written) => toTelegramMessage(text, written, 'supergroup'),
    linkPattern: /^https:\/\/t\.me\/north_bot\?start=([\w-]{1,64})$/,
  },
  max: {
    secretHeader: 'x-max-bot-api-secret',
    toStart: (payload, written) => toMaxEvent('bot_started', written, payload),
    toMessage: (text, written) => toMaxMessage(text, written),
    toLeave: (written) => toMaxEvent('bot_stopped', written),
    toGroupMessage: (text, written) => toMaxMessage(text, written, 'chat'),
    linkPattern: /^https:\/\/max\.ru\/north_max_bot\?start=([\w-]{1,128})$/,
  },
}
