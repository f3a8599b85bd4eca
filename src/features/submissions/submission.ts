import type { FormName } from '../../shared/forms/form-names.ts'
import type { Locale } from '../../shared/locales.ts'

/** What somebody has sent by a form. */
export interface Submission {
  /** The form's key (`shared/forms/form-key.ts`). */
  key: string
  form: FormName
  locale: Locale
  /** What the form's schema made of it. */
  content: Readonly<Record<string, unknown>>
  /** Why it looks like spam. It is kept all the same, and goes nowhere until somebody has looked. */
  suspicion?: Suspicion
}

export type Suspicion = 'hidden-field' | 'challenge'

/** `content`: the content service. Letters go to the editors, and to who sent it. */
export const recipients = ['content', 'editors', 'sender'] as const
export type Recipient = (typeof recipients)[number]

/** `held`: not on its way, since it looks like spam or nobody is configured to take it. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'held'] as const
