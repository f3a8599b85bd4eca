import type { Config } from '../config/config.ts'
import { UpstreamFailed } from '../errors.ts'
import type { Letter } from './letter.ts'

/** An e-mail to one address. It is sent as HTML and as plain text. */
export interface Email {
  /** Idempotency key: a mailer does not send a second e-mail with the same key. */
  key: string
  to: string
  letter: Letter
  /** Address for replies, if it is not the sender. */
  replyTo?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/**
 * Sends an e-mail.
 *
 * @throws UpstreamFailed if it was not sent
 */
export type SendMail = (email: Email) => Promise<void>

export interface MailConfig {
  /** Sender, such as `Orchestra <office@example.org>`. Without it no e-mail is sent. */
  from: string | undefined
  /** Cloudflare's binding for e-mails (developers.cloudflare.com/email-service/api/send-emails/workers-api). */
  binding: SendEmail | undefined
  /** HTTP mailer that accepts JSON (resend.com/docs/api-reference/emails/send-email). */
  service: { url: string; token: string } | undefined
}

const timeLimitMs = 15_000

/**
 * Creates the function that sends e-mails: through the binding if there is one, otherwise through the HTTP mailer.
 *
 * @returns `undefined` if neither is configured
 */
export function createMailer({ from, binding, service }: MailConfig): SendMail | undefined {
  if (!from) return undefined
  if (binding) return (email) => sendByBinding(binding, from, email)
  return service && ((email) => sendByService(service, from, email))
}

/** Loads the code that writes e-mails with the first e-mail, because most requests send none. */
const write = async (letter: Letter) => (await import('./write-letter.ts')).writeLetter(letter)

async function sendByBinding(binding: SendEmail, from: string, { key, ...email }: Email): Promise<void> {
  const { to, letter, replyTo } = email
  // Mail programs group e-mails with equal ids, so each gets its own.
  const headers = { ...email.headers, 'X-Entity-Ref-ID': key }
  const written = await write(letter)
  try {
    await binding.send({ from, to, ...written, headers, ...(replyTo ? { replyTo } : {}) })
  } catch (error) {
    const status = isAddressRefused(error) ? 422 : 0
    throw new UpstreamFailed('mail', status, 'the platform sent no letter', undefined, error)
  }
}

/**
 * Whether the recipient is invalid, by the error codes of
 * developers.cloudflare.com/email-service/api/send-emails/workers-api («Error codes»).
 */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^E_(?:RECIPIENT_|VALIDATION_ERROR$)/.test(String(error.code))

async function sendByService(
  { url, token }: { url: string; token: string },
  from: string,
  { key, to, letter, replyTo, headers }: Email,
): Promise<void> {
  const { subject, text, html } = await write(letter)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ from, to: [to], subject, text, html, reply_to: replyTo, headers }),
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'manual',
  })
  await response.body?.cancel()
  if (!response.ok) throw new UpstreamFailed('mail', response.status, `answered ${response.status}`)
}

/**
 * Reads from the configuration how this deployment sends e-mail.
 *
 * @param binding Cloudflare's `send_email` binding
 */
export const toMailConfig = (config: Config, binding: SendEmail | undefined): MailConfig => ({
  from: config.MAIL_FROM,
  binding,
  service: config.MAIL_URL ? { url: config.MAIL_URL, token: config.MAIL_TOKEN ?? '' } : undefined,
})

/**
 * Chooses the origin of links in e-mails. The `Host` of a request is trusted on a developer's machine only: its sender
 * could otherwise choose where the links in somebody else's e-mail lead.
 *
 * @param origin origin of the request; empty if there is no request
 * @returns origin without a trailing slash; `undefined` if `SITE_URL` is missing: no e-mail with a link is sent then
 */
export function toEmailSiteUrl(
  { SITE_URL: url }: Pick<Config, 'SITE_URL'>,
  origin: string,
): string | undefined {
  if (url !== undefined) return url.replace(/\/$/, '')
  return loopbackPattern.test(origin) ? origin : undefined
}

const loopbackPattern = /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/
