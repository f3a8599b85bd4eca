import type { ReactNode } from 'react'
import { toConcertsText } from '../../languages/form-fields.ts'
import type { FormTexts } from '../../languages/form-texts.ts'
import { formFieldMessages, zodiacMessages } from '../../languages/texts.ts'
import {
  dateParts,
  latestDayOnEarth,
  readTypedDate,
  toDatePartName,
  toDay,
} from '../../shared/forms/birth-date.ts'
import type { FormConcerts } from '../../shared/forms/concert-choice.ts'
import type { FieldRow } from '../../shared/forms/field-row.ts'
import { showConcertsField } from '../../shared/forms/form-key.ts'
import type { Locale } from '../../shared/locales.ts'
import { findZodiacSign } from '../../shared/zodiac.ts'
import { Consent, type ControlProps, Input, Select, TextArea, toAttributes } from './form-controls.tsx'

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

/** The concert that the form was opened from: shown in words where it can be read, and sent with the form. */
function KnownConcert({ name, context }: { name: string; context: FieldContext }) {
  const { known } = context.concerts
  const typed = context.typed[name]
  if (!known) return typed ? <input type="hidden" name={name} value={typed} /> : null
  return (
    <p className="field-known">
      <span>{context.texts.labels[name]}</span> <strong>{known.text}</strong>
      <input type="hidden" name={name} value={known.slug} />
    </p>
  )
}

/** A city in words, and what brings its concerts where no script does. */
function CityInput(props: ControlProps) {
  const { locale, action } = props.context
  return (
    <div className="field-city">
      <Input {...props} />
      <button
        type="submit"
        className="button button-quiet"
        name={showConcertsField}
        value="concerts"
        formAction={`${action}#${props.row.name}`}
        data-step
      >
        {formFieldMessages(locale).showConcerts}
      </button>
    </div>
  )
}

/**
 * Choice of a concert in the city that was typed above; the text below names the city. An earlier choice stays if the
 * concerts can't be read.
 */
function ConcertSelect(props: ControlProps) {
  const { locale, concerts } = props.context
  const { inCity } = concerts
  const t = formFieldMessages(locale)
  return (
    <>
      <select {...toAttributes(props)}>
        <option value="">{t.notChosen}</option>
        {!inCity && props.typed ? <option value={props.typed}>{t.keptConcert}</option> : null}
        {(inCity?.concerts ?? []).map(({ slug, text }) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
      </select>
      <span className="field-hint" id={`${props.row.name}-hint`} role="status" data-concerts-of>
        {inCity ? toConcertsText(locale, inCity) : ''}
      </span>
    </>
  )
}

/** Day, month and year as three fields (GOV.UK Design System, «Date input»); the sign of a birth date beside them. */
function DateInputs({ row, context }: ControlProps) {
  const { locale, typed, faults } = context
  const t = formFieldMessages(locale)
  const day = toDay(readTypedDate(typed), latestDayOnEarth(Date.now()))
  return (
    <div className="field-date">
      {dateParts.map((part) => {
        const name = toDatePartName(row.name, part)
        return (
          <div key={part}>
            <label htmlFor={name}>{t[part]}</label>
            <input
              id={name}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete={row.autoComplete === 'bday' ? `bday-${part}` : undefined}
              defaultValue={typed[name] ?? ''}
              aria-invalid={faults.has(name) ? true : undefined}
              aria-required={row.isRequired}
            />
          </div>
        )
      })}
      <output className="field-sign" data-sign>
        {day ? t.sign(zodiacMessages(locale)[findZodiacSign(day)]) : ''}
      </output>
    </div>
  )
}

/** Few choices, all seen at once. The first one has the id that the error summary links to. */
function Options({ row, context, typed, isWrong }: ControlProps) {
  const texts = context.texts.choices[row.name]
  return (
    <div className="field-options">
      {(row.choices ?? []).map((choice, index) => {
        const id = index === 0 ? row.name : `${row.name}-${choice}`
        return (
          <div className="field-box" key={choice}>
            <input
              type="radio"
              id={id}
              name={row.name}
              value={choice}
              defaultChecked={typed === choice}
              aria-invalid={isWrong ? true : undefined}
            />
            <label htmlFor={id}>{texts?.[choice]}</label>
          </div>
        )
      })}
    </div>
  )
}
