import type { CallNewsletter } from '../../../providers/newsletter-provider.ts'
import { limitAnswer } from '../../../strapi/port/limit-answer.ts'

const timeMs = 10_000
const maxBytes = 200_000
/** The provider is asked again later: it is down, wants fewer calls, or the key is wrong and somebody sets another. */
const isLater = (status: number) => status >= 500 || [401, 403, 429].includes(status)

/** Makes calls to the API of a host. Redirects aren't followed: the headers hold a secret. */
export const toNewsletterCall =
  (host: string): CallNewsletter =>
  async (path, { method = 'GET', headers, body }) => {
    const response = await fetch(`https://${host}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeMs),
    })
    const { status } = response
    if (isLater(status)) {
      await response.body?.cancel()
      throw new Error(`the newsletter's provider answered with status ${status}`)
    }
    return { status, body: await readJson(response) }
  }

/** @returns `undefined` for an answer without JSON, as one of 204 */
async function readJson(response: Response): Promise<unknown> {
  const limited = await limitAnswer('newsletter', response, maxBytes)
  return limited.json().catch(() => undefined)
}
