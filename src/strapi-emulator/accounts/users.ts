import { makeNotApplicableError } from './check-fields.ts'

export interface UserRow {
  id: number
  username: string
  email: string
  password: string
  role: string
  is_confirmed: number
  is_blocked: number
  created_at: number
  updated_at: number
}

/** Changes of a user; `null` clears a field. */
export interface UserChange {
  password?: string
  is_confirmed?: 1
  confirmation_digest?: string | null
  reset_digest?: string | null
  reset_until?: number | null
}

/** The table of users. Methods take the current time in milliseconds. */
export interface UserTable {
  byId: (id: number) => Promise<UserRow | null>
  /**
   * Finds a user.
   *
   * @param identifier an e-mail address in any case, or the exact username
   */
  byIdentifier: (identifier: string) => Promise<UserRow | null>
  byEmail: (email: string) => Promise<UserRow | null>
  byConfirmationCode: (code: string) => Promise<UserRow | null>
  byResetCode: (code: string, now: number) => Promise<UserRow | null>
  /**
   * Adds a user.
   *
   * @throws StrapiError where the username or the e-mail address is taken, as either
   */
  add: (user: NewUser, now: number) => Promise<UserRow>
  change: (id: number, change: UserChange, now: number) => Promise<void>
  remove: (id: number) => Promise<UserRow | null>
}

export interface NewUser {
  username: string
  email: string
  /** Hash of the password, made by `hashPassword`. */
  password: string
  role?: string
  isConfirmed?: boolean
}

const taken = () => makeNotApplicableError('Email or Username are already taken')

export function createUserTable(database: D1Database): UserTable {
  const first = (condition: string, ...values: (string | number)[]) =>
    database
      .prepare(`select * from embedded_user where ${condition}`)
      .bind(...values)
      .first<UserRow>()
  const byIdentifier = (identifier: string) =>
    first('email = ? or username = ?', identifier.toLowerCase(), identifier)
  return {
    byId: (id) => first('id = ?', id),
    byIdentifier,
    byEmail: (email) => first('email = ?', email.toLowerCase()),
    byConfirmationCode: async (code) => first('confirmation_digest = ?', await digestOf(code)),
    byResetCode: async (code, now) =>
      first('reset_digest = ? and reset_until > ?', await digestOf(code), now),
    add: async ({ username, email, password, role = 'authenticated', isConfirmed = false }, now) => {
      const address = email.toLowerCase()
      await forgetUnconfirmed(database, now)
      if (await first('email in (?1, ?2) or username in (?1, ?2)', address, username)) throw taken()
      const added = await database
        .prepare(
          `insert or ignore into embedded_user
             (username, email, password, role, is_confirmed, created_at, updated_at)
           values (?1, ?2, ?3, ?4, ?5, ?6, ?6) returning *`,
        )
        .bind(username, address, password, role, isConfirmed ? 1 : 0, now)
        .first<UserRow>()
      // A concurrent registration has taken the name or address.
      if (!added) throw taken()
      return added
    },
    change: async (id, change, now) => {
      const changes = Object.entries({ ...change, updated_at: now })
      await database
        .prepare(`update embedded_user set ${changes.map(([name]) => `${name} = ?`).join(', ')} where id = ?`)
        .bind(...changes.map(([, value]) => value), id)
        .run()
    },
    remove: (id) =>
      database.prepare('delete from embedded_user where id = ? returning *').bind(id).first<UserRow>(),
  }
}

/** Registrations that are not confirmed within this time are deleted. */
const unconfirmedMs = 30 * 24 * 60 * 60 * 1000

/** Each registration deletes a few expired users, so that no request has to delete many. */
const forgetUnconfirmed = (database: D1Database, now: number) =>
  database
    .prepare(
      `delete from embedded_user where id in (
         select id from embedded_user where is_confirmed = 0 and created_at < ? limit 20)`,
    )
    .bind(now - unconfirmedMs)
    .run()

const codeBytes = 20

/** Makes a code for an e-mail, with the digest that is stored. */
export async function makeCode(): Promise<{ code: string; digest: string }> {
  const code = toHex(crypto.getRandomValues(new Uint8Array(codeBytes)))
  return { code, digest: await digestOf(code) }
}

/** Hashes without a salt, since random codes can't be guessed as passwords can. */
async function digestOf(code: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))))
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
