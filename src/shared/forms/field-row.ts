/** How a field of a form is drawn. What it may hold, its schema says. */
export interface FieldRow<Name extends string = string> {
  name: Name
  kind: FieldKind
  isRequired?: true
  /** One of several is required: each by itself is neither. */
  isOneOfSeveral?: true
  /** What browsers fill in (WHATWG HTML, «Autofill»); of a date, its beginning. */
  autoComplete?:
    | 'name'
    | 'email'
    | 'tel'
    | 'organization'
    | 'address-level2'
    | 'bday'
    | 'username'
    | 'current-password'
    | 'new-password'
  /** Of a choice, in their order; texts are in `languages/`. */
  choices?: readonly string[]
  /** Asked only after this answer to the field before it. */
  isOnlyAfter?: string
  /** The name of its texts, where that isn't its own. */
  texts?: string
}

/**
 * `options` are seen all at once, `choice` when it is opened. `date` has three fields (`birth-date.ts`). `concert` is one of
 * those in the city that the field before it names; `known-concert` the one that the form was opened from.
 */
export type FieldKind =
  | 'line'
  | 'email'
  | 'password'
  | 'phone'
  | 'number'
  | 'link'
  | 'text'
  | 'choice'
  | 'options'
  | 'date'
  | 'city'
  | 'concert'
  | 'known-concert'
  | 'consent'
