import { toBase64Url } from '../../crypto/signature.ts'
import { StrapiError } from './check-fields.ts'
import { hashPassword } from './credentials.ts'
import type { UserTable } from './users.ts'

/** Types of the roles that the embedded accounts know beside `authenticated`; their users may read their own role. */
const staffRoles = ['editor', 'office', 'owner'] as const
export type StaffRole = (typeof staffRoles)[number]

export const isStaffRole = (role: string): role is StaffRole => staffRoles.some((each) => each === role)

/** A made user of a role, with a random password that is stored nowhere. */
export interface DemoUser {
  role: StaffRole
  email: string
  password: string
}

const passwordBytes = 12

/**
 * Makes a user for each role of the orchestra's own people, where there is none.
 *
 * @param hasNewPasswords whether users who are there get new passwords: at the start of a local site, whose terminal
 *   has shown the old ones to nobody
 * @returns the users whose passwords are new
 */
export async function makeDemoUsers(
  users: UserTable,
  now: number,
  hasNewPasswords = false,
): Promise<DemoUser[]> {
  const made: DemoUser[] = []
  for (const role of staffRoles) {
    const email = `${role}@example.test`
    const known = await users.byEmail(email)
    if (known && !hasNewPasswords) continue
    const password = toBase64Url(crypto.getRandomValues(new Uint8Array(passwordBytes)))
    const hashed = await hashPassword(password)
    try {
      if (known) await users.change(known.id, { password: hashed }, now)
      else await users.add({ username: email, email, role, isConfirmed: true, password: hashed }, now)
    } catch (error) {
      // A concurrent call has made the account and prints its password.
      if (error instanceof StrapiError) continue
      throw error
    }
    made.push({ role, email, password })
  }
  return made
}

/** Writes made users for the terminal of a local site. */
export const demoUsersToText = (made: readonly DemoUser[], site: string): string =>
  ['', '  ┌ Demo users of the desk, one for each role. Passwords are shown here only.', `  │ ${site}/desk`]
    .concat(made.map(({ email, password }) => `  │ ${email}  ${password}`))
    .concat('  └')
    .join('\n')
