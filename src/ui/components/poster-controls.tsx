import type { City } from '../../content/places/cities.ts'
import { posterMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { compareNames, formatMonth } from '../../shared/format.ts'
import { addMonths } from '../../shared/month.ts'
import { localePath } from '../../shared/urls.ts'
import { MonthSteps } from './month-calendar.tsx'

interface PosterControlsProps {
  page: Page
  /** The shown month, as `YYYY-MM`. */
  month: string
  city: City | null
  cities: Promise<City[]>
}

const monthsAhead = 13

/** Links and a GET form that choose the poster's month and city. They are not printed. */
export function PosterControls({ page, month, city, cities }: PosterControlsProps) {
  const { locale } = page
  const t = posterMessages(locale)
  const action = localePath(locale, pathTo('poster'))
  return (
    <div className="poster-controls">
      <MonthSteps
        month={month}
        locale={locale}
        toHref={(other) => `${action}?month=${other}${city ? `&city=${city.slug}` : ''}`}
      />
      <form className="filters" action={action} aria-label={t.choose}>
        <select name="month" aria-label={t.month} defaultValue={month}>
          {choicesAround(month, page.today.slice(0, 7)).map((choice) => (
            <option key={choice} value={choice}>
              {formatMonth(locale, choice)}
            </option>
          ))}
        </select>
        <Await value={cities}>
          {(all) => (
            <select name="city" aria-label={t.city} defaultValue={city?.slug ?? ''}>
              <option value="">{t.allCities}</option>
              {all
                .map(({ slug, names }) => ({ slug, name: names[locale].name }))
                .sort((one, other) => compareNames(locale)(one.name, other.name))
                .map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Await>
        <button className="button" type="submit">
          {t.show}
        </button>
      </form>
      <p className="note">{t.printHint}</p>
    </div>
  )
}

/** The next year's months, and the one that is shown where it isn't among them. */
function choicesAround(month: string, current: string): string[] {
  const ahead = Array.from({ length: monthsAhead }, (_, index) => addMonths(current, index))
  return ahead.includes(month) ? ahead : [month, ...ahead].sort()
}
