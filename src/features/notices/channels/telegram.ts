import * as z from 'zod/mini'
import type { MessengerConnection } from '../../../config/config-values.ts'
import { type Messenger, toJsonRequest } from '../messengers/messenger.ts'
import { createMessengerChannel } from '../messengers/messenger-channel.ts'

const chatSchema = z.object({ id: z.int(), type: z.literal('private') })

/** The part of an `Update` that the site uses (core.telegram.org/bots/api#update). Chats of groups are none. */
const updateSchema = z.union([
  z.object({
    update_id: z.int(),
    message: z.object({
      chat: chatSchema,
      text: z.optional(z.string()),
      from: z.optional(z.object({ language_code: z.optional(z.string()) })),
    }),
  }),
  z.object({
    update_id: z.int(),
    my_chat_member: z.object({
      chat: chatSchema,
      new_chat_member: z.object({ status: z.literal('kicked') }),
    }),
  }),
])
const nameSchema = z.object({ result: z.object({ username: z.string() }) })
const errorSchema = z.object({ parameters: z.object({ retry_after: z.int() }) })

const toRequest = ({ url, token }: MessengerConnection, method: string, body: object): Request =>
  toJsonRequest(`${url}/bot${token}/${method}`, body)

const telegram: Messenger = {
  id: 'telegram',
  secretHeader: 'X-Telegram-Bot-Api-Secret-Token',
  toSendRequest: (bot, chat, text) => toRequest(bot, 'sendMessage', { chat_id: Number(chat), text }),
  toConnectRequest: (bot, url, secret) =>
    toRequest(bot, 'setWebhook', {
      url,
      secret_token: secret,
      allowed_updates: ['message', 'my_chat_member'],
    }),
  toNameRequest: (bot) => toRequest(bot, 'getMe', {}),
  readName: (body) => nameSchema.safeParse(body).data?.result.username,
  toStartLink: (name, payload) => `https://t.me/${name}?start=${payload}`,
  // 401 and 404 are about the token.
  toReaderFault: (status) => (status === 403 ? 'gone' : status === 400 ? 'refused' : undefined),
  readRetrySeconds: (body) => errorSchema.safeParse(body).data?.parameters.retry_after,
  readUpdate: (body) => {
    const update = updateSchema.safeParse(body).data
    if (!update) return undefined
    const id = String(update.update_id)
    if ('my_chat_member' in update)
      return { id, chat: String(update.my_chat_member.chat.id), text: undefined }
    const { chat, text = '', from } = update.message
    return { id, chat: String(chat.id), text, language: from?.language_code }
  },
}

export const telegramChannel = createMessengerChannel(telegram)
