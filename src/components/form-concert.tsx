import { formFieldMessages, toConcertsText } from '../i18n/form-fields.ts'
import { stepField } from '../shared/forms/form-key.ts'
import { type ControlProps, Input, toAttributes } from './form-controls.tsx'
import type { FieldContext } from './form-field.tsx'

/** The concert that the form was opened from: said, and sent along. */
export function KnownConcert({ name, context }: { name: string; context: FieldContext }) {
  const { known } = context.concerts
  if (!known) return null
  return (
    <p className="field-known">
      <span>{context.texts.labels[name]}</span> <strong>{known.text}</strong>
      <input type="hidden" name={name} value={known.slug} />
    </p>
  )
}

/** A city in words, and what brings its concerts where no script does. */
export function CityInput(props: ControlProps) {
  const { locale, action } = props.context
  return (
    <div className="field-city">
      <Input {...props} />
      <button
        type="submit"
        className="button button-quiet"
        name={stepField}
        value="concerts"
        formAction={`${action}#${props.row.name}`}
        data-step
      >
        {formFieldMessages(locale).showConcerts}
      </button>
    </div>
  )
}

/** Concerts of the city above; which city they are of stands below. */
export function ConcertSelect(props: ControlProps) {
  const { locale, concerts } = props.context
  const { inCity } = concerts
  return (
    <>
      <select {...toAttributes(props)}>
        <option value="">{formFieldMessages(locale).notChosen}</option>
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
