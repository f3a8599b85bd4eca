import { toConcertsText } from '../../languages/form-fields.ts'
import { formFieldMessages } from '../../languages/texts.ts'
import { showConcertsField } from '../../shared/forms/form-key.ts'
import { type ControlProps, Input, toAttributes } from './form-controls.tsx'
import type { FieldContext } from './form-field.tsx'

/** The concert that the form was opened from: shown in words where it can be read, and sent with the form. */
export function KnownConcert({ name, context }: { name: string; context: FieldContext }) {
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
export function CityInput(props: ControlProps) {
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
export function ConcertSelect(props: ControlProps) {
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
