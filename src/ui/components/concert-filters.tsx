import type { PriceChoices } from '../../content/concerts/price-choices.ts'
import type { City } from '../../content/places/cities.ts'
import type { VenueSummary } from '../../content/places/venue-summary.ts'
import type { ProgramName } from '../../content/programs/program-name.ts'
import { escapeHtml } from '../../content/text/escape-html.ts'
import { concertMessages, scheduleMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { ConcertsQuery } from '../../shared/concerts-query.ts'
import { maxQueryLength } from '../../shared/constants.ts'
import { compareNames, formatMoney, formatMonth } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { toMinor } from '../../shared/money.ts'
import { allCitiesSlug } from '../../shared/picker-city.ts'
import { localePath } from '../../shared/urls.ts'
import { earliestDay } from '../../shared/zoned-time.ts'

export interface FilterChoices {
  cities: City[]
  programs: ProgramName[]
  /** The venues to filter by, where the orchestra stays at home; absent where it travels: then its cities are. */
  venues?: VenueSummary[] | undefined
  visitorCity: City | undefined
  prices: PriceChoices | undefined
}

const monthsAhead = 13

/**
 * The schedule's filters: a plain GET form, which works without JavaScript. On phones it is a popover that a button above
 * the list opens; in browsers without popovers it stands in the page.
 */
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
  const cities = choices.cities
    .map(({ slug, names }) => [slug, names[locale].name, names[locale].lang] as const)
    .sort(([, one], [, other]) => compareNames(locale)(one, other))
  const citySlug = query.city ?? choices.visitorCity?.slug ?? allCitiesSlug
  return (
    <form
      className="filters"
      id="filters"
      action={action}
      aria-label={t.filters}
      popover="auto"
      data-answers-city=""
    >
      {choices.venues ? (
        <SubmittingSelect
          name="venue"
          label={own.venue}
          value={query.venue ?? ''}
          choices={[
            ['', own.allVenues],
            ...choices.venues.map(({ slug, name, lang }) => [slug, name, lang] as const),
          ]}
        />
      ) : (
        <SubmittingSelect
          name="city"
          label={t.city}
          value={citySlug}
          choices={[[allCitiesSlug, t.allCities], ...cities]}
        />
      )}
      <SubmittingSelect
        name="program"
        label={t.program}
        value={query.program ?? ''}
        choices={[
          ['', t.allPrograms],
          ...choices.programs.map(({ slug, name, lang }) => [slug, name, lang] as const),
        ]}
      />
      <SubmittingSelect
        name="when"
        label={own.when}
        value={query.when ?? query.month ?? ''}
        choices={[['', own.anyDate], ...toNearChoices(page), ...toMonthChoices(page)]}
      />
      {query.past ? null : <PriceFields page={page} prices={choices.prices} />}
      <div className="filters-checks">
        <label className="filters-check">
          <input type="checkbox" name="available" value="1" defaultChecked={query.available === '1'} />
          <span>{t.onlyAvailable}</span>
        </label>
        {query.past ? null : (
          <label className="filters-check">
            <input type="checkbox" name="children" value="1" defaultChecked={query.children === '1'} />
            <span>{own.children}</span>
          </label>
        )}
      </div>
      <input
        type="search"
        name="q"
        aria-label={t.text}
        defaultValue={query.q}
        maxLength={maxQueryLength}
        placeholder={t.textPlaceholder}
      />
      {query.past ? <input type="hidden" name="past" value="1" /> : null}
      {query.view ? <input type="hidden" name="view" value={query.view} /> : null}
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
      <SubmittingSelect
        name="price"
        label={t.price}
        value={query.price ?? ''}
        choices={[['', t.anyPrice], ...toPriceChoices(locale, prices)]}
      />
      {query.view ? null : (
        <SubmittingSelect
          name="sort"
          label={t.sort}
          value={query.sort ?? ''}
          choices={[
            ['', t.byDate],
            ['price', t.byPrice],
          ]}
        />
      )}
    </>
  )
}

const toPriceChoices = (locale: Page['locale'], prices: PriceChoices | undefined): Choice[] =>
  prices?.steps.map((step) => [
    step,
    scheduleMessages(locale).upTo(
      formatMoney(locale, { amount: toMinor(step, prices.currency), currency: prices.currency }),
    ),
  ]) ?? []

function toNearChoices({ locale, query }: Page<unknown, ConcertsQuery>): Choice[] {
  const { today, weekend, nextWeekend } = scheduleMessages(locale)
  if (query.past) return []
  return [
    ['today', today],
    ['weekend', weekend],
    ['next-weekend', nextWeekend],
  ]
}

/** The months of the year ahead, and the requested month if it is another one. */
function toMonthChoices({ locale, query, today, now }: Page<unknown, ConcertsQuery>): Choice[] {
  const months = monthsFrom(query.past ? today : earliestDay(now), query.past ? -1 : 1)
  const asked = query.month && !months.includes(query.month) ? [query.month] : []
  return [...months, ...asked].map((month) => [month, formatMonth(locale, month)])
}

/** `YYYY-MM` of the month of a day and those after it, or before it. */
function monthsFrom(day: string, direction: 1 | -1): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index * direction, 1)).toISOString().slice(0, 7),
  )
}

/** An option: the value that the form sends, its label, and the label's language if it isn't the page's. */
type Choice = readonly [value: string | number, words: string, lang?: Locale | undefined]

interface SelectProps {
  name: string
  label: string
  /** Value of the selected option; if no option has it, the first one is selected. */
  value: string | number
  choices: readonly Choice[]
}

/**
 * A `select` whose options have no end tags, which HTML lets authors omit
 * (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags): the end tags of a hundred cities, programs and
 * months would be a kilobyte on each page of the schedule. React always writes them, so this function writes the HTML.
 */
export function SubmittingSelect({ name, label, value, choices }: SelectProps) {
  const options = choices.map(
    ([each, words, lang]) =>
      `<option value="${escapeHtml(String(each))}"${each === value ? ' selected' : ''}${lang ? ` lang="${lang}"` : ''}>${escapeHtml(words)}`,
  )
  return <select name={name} aria-label={label} dangerouslySetInnerHTML={{ __html: options.join('') }} />
}
