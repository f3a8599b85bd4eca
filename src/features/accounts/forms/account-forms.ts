import * as z from 'zod/mini'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { requiredEmail, requiredIdentifier } from '../../../shared/forms/fields.ts'
import { intentField } from '../../../shared/forms/form-key.ts'
import { knownPasswordField, newPasswordField } from '../../../shared/forms/password.ts'

/** The account forms. Browser and server check them with the same schemas. */
export type AccountFormName =
  | 'login'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'confirm'
  | 'change-password'
  | 'erase'

/** Path to open after signing in, without its language. An invalid one leads to the account. */
const nextField = z.catch(z.optional(z.string().check(z.maxLength(500))), undefined)
/** Code from the link of an e-mail. */
const codeField = z._default(z.string().check(z.maxLength(200)), '')

export const loginSchema = z.object({
  identifier: requiredIdentifier(),
  password: knownPasswordField(),
  next: nextField,
})
export const registerSchema = z.object({ email: requiredEmail(), password: newPasswordField() })
export const emailSchema = z.object({ email: requiredEmail() })
export const resetPasswordSchema = z.object({ code: codeField, password: newPasswordField() })
/** Confirms a registration. The password is required, so the link of the e-mail alone opens nothing. */
export const confirmEmailSchema = z.object({
  code: codeField,
  email: requiredEmail(),
  password: knownPasswordField(),
})
export const changePasswordSchema = z.object({
  currentPassword: knownPasswordField(),
  password: newPasswordField(),
})
/** Deletes the account. Users of an OAuth provider have no password here. */
export const eraseAccountSchema = z.object({
  currentPassword: z._default(z.string().check(z.maxLength(4096)), ''),
})

/** Name of the query parameter and form field of `/account` that selects a page of submissions. */
export const submissionPageField = 'sent'

/** The form of the buttons on `/account`. */
export const accountIntentSchema = z.object({
  [submissionPageField]: z.optional(z.string().check(z.maxLength(40))),
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
  confirm: confirmEmailSchema,
  'change-password': changePasswordSchema,
  erase: eraseAccountSchema,
}
