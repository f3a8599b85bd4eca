import { AccountRefused } from '../../errors.ts'
import { toOpaqueString } from '../../shared/forms/password.ts'

/**
 * The forms in which a typed password may have been stored: composed (NFC), as new passwords have been since November
 * 2026; as typed; and decomposed (NFD), as some keyboards wrote older ones. They are equal for most passwords.
 */
const toKnownForms = (typed: string): string[] => [
  ...new Set([toOpaqueString(typed), typed, typed.normalize('NFD')]),
]

/** Maximum number of calls that `tryPasswordVariants` makes. */
export const countPasswordVariants = (typed: string): number => toKnownForms(typed).length

/**
 * Calls the service with each form in which a password may be stored, until one is accepted. Rate limits count it as
 * one guess, since all variants are the same password.
 *
 * @throws what `ask` throws; if every variant is refused, the last refusal
 */
export async function tryPasswordVariants<Answer>(
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
