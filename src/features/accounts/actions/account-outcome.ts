import { StoreMissing } from '../../../errors.ts'
import type { ActionOutcome } from '../../../rendering/action.ts'
import type { Visitor } from '../../../rendering/define-page.ts'
import type { AccountOutcome, AccountService } from '../account-service.ts'

/** @throws StoreMissing where accounts aren't set up: the page has said so, without a form */
export function accountServiceOf({ accounts }: Visitor): AccountService {
  if (!accounts) throw new StoreMissing('SITE_SECRET')
  return accounts
}

/** Faults of a field; all others are the whole form's. */
const fieldOf: Readonly<Record<string, string>> = {
  'current-password': 'currentPassword',
  'same-password': 'password',
}

/** What an account's step comes to, for the form that asked for it. */
export function toFormOutcome(
  outcome: AccountOutcome,
  to: { signedIn: string; letterOut: string },
): ActionOutcome {
  if ('session' in outcome) {
    return { seeOther: to.signedIn, account: { begins: outcome.session, device: outcome.device } }
  }
  if ('isLetterOut' in outcome) return { seeOther: to.letterOut }
  const { refused, retryAfterSeconds } = outcome
  if (refused === 'too-many') {
    return { errors: [{ field: '', fault: `too-many ${retryAfterSeconds ?? 60}` }], retryAfterSeconds }
  }
  return { errors: [{ field: fieldOf[refused] ?? '', fault: refused }] }
}
