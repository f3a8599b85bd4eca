import type { City } from '../../../content/places/cities.ts'
import { readCities } from '../../../content/places/readers.ts'
import { deskEveningMessages, deskMessages, deskVisitMessages } from '../../../languages/texts.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { formatFullDay } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import { LineChart } from '../charts/chart.tsx'
import { Ranking } from '../charts/ranking.tsx'
import { FactLine } from '../components/desk-table.tsx'
import { ExportForm } from '../components/export-form.tsx'
import { sumOf, type VisitCurve, type VisitPart, type Visits } from '../visits/read-visits.ts'
import { Chosen, type Link, VisitChoices } from '../visits/visit-choices.tsx'
import { toCurve, toRanking } from '../visits/visit-parts.ts'
import { VisitSums } from '../visits/visit-sums.tsx'
import {
  readVisitsState,
  toComparedSpan,
  toVisitsFields,
  type VisitsState,
  visitsQuerySchema,
} from '../visits/visits-state.ts'
import { defineDeskPage } from './define-desk-page.tsx'

/** How many rows a table of the page has; files have more. */
const shownRows = 10
/** Kinds of which a chart is drawn; the others have their sums. */
const drawnKinds: readonly VisitCurve['kind'][] = ['view', 'ticket']

interface Loaded {
  state: VisitsState
  visits: Visits | undefined
  cities: readonly City[]
}

/** `/desk/visits`: who comes to the site, from where, and what they do, beside the time before. */
export const visitsPage = defineDeskPage('deskVisits', {
  hasStatistics: true,
  query: visitsQuerySchema,
  styles: ['charts'],
  actions: { export: async () => (await import('../actions/export-sheets.ts')).exportSheets('deskVisits') },
  load: async ({ content, now, query, visitor }): Promise<Loaded> => {
    const state = readVisitsState(query, toUtcDay(now))
    const [visits, cities] = await Promise.all([
      visitor.desk?.readVisits(state, shownRows),
      readCities(content),
    ])
    return { state, visits, cities }
  },
  View: ({ page, page: { locale }, data: { state, visits, cities } }) => {
    const t = deskVisitMessages(locale)
    const link: Link = (change) =>
      `${localePath(locale, deskPathTo('deskVisits'))}${toQuery({ ...state, ...change })}`
    const { curves = [], tables = [], pageDays, isTooFew } = visits ?? {}
    const toHref = (part: VisitPart, value: string) =>
      part === 'pages' || part === 'tickets'
        ? link({ path: value })
        : link({ fact: { dimension: part, value } })
    const hasVisits = curves.some(({ days }) => sumOf(days) > 0)
    const has = (part: VisitPart) => tables.some((table) => table.part === part)
    return (
      <>
        <VisitChoices locale={locale} state={state} link={link} />
        <Chosen locale={locale} state={state} link={link} cities={cities} />
        <FactLine className="note" facts={toSpans(locale, state)} />
        {hasVisits ? (
          <VisitSums
            locale={locale}
            sums={curves.map(({ kind, days, before }) => ({
              name: t.kinds[kind],
              now: sumOf(days),
              before: before && sumOf(before),
            }))}
          />
        ) : (
          <p className="notice">{isTooFew ? t.tooFew : t.none}</p>
        )}
        {curves
          .filter(({ kind, days }) => drawnKinds.includes(kind) && sumOf(days) > 0)
          .map((curve) => (
            <LineChart
              key={curve.kind}
              locale={locale}
              file={`visits-${curve.kind}`}
              {...toCurve(locale, curve, state)}
            />
          ))}
        <div className="desk-columns">
          {tables.map((table) => (
            <Ranking
              key={table.part}
              locale={locale}
              file={`visits-${table.part}`}
              {...toRanking(locale, table, cities, toHref)}
            />
          ))}
        </div>
        {has('pages') && pageDays ? (
          <p className="note">{t.pagesSince(formatFullDay(locale, pageDays.from))}</p>
        ) : null}
        {has('pages') && state.fact ? <p className="note">{t.amongMostViewed}</p> : null}
        {state.fact ? <p className="note">{t.notCombined}</p> : null}
        {has('city') ? <p className="note">{deskEveningMessages(locale).fewHidden}</p> : null}
        {curves.some(({ kind }) => kind === 'visitor') ? <p className="note">{t.visitorsNote}</p> : null}
        <p className="note">
          {t.elsewhere}{' '}
          <a href={localePath(locale, deskPathTo('deskContent'))}>{deskMessages(locale).pages.deskContent}</a>
          ,{' '}
          <a href={localePath(locale, deskPathTo('deskSearches'))}>
            {deskMessages(locale).pages.deskSearches}
          </a>
          .
        </p>
        {hasVisits ? <ExportForm page={page} address="deskVisits" fields={toVisitsFields(state)} /> : null}
      </>
    )
  },
})

function toQuery(state: VisitsState): string {
  const fields = new URLSearchParams(toVisitsFields(state)).toString()
  return fields && `?${fields}`
}

/** The days that are shown, and those with which they are compared. */
function toSpans(locale: Locale, state: VisitsState): string[] {
  const t = deskVisitMessages(locale)
  const write = ({ from, to }: VisitsState['span']) =>
    `${formatFullDay(locale, from)} – ${formatFullDay(locale, to)}`
  const compared = toComparedSpan(state)
  return [write(state.span), ...(compared ? [t.comparedWith(write(compared))] : [])]
}
