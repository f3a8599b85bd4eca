import * as z from 'zod/mini'
import type { Locale } from '../shared/locales.ts'

/** What is known of a visitor before anybody has signed in. */
export interface AccountVisitor {
  /** Their network address. */
  address: string
  /** The same for limits: a household's IPv6 addresses are one. */
  visitor: string
  /** The cookie by which a device is known again; absent where it has none. */
  device: string | undefined
  locale: Locale
}

/** Who asks for notices. */
export interface Subscriber {
  /** The subscription by which the site knows this browser; `undefined` for one that it doesn't. */
  subscription: string | undefined
  /** Who is signed in: their topics are those of all their devices. */
  user: string | undefined
  /** Their account's e-mail address, where it is confirmed. */
  email?: string | undefined
}

export const sessionSchema = z.object({
  /** Ends this session on every device that holds a copy of its cookie. */
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
  /** When they signed in. All times are in milliseconds. */
  beganAt: z.number(),
  /** When the account service last confirmed who they are. */
  checkedAt: z.number(),
  /** When the account service stops accepting its tokens. */
  expiresAt: z.number(),
})

/** Who is signed in, as their cookie says it. The cookie is signed, so only the site can have written it. */
export type Session = z.infer<typeof sessionSchema>
