import type { FormName } from '../../shared/forms/form-names.ts'
import type { Locale } from '../../shared/locales.ts'

/** A form that a visitor has sent. */
export interface Submission {
  /** Key of the submitted form, which identifies repeated submissions (`shared/forms/form-key.ts`). */
  key: string
  form: FormName
  locale: Locale
  /** Values by field name, as the form's schema parsed them. */
  content: Readonly<Record<string, unknown>>
  /** Why the submission looks like spam. It is stored, and delivered only after an operator has released it. */
  suspicion?: SpamSuspicion
}

/** Why a submission may be spam; `office`: a person of the office has marked it. */
export type SpamSuspicion = 'hidden-field' | 'challenge' | 'office'

/** Recipients of a submission: `content` is Strapi; `editors` and `sender` get an e-mail. */
export const recipients = ['content', 'editors', 'sender'] as const
export type Recipient = (typeof recipients)[number]

/** States of a delivery. `held`: suspected spam, or the recipient is not configured. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'held'] as const
