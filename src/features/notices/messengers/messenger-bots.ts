import { createKeys } from '../../../cache/key.ts'
import { policies } from '../../../cache/policies.ts'
import type { MessengerConnection } from '../../../config/config-values.ts'
import { digest } from '../../../crypto/digest.ts'
import { NotFound, Unauthorized, UpstreamFailed } from '../../../errors.ts'
import { pathTo } from '../../../routes/paths.ts'
import { noticeChannels } from '../notice-channels.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { answerUpdate } from './answer-update.ts'
import { callMessenger, type Messenger } from './messenger.ts'
import { isWebhookSecret, type StartIntent, toStartPayload, toWebhookSecret } from './messenger-signatures.ts'

interface FoundBot {
  bot: MessengerConnection
  messenger: Messenger
}

/** @throws NotFound for a messenger in which the brand has no bot */
async function findBot({ messengers }: NoticeDeps, id: string): Promise<FoundBot> {
  const bot = messengers.find((each) => each.id === id)
  const channel = bot && (await noticeChannels[bot.id].load())
  if (!bot || !channel?.messenger) throw new NotFound(id)
  return { bot, messenger: channel.messenger }
}

/**
 * Handles a call of a messenger's webhook.
 *
 * @param readBody reads the JSON of the webhook's call; it is called only after the secret was checked
 * @throws NotFound, Unauthorized, what `readBody` throws, and what makes the messenger report the update again
 */
export async function takeMessengerUpdate(
  deps: NoticeDeps,
  id: string,
  headers: Headers,
  readBody: () => Promise<unknown>,
): Promise<void> {
  const { bot, messenger } = await findBot(deps, id)
  const given = headers.get(messenger.secretHeader) ?? ''
  if (!(await isWebhookSecret(deps.secret, bot.token, given))) throw new Unauthorized()
  const update = messenger.readUpdate(await readBody())
  if (update) await answerUpdate(deps, bot, messenger, update)
}

const names = createKeys<string>('messenger-bot', 1)
const webhooks = createKeys<true>('messenger-webhook', 1)

/**
 * Makes the link that opens a bot with a topic. The bot's name is asked for once a day.
 *
 * @returns `undefined` where the messenger doesn't say what the bot is called
 * @throws NotFound for a messenger in which the brand has no bot
 */
export async function makeMessengerLink(
  deps: NoticeDeps,
  id: string,
  intent: StartIntent,
): Promise<string | undefined> {
  const found = await findBot(deps, id)
  const { bot, messenger } = found
  try {
    const { value: name } = await deps.cache.readOrMake(
      names(id, await digest(bot.token)),
      policies.messengerBots,
      async () => {
        const name = messenger.readName(await call(found, messenger.toNameRequest(bot)))
        if (name === undefined) throw new UpstreamFailed('messenger', 0, `${id} names no bot`)
        return name
      },
    )
    return messenger.toStartLink(name, await toStartPayload(deps, intent))
  } catch (error) {
    deps.log.warn('a messenger did not say what the bot is called', { messenger: id, error })
    return undefined
  }
}

/**
 * Has each messenger report to this site what readers write to the bot. Only the Worker knows the tokens, so that it does
 * this by itself, not the command that deploys it: once a day in an isolate, and soon after a deployment.
 */
export async function connectMessengers(deps: NoticeDeps): Promise<void> {
  // Messengers call https only.
  if (!deps.site.startsWith('https://')) return
  for (const { id } of deps.messengers) {
    const found = await findBot(deps, id)
    const { bot, messenger } = found
    const webhook = `${deps.site}${pathTo('messengerHook', { messenger: id })}`
    await deps.cache.readOrMake(
      webhooks(id, await digest(`${bot.token} ${webhook}`)),
      policies.messengerBots,
      async () => {
        const secret = await toWebhookSecret(deps.secret, bot.token)
        await call(found, messenger.toConnectRequest(bot, webhook, secret))
        return true as const
      },
    )
  }
}

/** @throws UpstreamFailed unless the messenger has taken the call */
async function call({ bot, messenger }: FoundBot, request: Request): Promise<unknown> {
  const answer = await callMessenger(messenger, request)
  if (answer.as === 'taken') return answer.body
  throw new UpstreamFailed('messenger', 0, `${bot.id}: ${'fault' in answer ? answer.fault : answer.as}`)
}
