import { AccountRefused } from '../../errors.ts'
import { toOpaqueString } from '../../shared/forms/password.ts'

/**
 * What a password may be kept as that somebody types: composed, as new ones are since November 2026; as it is typed; and
 * in parts, as some keyboards wrote older ones. For most passwords all three are the same.
 */
const toKnownForms = (typed: string): string[] => [
  ...new Set([toOpaqueString(typed), typed, typed.normalize('NFD')]),
]

/** How often `tryPasswordForms` asks at the most. */
export const countPasswordForms = (typed: string): number => toKnownForms(typed).length

/**
 * Asks the service with a password that somebody knows, in each form in which it may be kept, until one is right. To who
 * counts tries it is one: all forms are the same password.
 *
 * @throws what the service throws; where no form is right, what it says to the last
 */
export async function tryPasswordForms<Answer>(
  typed: string,
  ask: (password: string) => Promise<Answer>,
): Promise<Answer> {
  let refusal: unknown
  for (const form of toKnownForms(typed)) {
    try {
      return await ask(form)
    } catch (error) {
      if (!isWrongPassword(error)) throw error
      refusal = error
    }
  }
  throw refusal
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof AccountRefused && (error.fault === 'credentials' || error.fault === 'current-password')
