import { formFieldMessages } from '../i18n/form-fields.ts'
import type { FieldRow } from '../shared/forms/field-row.ts'
import type { Locale } from '../shared/locales.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'

interface FormFieldProps {
  row: FieldRow
  locale: Locale
  label: string
  hint: string | undefined
  choices: Readonly<Record<string, string>>
  typed: string
  /** What is wrong with what was typed, in words. */
  fault: string | undefined
}

/**
 * A field with its label, its hint and what is wrong with it, in the order in which they are read out (GOV.UK Design
 * System, «Error message»). Its `id` is its name: the error summary links to it.
 */
export function FormField({ row, label, hint, fault, ...rest }: FormFieldProps) {
  const { name, kind } = row
  const t = formFieldMessages(rest.locale)
  const describedBy = [hint && `${name}-hint`, `${name}-fault`].filter(Boolean).join(' ')
  const error = (
    <span className="field-fault" id={`${name}-fault`} hidden={!fault}>
      {fault}
    </span>
  )
  if (kind === 'consent') {
    return (
      <div className="field" data-field={name}>
        {error}
        <Consent
          name={name}
          typed={rest.typed}
          describedBy={`${name}-fault`}
          fault={fault}
          locale={rest.locale}
        />
      </div>
    )
  }
  return (
    <div className="field" data-field={name}>
      <label htmlFor={name}>
        {label}
        {row.isRequired ? null : <span className="field-optional"> {t.optional}</span>}
      </label>
      {hint ? (
        <span className="field-hint" id={`${name}-hint`}>
          {hint}
        </span>
      ) : null}
      {error}
      <Control row={row} describedBy={describedBy} fault={fault} chooseText={t.choose} {...rest} />
    </div>
  )
}

const inputTypes = { line: 'text', email: 'email', phone: 'tel' } as const

interface ControlProps extends Pick<FormFieldProps, 'row' | 'choices' | 'typed' | 'fault'> {
  describedBy: string
  chooseText: string
}

function Control({ row, choices, typed, fault, describedBy, chooseText }: ControlProps) {
  const { name, kind, maxLength, autoComplete, isRequired } = row
  const common = {
    id: name,
    name,
    defaultValue: typed,
    'aria-describedby': describedBy,
    'aria-invalid': fault ? true : undefined,
    'aria-required': isRequired,
  }
  if (kind === 'text') return <textarea rows={6} maxLength={maxLength} {...common} />
  if (kind === 'choice') {
    return (
      <select {...common}>
        <option value="">{chooseText}</option>
        {(row.choices ?? []).map((choice) => (
          <option key={choice} value={choice}>
            {choices[choice]}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'consent') return null
  return <input type={inputTypes[kind]} maxLength={maxLength} autoComplete={autoComplete} {...common} />
}

interface ConsentProps extends Pick<FormFieldProps, 'typed' | 'fault' | 'locale'> {
  name: string
  describedBy: string
}

function Consent({ name, typed, fault, locale, describedBy }: ConsentProps) {
  const t = formFieldMessages(locale)
  return (
    <div className="field-box">
      <input
        type="checkbox"
        id={name}
        name={name}
        value="yes"
        defaultChecked={typed === 'yes'}
        aria-describedby={describedBy}
        aria-invalid={fault ? true : undefined}
        aria-required
      />
      <label htmlFor={name}>
        {t.consent}. <a href={localePath(locale, pathTo('security'))}>{t.consentMore}</a>
      </label>
    </div>
  )
}
