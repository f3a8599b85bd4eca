import type { PriceChoices } from '../content/concerts/price-choices.ts'
import type { City } from '../content/places/cities.ts'
import type { ProgramName } from '../content/programs/programs.ts'
import { concertMessages } from '../i18n/concerts.ts'
import { scheduleMessages } from '../i18n/schedule.ts'
import type { Page } from '../page/define-page.ts'
import { allCitiesSlug } from '../shared/city.ts'
import type { ConcertsQuery } from '../shared/concerts-query.ts'
import { maxQueryLength } from '../shared/constants.ts'
import { compareNames, formatMoney, formatMonth } from '../shared/format.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'

export interface FilterChoices {
  cities: City[]
  programs: ProgramName[]
  visitorCity: City | undefined
  prices: PriceChoices | undefined
}

const monthsAhead = 13

/** Upcoming or past: the two halves of the schedule. */
export function ScheduleTabs({ page }: { page: Page<unknown, ConcertsQuery> }) {
  const t = concertMessages(page.locale)
  const href = localePath(page.locale, pathTo('concerts'))
  return (
    <nav className="tabs" aria-label={t.title}>
      <a href={href} aria-current={page.query.past ? undefined : 'page'}>
        {t.upcoming}
      </a>
      <a href={`${href}?past=1`} aria-current={page.query.past ? 'page' : undefined}>
        {t.past}
      </a>
    </nav>
  )
}

/** A plain GET form: its address is the filter, and works without JavaScript. */
export function ConcertFilters({
  page,
  choices,
}: {
  page: Page<unknown, ConcertsQuery>
  choices: FilterChoices
}) {
  const { locale, query } = page
  const t = concertMessages(locale)
  const own = scheduleMessages(locale)
  const action = localePath(locale, pathTo('concerts'))
  const citySlug = query.city ?? choices.visitorCity?.slug ?? allCitiesSlug
  return (
    <form className="filters" id="filters" action={action} aria-label={t.filters}>
      <select name="city" aria-label={t.city} defaultValue={citySlug}>
        <option value={allCitiesSlug}>{t.allCities}</option>
        {choices.cities
          .map((city) => ({ slug: city.slug, name: city.names[locale].name }))
          .sort((one, other) => compareNames(locale)(one.name, other.name))
          .map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </select>
      <select name="program" aria-label={t.program} defaultValue={query.program ?? ''}>
        <option value="">{t.allPrograms}</option>
        {choices.programs.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <select name="when" aria-label={own.when} defaultValue={query.when ?? query.month ?? ''}>
        <option value="">{own.anyDate}</option>
        {query.past ? null : (
          <>
            <option value="today">{own.today}</option>
            <option value="weekend">{own.weekend}</option>
          </>
        )}
        {monthsFrom(page.today, query.past ? -1 : 1).map((month) => (
          <option key={month} value={month}>
            {formatMonth(locale, month)}
          </option>
        ))}
      </select>
      {query.past ? null : <PriceFields page={page} prices={choices.prices} />}
      <label className="filters-check">
        <input type="checkbox" name="available" value="1" defaultChecked={query.available === '1'} />
        <span>{t.onlyAvailable}</span>
      </label>
      <input
        type="search"
        name="q"
        aria-label={t.text}
        defaultValue={query.q}
        maxLength={maxQueryLength}
        placeholder={t.textPlaceholder}
      />
      {query.past ? <input type="hidden" name="past" value="1" /> : null}
      <button className="button" type="submit">
        {t.apply}
      </button>
    </form>
  )
}

/** Up to how much, and in which order. */
function PriceFields({
  page: { locale, query },
  prices,
}: {
  page: Page<unknown, ConcertsQuery>
  prices: PriceChoices | undefined
}) {
  const t = scheduleMessages(locale)
  return (
    <>
      <select name="price" aria-label={t.price} defaultValue={query.price ?? ''}>
        <option value="">{t.anyPrice}</option>
        {prices?.steps.map((step) => (
          <option key={step} value={step}>
            {t.upTo(formatMoney(locale, step, prices.currency))}
          </option>
        ))}
      </select>
      <select name="sort" aria-label={t.sort} defaultValue={query.sort ?? ''}>
        <option value="">{t.byDate}</option>
        <option value="price">{t.byPrice}</option>
      </select>
    </>
  )
}

/** `YYYY-MM` of the month of a day and those after it, or before it. */
function monthsFrom(day: string, direction: 1 | -1): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index * direction, 1)).toISOString().slice(0, 7),
  )
}
