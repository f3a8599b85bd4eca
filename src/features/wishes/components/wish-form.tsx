import type { City } from '../../../content/places/cities.ts'
import { wishMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { optionField } from '../../../shared/votes.ts'

interface WishFormProps {
  /** Slug of the program that can be requested. */
  slug: string
  locale: Locale
  cities: readonly City[]
  /** The slug of the city in which the visitor has requested the program. */
  own: string | undefined
  /** The slug of the preselected city: the visitor's own, or that of the page that they came from. */
  offered: string | undefined
}

/** The form that requests a program in a city. */
export function WishForm({ slug, locale, cities, own, offered }: WishFormProps) {
  const t = wishMessages(locale)
  const action = localePath(locale, pathTo('wish', { slug }))
  const sorted = cities.toSorted((one, other) =>
    one.names[locale].name.localeCompare(other.names[locale].name, locale),
  )
  return (
    <>
      <form className="wish-form" method="post" action={action} noValidate>
        <p className="field">
          <label htmlFor={optionField}>{t.city}</label>
          <select id={optionField} name={optionField} defaultValue={own ?? offered ?? ''} aria-required>
            {own ? null : <option value="">{t.chooseCity}</option>}
            {sorted.map((city) => (
              <option key={city.slug} value={city.slug}>
                {city.names[locale].name}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className="button">
          {own ? t.change : t.cast}
        </button>
      </form>
      {own ? (
        <form className="wish-form" method="post" action={action}>
          <input type="hidden" name={optionField} value="" />
          <button type="submit" className="button button-quiet">
            {t.takeBack}
          </button>
        </form>
      ) : null}
    </>
  )
}
