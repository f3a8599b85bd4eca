import { formFieldMessages, zodiacMessages } from '../../languages/texts.ts'
import {
  dateParts,
  latestDayOnEarth,
  readTypedDate,
  toDatePartName,
  toDay,
} from '../../shared/forms/birth-date.ts'
import { findZodiacSign } from '../../shared/zodiac.ts'
import type { ControlProps } from './form-controls.tsx'

/** Day, month and year as three fields (GOV.UK Design System, «Date input»); the sign of a birth date beside them. */
export function DateInputs({ row, context }: ControlProps) {
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
export function Options({ row, context, typed, isWrong }: ControlProps) {
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
