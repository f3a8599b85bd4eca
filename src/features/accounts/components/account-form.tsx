import type { ReactNode } from 'react'
import { toFaultText } from '../../../languages/fault-text.ts'
import { accountFormMessages } from '../../../languages/texts.ts'
import { type Form, formFaults } from '../../../rendering/action.ts'
import { formatDuration } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import type { Locale } from '../../../shared/locales.ts'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormIsland } from '../../../ui/forms/form-island.tsx'
import { type AccountFormName, accountFormRows } from '../forms/account-forms.ts'

interface AccountFormProps {
  name: AccountFormName
  locale: Locale
  form: Form
  /** Its own address, with its language. */
  action: string
  /** Sent along, and not seen. */
  hidden?: Readonly<Record<string, string | undefined>>
  /** Fields that aren't asked of this visitor. */
  without?: readonly string[]
  /** Below the form: other ways to the same. */
  others?: ReactNode
  /** Links to what may have been meant instead. */
  children?: ReactNode
}

/** The name of a fault that ends with the seconds to wait: `too-many 40`. */
const tooManyPattern = /^too-many (\d+)$/

/** A form of an account, as `SubmissionForm` draws one of the orchestra's. */
export function AccountForm({
  name,
  locale,
  form,
  action,
  hidden = {},
  without = [],
  others,
  children,
}: AccountFormProps) {
  const t = accountFormMessages(locale)
  const { title, lead, send } = t.forms[name]
  const rows = accountFormRows[name].filter((row) => !without.includes(row.name))
  const labels: Readonly<Record<string, string>> = t.labels
  const faultTexts: Readonly<Record<string, string>> = t.faults
  const toText = (fault: string, field: string) => {
    const waitSeconds = tooManyPattern.exec(fault)?.[1]
    if (waitSeconds) return t.tooMany(formatDuration(locale, Number(waitSeconds)))
    const row = rows.find((each) => each.name === field)
    return faultTexts[fault] ?? toFaultText(locale, fault, labels[row?.texts ?? field] ?? field)
  }
  // Nothing was sent that could be lost: it is said in other words than of a form to the orchestra.
  const errors = form.errors.map((error) =>
    error.fault === formFaults.notTaken ? { ...error, fault: 'unavailable' } : error,
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
        {others}
      </div>
      {children ? <div className="account-ways">{children}</div> : null}
    </>
  )
}
