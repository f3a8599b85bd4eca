import * as z from 'zod/mini'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { requiredEmail, requiredIdentifier } from '../../../shared/forms/fields.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import { knownPassword, newPassword } from '../../../shared/forms/password.ts'

/** What visitors do with an account, by a form each; browsers check with the same schemas. */
export type AccountFormName =
  | 'login'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'confirm'
  | 'change-password'
  | 'erase'

/** Where to go when one is signed in: an address of this site, without its language; wrong ones lead to the account. */
const nextField = z.catch(z.optional(z.string().check(z.maxLength(500))), undefined)
/** Of a letter's link. */
const codeField = z._default(z.string().check(z.maxLength(200)), '')

export const loginSchema = z.object({
  identifier: requiredIdentifier(),
  password: knownPassword(),
  next: nextField,
})
export const registerSchema = z.object({ email: requiredEmail(), password: newPassword() })
export const emailSchema = z.object({ email: requiredEmail() })
export const resetPasswordSchema = z.object({ code: codeField, password: newPassword() })
/** Only who has registered knows the password: the letter alone opens nothing. */
export const confirmSchema = z.object({
  code: codeField,
  email: requiredEmail(),
  password: knownPassword(),
})
export const changePasswordSchema = z.object({ currentPassword: knownPassword(), password: newPassword() })
/** A password where there is one: who signs in with another company has none here. */
export const eraseSchema = z.object({ currentPassword: z._default(z.string().check(z.maxLength(4096)), '') })

/** Which page of what somebody has sent is shown, in the address and in forms of `/account`. */
export const sentPageField = 'sent'

/** What the buttons of the account's own page ask for. */
export const accountIntentSchema = z.object({
  [sentPageField]: z.optional(z.string().check(z.maxLength(40))),
  [intentField]: z.enum(['sign-out', 'sign-out-everywhere', 'export']),
})

const email: FieldRow = {
  name: 'email',
  kind: 'email',
  isRequired: true,
  autoComplete: 'username',
}
const chosenPassword: FieldRow = {
  name: 'password',
  kind: 'password',
  isRequired: true,
  autoComplete: 'new-password',
  texts: 'newPassword',
}
const password: FieldRow = {
  name: 'password',
  kind: 'password',
  isRequired: true,
  autoComplete: 'current-password',
}
const currentPassword: FieldRow = {
  name: 'currentPassword',
  kind: 'password',
  isRequired: true,
  autoComplete: 'current-password',
}

export const accountFormRows: Readonly<Record<AccountFormName, readonly FieldRow[]>> = {
  login: [{ ...email, name: 'identifier', texts: 'email' }, password],
  register: [email, chosenPassword],
  'forgot-password': [email],
  'reset-password': [chosenPassword],
  confirm: [email, password],
  'change-password': [currentPassword, chosenPassword],
  erase: [currentPassword],
}

export const accountFormSchemas: Readonly<Record<AccountFormName, z.ZodMiniType>> = {
  login: loginSchema,
  register: registerSchema,
  'forgot-password': emailSchema,
  'reset-password': resetPasswordSchema,
  confirm: confirmSchema,
  'change-password': changePasswordSchema,
  erase: eraseSchema,
}
