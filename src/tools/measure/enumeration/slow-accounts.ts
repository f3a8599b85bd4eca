import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '../bench/content-stand-in.ts'

/** How much longer the service takes, in milliseconds. */
export interface Slowness {
  /** Where it has found an account: a password is compared, a row is written. */
  existing: number
  /** Where it sends a letter before it answers, as Strapi does. */
  letter: number
}

/** Strapi's accounts as far as strangers may ask them; whose addresses begin with `known` are there. */
export async function startSlowAccounts({ existing, letter }: Slowness) {
  const server = await serve(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (name: string, message: string) =>
      answer(400, { data: null, error: { status: 400, name, message, details: {} } })
    const body = Buffer.concat(await request.toArray()).toString()
    const isKnown = /"(?:email|identifier)":"known/.test(body)
    if (isKnown) await pause(existing)
    if (request.url === '/api/auth/local') return refuse('ValidationError', 'Invalid identifier or password')
    if (request.url === '/api/auth/forgot-password') {
      if (isKnown) await pause(letter)
      return answer(200, { ok: true })
    }
    if (request.url !== '/api/auth/local/register') return answer(404, {})
    if (isKnown) return refuse('ApplicationError', 'Email or Username are already taken')
    await pause(letter)
    return answer(200, { user: { id: 1, username: 'new', email: 'new@example.com' } })
  })
  return { url: `http://127.0.0.1:${server.port}`, stop: server.stop }
}
