import { UpstreamFailed } from '../errors.ts'

/** A letter in plain text. */
export interface Email {
  /** The same key is the same letter: a mailer that has had it doesn't send it again. */
  key: string
  to: string
  /** One line. */
  subject: string
  text: string
  /** Whom an answer goes to, where that isn't who sends. */
  replyTo?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/** Sends a letter. @throws UpstreamFailed where it didn't leave */
export type SendMail = (letter: Email) => Promise<void>

export interface MailConfig {
  /** Whom letters come from, as `Orchestra <office@example.org>`; without it none is sent. */
  from: string | undefined
  /** The platform's own (developers.cloudflare.com/email-service/api/send-emails/workers-api). */
  binding: SendEmail | undefined
  /** A mailer that takes letters as JSON (resend.com/docs/api-reference/emails/send-email). */
  service: { url: string; token: string } | undefined
}

const timeLimitMs = 15_000

/** @returns `undefined` where no way to send is configured */
export function createMailer({ from, binding, service }: MailConfig): SendMail | undefined {
  if (!from) return undefined
  if (binding) return (letter) => sendByPlatform(binding, from, letter)
  return service && ((letter) => sendByService(service, from, letter))
}

async function sendByPlatform(binding: SendEmail, from: string, { key, ...letter }: Email): Promise<void> {
  const { to, subject, text, replyTo } = letter
  // Mail programs show two letters with one id as one.
  const headers = { ...letter.headers, 'X-Entity-Ref-ID': key }
  try {
    await binding.send({ from, to, subject, text, headers, ...(replyTo ? { replyTo } : {}) })
  } catch (error) {
    const status = isAddressRefused(error) ? 422 : 0
    throw new UpstreamFailed('mail', status, 'the platform sent no letter', undefined, error)
  }
}

/** By the codes of developers.cloudflare.com/email-service/api/send-emails/workers-api, «Error codes». */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^E_(?:RECIPIENT_|VALIDATION_ERROR$)/.test(String(error.code))

async function sendByService(
  { url, token }: { url: string; token: string },
  from: string,
  { key, to, subject, text, replyTo, headers }: Email,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ from, to: [to], subject, text, reply_to: replyTo, headers }),
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'manual',
  })
  await response.body?.cancel()
  if (!response.ok) throw new UpstreamFailed('mail', response.status, `answered ${response.status}`)
}
