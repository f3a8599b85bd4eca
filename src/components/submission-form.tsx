import { formFieldMessages, toFaultText } from '../i18n/form-fields.ts'
import { emptyForm, type Form } from '../page/action.ts'
import { contactRows } from '../shared/forms/contact-rows.ts'
import type { FieldRow } from '../shared/forms/field-row.ts'
import { formKeyField, trapField } from '../shared/forms/form-key.ts'
import type { DrawnForm } from '../shared/forms/form-names.ts'
import { formPages } from '../shared/forms/form-pages.ts'
import type { Locale } from '../shared/locales.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import { FormErrors } from './form-errors.tsx'
import { FormField } from './form-field.tsx'
import { Island } from './island.tsx'

const rowsOf = { contact: contactRows } as const satisfies Record<DrawnForm, readonly FieldRow[]>

interface SubmissionFormProps {
  name: DrawnForm
  locale: Locale
  /** As it came back; absent where nothing has been sent. */
  form: Form | undefined
}

/** A form of the site. It is sent to the page that the address book has for it, whichever page it stands on. */
export function SubmissionForm({ name, locale, form = emptyForm }: SubmissionFormProps) {
  const t = formFieldMessages(locale)
  const { labels, hints, choices, send } = t.forms[name]
  const textOf = (texts: Readonly<Record<string, string>>, field: string) => texts[field]
  const faultOf = (field: string) => {
    const found = form.errors.find((error) => error.field === field)
    return found && toFaultText(locale, found.fault, textOf(labels, field) ?? field)
  }
  return (
    <Island name="SubmissionForm" load="visible" props={{ form: name, locale }}>
      <form
        className="submission"
        method="post"
        action={localePath(locale, pathTo(formPages[name]))}
        noValidate
        data-form={name}
      >
        <FormErrors
          form={form}
          locale={locale}
          toText={(fault, field) => toFaultText(locale, fault, textOf(labels, field) ?? field)}
        />
        <input type="hidden" name={formKeyField} value={form.key} />
        {rowsOf[name].map((row) => (
          <FormField
            key={row.name}
            row={row}
            locale={locale}
            label={labels[row.name]}
            hint={textOf(hints, row.name)}
            choices={choices}
            typed={form.typed[row.name] ?? ''}
            fault={faultOf(row.name)}
          />
        ))}
        <p className="field-trap" aria-hidden="true">
          <label>
            {t.leaveEmpty} <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <button type="submit" className="button">
          {send}
        </button>
      </form>
    </Island>
  )
}
