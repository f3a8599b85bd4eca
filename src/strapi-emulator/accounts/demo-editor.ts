import { toBase64Url } from '../../crypto/signature.ts'
import { editorRole } from './actions.ts'
import { hashPassword } from './passwords.ts'
import { Refusal } from './refusal.ts'
import type { UserTable } from './users.ts'

const email = 'editor@example.test'
const passwordBytes = 12

/**
 * Makes an account with which one can try what editors see, where there is none. Its password is random and shown
 * once: only whoever reads the terminal of this machine has it.
 */
export async function makeDemoEditor(
  users: UserTable,
  now: number,
  print: (block: string) => void,
): Promise<void> {
  if (await users.byEmail(email)) return
  const password = toBase64Url(crypto.getRandomValues(new Uint8Array(passwordBytes)))
  const editor = { username: email, email, role: editorRole, isConfirmed: true }
  try {
    await users.add({ ...editor, password: await hashPassword(password) }, now)
  } catch (error) {
    // Made by another call at the same time, which shows the password.
    if (error instanceof Refusal) return
    throw error
  }
  print(`
  ┌ A demo editor, to see what editors see. The password is told once:
  │ ${email}
  │ ${password}
  └`)
}
