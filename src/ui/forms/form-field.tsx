import type { ReactNode } from 'react'
import type { FormTexts } from '../../languages/form-texts.ts'
import { formFieldMessages } from '../../languages/texts.ts'
import { dateParts, toDatePartName } from '../../shared/forms/birth-date.ts'
import type { FormConcerts } from '../../shared/forms/concert-choice.ts'
import type { FieldRow } from '../../shared/forms/field-row.ts'
import type { Locale } from '../../shared/locales.ts'
import { CityInput, ConcertSelect, KnownConcert } from './form-concert.tsx'
import { Consent, type ControlProps, Input, Select, TextArea } from './form-controls.tsx'
import { DateInputs, Options } from './form-groups.tsx'

/** Values that every field of a form is rendered with. */
export interface FieldContext {
  locale: Locale
  texts: FormTexts
  /** Typed values by the name of their field. */
  typed: Readonly<Record<string, string>>
  /** Texts of errors by field name. */
  faults: ReadonlyMap<string, string>
  concerts: FormConcerts
  /** Path to which the form is sent. */
  action: string
}

/**
 * A field with its label, its hint and what is wrong with it, in the order in which they are read out (GOV.UK Design
 * System, «Error message»). Its `id` is its name: the error summary links to it. Several controls are a group.
 */
export function FormField({ row, context }: { row: FieldRow; context: FieldContext }): ReactNode {
  const { name, kind, isOnlyAfter } = row
  const { texts, locale, faults, typed } = context
  if (kind === 'known-concert') return <KnownConcert name={name} context={context} />
  const t = formFieldMessages(locale)
  const textsName = row.texts ?? name
  const hint = hasHint(row, context) ? texts.hints[textsName] : undefined
  const isGroup = kind === 'date' || kind === 'options'
  const names = kind === 'date' ? dateParts.map((part) => toDatePartName(name, part)) : [name]
  const fault = names.map((each) => faults.get(each)).find(Boolean)
  const describedBy = [(hint || kind === 'concert') && `${name}-hint`, `${name}-fault`]
    .filter(Boolean)
    .join(' ')
  const control: ControlProps = {
    row,
    context,
    describedBy,
    typed: typed[name] ?? '',
    isWrong: faults.has(name),
  }
  const said = (
    <>
      {hint ? (
        <span className="field-hint" id={`${name}-hint`}>
          {hint}
        </span>
      ) : null}
      <span className="field-fault" data-fault="" id={`${name}-fault`} hidden={!fault}>
        {fault}
      </span>
    </>
  )
  if (kind === 'consent') {
    return (
      <div className="field" data-field={name}>
        {said}
        <Consent {...control} />
      </div>
    )
  }
  const label = (
    <>
      {texts.labels[textsName]}
      {row.isRequired || row.isOneOfSeveral ? null : <span className="field-optional"> {t.optional}</span>}
    </>
  )
  return isGroup ? (
    <fieldset className="field" data-field={name} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {said}
      {kind === 'date' ? <DateInputs {...control} /> : <Options {...control} />}
    </fieldset>
  ) : (
    <div className="field" data-field={name} data-only-after={isOnlyAfter}>
      <label htmlFor={name}>{label}</label>
      {said}
      <Control {...control} />
    </div>
  )
}

/** Whether a field has a hint. A list of concerts names its city itself, and a message about a known concert needs none. */
const hasHint = ({ name, kind }: FieldRow, { concerts }: FieldContext): boolean =>
  kind !== 'concert' && !(name === 'message' && concerts.known)

function Control(props: ControlProps): ReactNode {
  switch (props.row.kind) {
    case 'text':
      return <TextArea {...props} />
    case 'choice':
      return <Select {...props} />
    case 'city':
      return <CityInput {...props} />
    case 'concert':
      return <ConcertSelect {...props} />
    default:
      return <Input {...props} />
  }
}
