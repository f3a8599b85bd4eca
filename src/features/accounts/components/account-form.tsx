import type { ReactNode } from 'react'
import { toFaultText } from '../../../languages/fault-text.ts'
import { accountFormMessages } from '../../../languages/texts.ts'
import { type Form, formErrorCodes } from '../../../rendering/action.ts'
import { formatDuration } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import type { Locale } from '../../../shared/locales.ts'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormIsland } from '../../../ui/forms/form-island.tsx'
import { type AccountFormName, accountFormRows } from '../forms/account-forms.ts'

export interface AccountFormProps {
  name: AccountFormName
  locale: Locale
  form: Form
  /** Path that the form is sent to, with its language. */
  action: string
  /** Values of the form's hidden fields by name. */
  hidden?: Readonly<Record<string, string | undefined>>
  /** Names of fields that this visitor does not need. */
  omittedFields?: readonly string[]
  /** Alternatives below the form, such as the providers' buttons. */
  alternatives?: ReactNode
  /** Links to related pages. */
  children?: ReactNode
}

/** Matches a fault with the seconds to wait: `too-many 40`. */
const tooManyPattern = /^too-many (\d+)$/

/** A form of an account page. `SubmissionForm` is its counterpart for messages to the orchestra. */
export function AccountForm({
  name,
  locale,
  form,
  action,
  hidden = {},
  omittedFields = [],
  alternatives,
  children,
}: AccountFormProps) {
  const t = accountFormMessages(locale)
  const { title, lead, send } = t.forms[name]
  const rows = accountFormRows[name].filter((row) => !omittedFields.includes(row.name))
  const labels: Readonly<Record<string, string>> = t.labels
  const faultTexts: Readonly<Record<string, string>> = t.faults
  const toText = (fault: string, field: string) => {
    const waitSeconds = tooManyPattern.exec(fault)?.[1]
    if (waitSeconds) return t.tooMany(formatDuration(locale, Number(waitSeconds)))
    const row = rows.find((each) => each.name === field)
    return faultTexts[fault] ?? toFaultText(locale, fault, labels[row?.texts ?? field] ?? field)
  }
  // `notTaken` speaks of a lost message. This form contains none, so `unavailable` has a text of its own.
  const errors = form.errors.map((error) =>
    error.fault === formErrorCodes.notTaken ? { ...error, fault: 'unavailable' } : error,
  )
  const faults = new Map(errors.map(({ field, fault }) => [field, toText(fault, field)]))
  const texts = { title, send, labels, hints: t.hints, choices: {} }
  const context = { locale, texts, typed: form.typed, faults, concerts: {}, action }
  return (
    <>
      <div className="account-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="account-card">
        <FormIsland props={{ form: name, locale }} hasErrors={errors.length > 0}>
          <form className="submission" method="post" action={action} noValidate>
            <FormErrors form={{ ...form, errors }} locale={locale} toText={toText} title={t.notDone} />
            <input type="hidden" name={formKeyField} value={form.key} />
            {Object.entries(hidden).map(([field, value]) =>
              value === undefined ? null : <input key={field} type="hidden" name={field} value={value} />,
            )}
            {rows.map((row) => (
              <FormField key={row.name} row={row} context={context} />
            ))}
            <button type="submit" className={name === 'erase' ? 'button button-quiet' : 'button'} data-send>
              {send}
            </button>
            <p className="hidden-text" role="status" data-said />
          </form>
        </FormIsland>
        {alternatives}
      </div>
      {children ? <div className="account-ways">{children}</div> : null}
    </>
  )
}
