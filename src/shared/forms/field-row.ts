/** How a field of a form is rendered. Its schema says which values are valid. */
export interface FieldRow<Name extends string = string> {
  name: Name
  kind: FieldKind
  isRequired?: true
  /** Whether one of several such fields must be filled in; none of them is required by itself. */
  isOneOfSeveral?: true
  /** Token for autofill (WHATWG HTML, «Autofill»). A date has the prefix of its three fields, such as `bday`. */
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
  /** Options of a choice, in their order. Their texts are in `languages/`. */
  choices?: readonly string[]
  /** The field is shown only if the preceding field has this value. */
  isOnlyAfter?: string
  /** Key of the field's texts, if it is not the field's name. */
  texts?: string
}

/**
 * `options` shows all options, `choice` a drop-down list. `date` has three fields (`birth-date.ts`). `concert` offers
 * the concerts of the city in the preceding field; `known-concert` is the concert that the form was opened from.
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
