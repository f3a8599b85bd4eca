import { deskRadarMessages } from '../../../languages/texts.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { RadarState } from '../radar/radar-state.ts'

/** Sizes of a tour to choose from. */
const counts = [3, 5, 8, 10, 12, 15, 20]

interface FormProps {
  locale: Locale
  /** Address of the page without its query. */
  action: string
  state: RadarState
}

/** Chooses the program, the size and the beginning of the tour: a GET form, which works without a script. */
export function RadarForm({
  locale,
  action,
  state,
  programs,
}: FormProps & { programs: readonly { slug: string; name: string }[] }) {
  const t = deskRadarMessages(locale)
  const sizes = counts.includes(state.count) ? counts : [...counts, state.count]
  return (
    <form className="desk-filters" action={action} aria-label={t.settings}>
      <label>
        {t.program}
        <select name="program" defaultValue={state.program}>
          <option value="">{t.anyProgram}</option>
          {programs.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.count}
        <select name="count" defaultValue={String(state.count)}>
          {sizes.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label>
        {t.from}
        <input type="date" name="from" defaultValue={state.from} />
      </label>
      <button type="submit" className="button button-quiet">
        {t.show}
      </button>
    </form>
  )
}

interface AddProps extends FormProps {
  /** Ids of the stops that the route has. */
  stops: readonly string[]
  /** Places that can be added to the tour. */
  others: readonly { id: string; name: string }[]
}

/** Adds a place at the end of the route. */
export function AddStopForm({ locale, action, state, stops, others }: AddProps) {
  const t = deskRadarMessages(locale)
  const fields = { program: state.program, count: String(state.count), from: state.from }
  if (others.length === 0) return null
  return (
    <form className="desk-filters" action={action} aria-label={t.add}>
      {Object.entries({ ...fields, stops: stops.join(',') }).map(([name, value]) =>
        value || name === 'stops' ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <label>
        {t.add}
        <select name="add">
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        {t.addIt}
      </button>
    </form>
  )
}
