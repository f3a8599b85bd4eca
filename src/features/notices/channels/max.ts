import * as z from 'zod/mini'
import type { MessengerConnection } from '../../../config/config-values.ts'
import { type Messenger, toJsonRequest } from '../messengers/messenger.ts'
import { createMessengerChannel } from '../messengers/messenger-channel.ts'

const common = { timestamp: z.int(), user_locale: z.optional(z.nullable(z.string())) }

/** The part of an `Update` that the site uses (dev.max.ru/docs-api/objects/Update). Chats of groups are none. */
const updateSchema = z.discriminatedUnion('update_type', [
  z.object({
    update_type: z.literal('message_created'),
    ...common,
    message: z.object({
      recipient: z.object({ chat_id: z.int(), chat_type: z.literal('dialog') }),
      body: z.object({ mid: z.string(), text: z.optional(z.nullable(z.string())) }),
    }),
  }),
  z.object({
    update_type: z.literal('bot_started'),
    ...common,
    chat_id: z.int(),
    payload: z.optional(z.nullable(z.string())),
  }),
  z.object({ update_type: z.enum(['bot_stopped', 'dialog_removed']), ...common, chat_id: z.int() }),
])
const updateTypes = ['message_created', 'bot_started', 'bot_stopped', 'dialog_removed']
const nameSchema = z.object({ username: z.string() })
const errorSchema = z.object({ code: z.string() })

/** @param body of a call that posts */
function toRequest({ url, token }: MessengerConnection, path: string, body?: object): Request {
  const headers = { authorization: token }
  return body ? toJsonRequest(`${url}${path}`, body, headers) : new Request(`${url}${path}`, { headers })
}

const max: Messenger = {
  id: 'max',
  secretHeader: 'X-Max-Bot-Api-Secret',
  toSendRequest: (bot, chat, text) => toRequest(bot, `/messages?chat_id=${chat}`, { text }),
  toConnectRequest: (bot, url, secret) =>
    toRequest(bot, '/subscriptions', { url, secret, update_types: updateTypes }),
  toNameRequest: (bot) => toRequest(bot, '/me'),
  readName: (body) => nameSchema.safeParse(body).data?.username,
  toStartLink: (name, payload) => `https://max.ru/${name}?start=${payload}`,
  toReaderFault: (status, body) => {
    if (status === 400 || status === 404) return 'refused'
    // The documents have 401 for a wrong token in one place, and 403 with this code in another.
    const isToken = errorSchema.safeParse(body).data?.code === 'verify.token'
    return status === 403 && !isToken ? 'gone' : undefined
  },
  readUpdate: (body) => {
    const update = updateSchema.safeParse(body).data
    if (!update) return undefined
    const language = update.user_locale ?? undefined
    if (update.update_type === 'message_created') {
      const { recipient, body: written } = update.message
      return { id: written.mid, chat: String(recipient.chat_id), text: written.text ?? '', language }
    }
    const { update_type: type, timestamp, chat_id: chat } = update
    const text = type === 'bot_started' ? `/start ${update.payload ?? ''}` : undefined
    return { id: `${type} ${timestamp}`, chat: String(chat), text, language }
  },
}

export const maxChannel = createMessengerChannel(max)
