import type { MessengerConnection } from '../../../config/config-values.ts'
import type { MessengerId } from '../../../shared/messengers.ts'
import { readRetryAfter } from '../../../shared/retry-after.ts'

/** A messenger in which a bot of the brand tells of concerts: how its API is called, and what it reports. */
export interface Messenger {
  id: MessengerId
  /** Name of the header in which the messenger sends the webhook's secret. */
  secretHeader: string
  /** Sends a text without markup to a chat. */
  toSendRequest: (bot: MessengerConnection, chat: string, text: string) => Request
  /** Has the messenger report what readers write, to this address and with this secret. Repeating it changes nothing. */
  toConnectRequest: (bot: MessengerConnection, webhook: string, secret: string) => Request
  /** Asks for the bot's name, which its links contain. */
  toNameRequest: (bot: MessengerConnection) => Request
  readName: (body: unknown) => string | undefined
  /** @returns the link that opens the bot, which then reports `/start` with the payload */
  toStartLink: (name: string, payload: string) => string
  /**
   * What an error of the messenger means for the reader: `gone` for one who has blocked the bot, `refused` where the
   * messenger will never take the message. Any other error, such as a wrong token, is worth another try.
   */
  toReaderFault: (status: number, body: unknown) => 'gone' | 'refused' | undefined
  /** @returns how long the messenger asks the site to wait, in seconds, where its answer's body says it */
  readRetrySeconds?: (body: unknown) => number | undefined
  /** @returns `undefined` for an event that says nothing of a reader, such as one of a group */
  readUpdate: (body: unknown) => MessengerUpdate | undefined
}

/** What a messenger reports of one reader. */
export interface MessengerUpdate {
  /** The same for an update that is reported again, another one for any other update of the chat. */
  id: string
  /** The chat of the reader with the bot. */
  chat: string
  /** What the reader wrote, as `/list`, or pressed, as `/start c-ru_kazan`; absent where they have left the bot. */
  text: string | undefined
  /** The tag of the language in which the reader has the messenger. */
  language?: string | undefined
}

/** Result of a call of a messenger's API. */
export type MessengerAnswer =
  | { as: 'taken'; body: unknown }
  /** The reader has blocked the bot. */
  | { as: 'gone' }
  /** The messenger will never take this message. */
  | { as: 'refused'; fault: string }
  /** Worth another try, not before `afterMs` where the messenger says it. */
  | { as: 'later'; fault: string; afterMs?: number | undefined }

const timeLimitMs = 10_000

/** Calls a messenger's API. Never fails, and keeps the token, which addresses contain, out of its answer. */
export async function callMessenger(messenger: Messenger, request: Request): Promise<MessengerAnswer> {
  try {
    const response = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(timeLimitMs) })
    const body = await response.json().catch(() => undefined)
    const { ok, status, headers } = response
    if (ok) return { as: 'taken', body }
    const fault = messenger.toReaderFault(status, body)
    if (fault === 'gone') return { as: 'gone' }
    if (fault === 'refused') return { as: 'refused', fault: String(status) }
    const seconds = messenger.readRetrySeconds?.(body)?.toString() ?? headers.get('retry-after')
    return { as: 'later', fault: String(status), afterMs: readRetryAfter(seconds, Date.now()) }
  } catch (error) {
    return { as: 'later', fault: error instanceof Error ? error.name : 'no answer' }
  }
}

/** Makes the request of a call to a messenger’s API: its body is JSON. */
export const toJsonRequest = (url: string, body: object, headers: Record<string, string> = {}): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
