import type { Context } from 'hono'
import { Unauthorized } from '../../../errors.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { isAuthorized } from '../../../http/is-authorized.ts'
import { readJson } from '../../../http/read-body.ts'

/** A seller's webhook names an event and an order. */
const maxBodyBytes = 64 * 1024

/**
 * `POST /api/hooks/tickets/{source}/{secret}`: a seller reports that tickets of an event were sold or came back. Sellers
 * don't sign their calls, so that the secret is in the address, and the seller's API is asked what is so.
 *
 * Answers 202 at once, whether or not the site knows the event; 401 without the secret.
 */
export async function handleTicketHook(c: Context<AppEnv>): Promise<Response> {
  const { availability, log, waitUntil } = c.get('services')
  const { source = '', secret = '' } = c.req.param()
  if (!(await isAuthorized(`Bearer ${secret}`, c.get('config').TICKETS_SECRET))) throw new Unauthorized()
  const body = await readJson(c.req.raw, maxBodyBytes)
  if (availability) {
    const handling = availability.handleHook(source, body)
    waitUntil(
      handling.then(
        (events) => log.info('a seller reported a change', { source, events }),
        (error: unknown) => log.warn('a seller’s report could not be followed', { source, error }),
      ),
    )
  }
  return c.body(null, 202)
}
