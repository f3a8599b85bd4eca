import { formFieldMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { FieldRow } from '../../shared/forms/field-row.ts'
import { localePath } from '../../shared/urls.ts'
import type { FieldContext } from './form-field.tsx'

export interface ControlProps {
  row: FieldRow
  context: FieldContext
  /** Ids of the control's hint and of its error. */
  describedBy: string
  typed: string
  isWrong: boolean
}

/** Attributes of a control: its role for screen readers, and its value. */
export const toAttributes = ({ row, describedBy, typed, isWrong }: ControlProps) => ({
  id: row.name,
  name: row.name,
  // A typed password is not sent back.
  defaultValue: row.kind === 'password' ? undefined : typed,
  'aria-describedby': describedBy,
  'aria-invalid': isWrong ? true : undefined,
  'aria-required': row.isRequired,
})

/**
 * `maxlength` is not set: browsers silently cut pasted text to it. Numbers are not `type=number`, which drops letters
 * and changes when the mouse wheel turns (GOV.UK, «Text input»).
 */
const inputTypes = {
  line: { type: 'text' },
  email: { type: 'email' },
  password: { type: 'password' },
  phone: { type: 'tel' },
  number: { type: 'text', inputMode: 'numeric' },
  link: { type: 'url', placeholder: 'https://' },
} as const

const hasInput = (kind: string): kind is keyof typeof inputTypes => Object.hasOwn(inputTypes, kind)

export function Input(props: ControlProps) {
  const { kind, autoComplete } = props.row
  const type = hasInput(kind) ? inputTypes[kind] : inputTypes.line
  const input = (
    <input
      {...type}
      autoComplete={autoComplete}
      data-kind={kind === 'number' || kind === 'password' ? kind : undefined}
      {...toAttributes(props)}
    />
  )
  // The button that shows it comes by script, into the room that is there.
  return kind === 'password' ? <span className="password">{input}</span> : input
}

export const TextArea = (props: ControlProps) => <textarea rows={5} {...toAttributes(props)} />

export function Select(props: ControlProps) {
  const { row, context } = props
  const texts = context.texts.choices[row.name]
  return (
    <select {...toAttributes(props)}>
      <option value="">{formFieldMessages(context.locale).choose}</option>
      {(row.choices ?? []).map((choice) => (
        <option key={choice} value={choice}>
          {texts?.[choice]}
        </option>
      ))}
    </select>
  )
}

/** A checkbox for consent, with a link to how the data is used. */
export function Consent(props: ControlProps) {
  const { locale } = props.context
  const { defaultValue, ...attributes } = toAttributes(props)
  const t = formFieldMessages(locale)
  return (
    <div className="field-box">
      <input type="checkbox" value="yes" defaultChecked={defaultValue === 'yes'} {...attributes} />
      <label htmlFor={attributes.id}>
        {t.consent}. <a href={localePath(locale, pathTo('security'))}>{t.consentMore}</a>
      </label>
    </div>
  )
}
