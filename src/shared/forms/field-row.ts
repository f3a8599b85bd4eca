/** How a field of a form is drawn. What it may hold, its schema says. */
export interface FieldRow<Name extends string = string> {
  name: Name
  kind: 'line' | 'email' | 'phone' | 'text' | 'choice' | 'consent'
  isRequired?: true
  maxLength?: number
  /** What browsers fill in (WHATWG HTML, «Autofill»). */
  autoComplete?: 'name' | 'email' | 'tel' | 'organization'
  /** Of a choice, in their order; texts are in `i18n/form-fields.ts`. */
  choices?: readonly string[]
}
