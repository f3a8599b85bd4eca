import * as z from 'zod/mini'
import type { Locale } from '../shared/locales.ts'

/** Facts about a visitor who isn't signed in. */
export interface AccountVisitor {
  /** Network address (IP) of the visitor. */
  address: string
  /** Network address for rate limits: the IPv6 addresses of one household count as one. */
  visitor: string
  /** Value of the cookie that identifies the visitor's device; absent if the browser sent none. */
  device: string | undefined
  locale: Locale
}

/** The browser and the person who subscribe to notifications. */
export interface Subscriber {
  /** Id of this browser's subscription; `undefined` for an unknown browser. */
  subscription: string | undefined
  /** Id of the signed-in user, whose topics apply to all their devices. */
  user: string | undefined
  /** The account's e-mail address, where it is confirmed. */
  email?: string | undefined
}

export const sessionSchema = z.object({
  /** Id of the session; ending it applies to every copy of its cookie. */
  id: z.string(),
  tokens: z.object({ access: z.string(), refresh: z.optional(z.string()) }),
  user: z.object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    isConfirmed: z.boolean(),
    provider: z.string(),
    role: z.optional(z.string()),
  }),
  /** Time of signing in. All times are in milliseconds. */
  beganAt: z.number(),
  /** When the account service last confirmed the user. */
  checkedAt: z.number(),
  /** When the account service was asked since then and did not answer; absent if it has answered. */
  unansweredAt: z.optional(z.number()),
  /** When the account service stops accepting the session's tokens. */
  expiresAt: z.number(),
})

/**
 * The session of the signed-in user as read from their cookie. The cookie is signed, so only the site can have written
 * it.
 */
export type Session = z.infer<typeof sessionSchema>
