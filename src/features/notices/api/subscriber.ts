import type { Context } from 'hono'
import type { Subscriber } from '../../../context/visitor.ts'
import type { AppEnv } from '../../../http/app-env.ts'
import { readHostCookie, writeHostCookie } from '../../../http/cookies.ts'
import { readSessionOnce } from '../../../http/visitor-session.ts'
import { noticesCookie } from '../../../shared/stored-names.ts'

/** Whose notices a request is about. */
export async function readSubscriber(c: Context<AppEnv>): Promise<Subscriber> {
  const cookie = readHostCookie(c, noticesCookie)
  const notices = cookie ? c.get('services').notices : undefined
  const [subscription, session] = await Promise.all([notices?.readCookie(cookie), readSessionOnce(c)])
  const { id: user, email, isConfirmed } = session?.user ?? {}
  return { subscription, user, email: isConfirmed ? email?.toLowerCase() : undefined }
}

/** The answer brings the cookie by which this browser's notices are known again. */
export async function giveSubscriber(c: Context<AppEnv>, subscription: string): Promise<void> {
  const notices = c.get('services').notices
  if (notices) writeHostCookie(c, noticesCookie, await notices.makeCookie(subscription))
}
