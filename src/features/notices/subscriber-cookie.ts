import { createSigner } from '../../crypto/signature.ts'
import type { NoticeDeps } from './notice-service.ts'

const purpose = 'notices'

/** The cookie by which `/push` knows which browser's topics to show: a subscription's id, and the site's mark of it. */
export const makeSubscriberCookie = async ({ secret }: NoticeDeps, subscription: string): Promise<string> =>
  `${subscription}.${await createSigner(secret).mark(purpose, subscription)}`

/** @returns the subscription's id; `undefined` for a cookie that isn't the site's */
export async function readSubscriberCookie(
  { secret }: NoticeDeps,
  cookie: string | undefined,
): Promise<string | undefined> {
  const [, id, mark] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  return id && mark && (await createSigner(secret).fits(purpose, id, mark)) ? id : undefined
}
