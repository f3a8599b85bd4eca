import { readCities } from '../../../content/places/readers.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { NotFound } from '../../../errors.ts'
import { deskEveningMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatFullDay, formatMoney, formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { BarChart, LineChart } from '../charts/chart.tsx'
import { type ChartRow, toDayRow } from '../charts/chart-data.ts'
import { DeskTable, FactLine } from '../components/desk-table.tsx'
import { type CurveValues, distances, toSoldPercent } from '../evenings/evening-curve.ts'
import { toSales } from '../evenings/evening-sales.ts'
import type { EveningDetails } from '../evenings/evening-service.ts'
import { type EveningNames, toEveningName, toEveningState, toReason } from '../evenings/evening-words.ts'
import { toValueName } from '../visits/visit-parts.ts'
import { defineDeskPage } from './define-desk-page.tsx'

interface Loaded {
  evening: EveningDetails
  names: EveningNames
}

/** `/desk/evenings/{concert}`: how one concert sells, beside others of its kind. */
export const deskEveningPage = defineDeskPage('deskEvening', {
  hasStatistics: true,
  styles: ['charts'],
  load: async ({ content, locale, params, path, visitor }): Promise<Loaded> => {
    const [evening, programs, cities] = await Promise.all([
      visitor.evenings?.read(params.slug),
      readProgramNames(content, locale),
      readCities(content),
    ])
    if (!evening) throw new NotFound(path)
    return { evening, names: { programs, cities } }
  },
  title: ({ locale }, { evening, names }) => toEveningName(evening, names, locale).name,
  View: ({ page: { locale }, data: { evening, names } }) => {
    const t = deskEveningMessages(locale)
    const { state, share } = toEveningState(evening)
    const reason = toReason(evening.comparison, locale)
    return (
      <>
        <FactLine
          className="lead"
          facts={[
            toEveningName(evening, names, locale).city,
            formatFullDay(locale, evening.day),
            evening.daysLeft >= 0 ? t.inDays(evening.daysLeft) : undefined,
          ]}
        />
        <p className="evening-reason">
          <strong data-evening-state={state}>{t.states[state]}</strong> {reason}
        </p>
        <p className="note">{t.measured[share === undefined ? 'tickets' : 'sold']}</p>
        <Sums locale={locale} evening={evening} share={share} />
        <Curve locale={locale} evening={evening} />
        <Days locale={locale} evening={evening} />
        <Sales locale={locale} evening={evening} />
        <Origins locale={locale} evening={evening} names={names} />
        <p>
          <a
            className="button button-quiet"
            href={localePath(locale, pathTo('concert', { slug: evening.concert }))}
          >
            {t.toConcert}
          </a>
        </p>
      </>
    )
  },
})

interface PartProps {
  locale: Locale
  evening: EveningDetails
}

function Sums({ locale, evening, share }: PartProps & { share: number | undefined }) {
  const t = deskEveningMessages(locale)
  const sums: [string, string][] = [
    ...(share === undefined ? [] : [[t.sold, `${share} %`] satisfies [string, string]]),
    [t.views, formatNumber(locale, evening.views)],
    [t.tickets, formatNumber(locale, evening.tickets)],
    [t.saved, formatNumber(locale, evening.saved)],
    [t.followers, formatNumber(locale, evening.followers)],
  ]
  return (
    <dl className="desk-sums">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const toValues = (values: CurveValues = []) => values.map((value) => value ?? undefined)

/** The numbers of this evening at each distance from its day, with what is usual as a band. */
function Curve({ locale, evening: { concert, curve, comparison } }: PartProps) {
  const t = deskEveningMessages(locale)
  const measure = comparison?.measure ?? (curve.sold ? 'sold' : 'tickets')
  const rows: ChartRow[] = distances.map((distance) => ({
    key: String(distance),
    label: t.when(distance),
    tick: t.tickBefore(distance),
  }))
  const usual = comparison?.usual
  return (
    <LineChart
      locale={locale}
      title={measure === 'sold' ? t.soldCurve : t.ticketsCurve}
      rowName={t.beforeConcert}
      rows={rows}
      file={`${concert}-${measure}`}
      format={(value) => (measure === 'sold' ? `${value} %` : formatNumber(locale, value))}
      line={{ name: t.thisConcert, values: toValues(curve[measure]) }}
      {...(usual
        ? {
            band: {
              low: { name: t.low, values: toValues(usual.low) },
              middle: { name: t.usually, values: toValues(usual.middle) },
              high: { name: t.high, values: toValues(usual.high) },
            },
          }
        : {})}
    />
  )
}

function Days({ locale, evening: { concert, days, availability } }: PartProps) {
  const t = deskEveningMessages(locale)
  const rows = days.map(({ day }) => toDayRow(locale, day))
  const chart = { locale, rowName: t.day, rows }
  // A seller who says how many seats there are is drawn by the share that is sold, as halls differ.
  const isCounted = availability.some(({ capacity }) => capacity)
  return (
    <>
      {(['views', 'tickets'] as const)
        .filter((kind) => days.some((day) => day[kind] > 0))
        .map((kind) => (
          <BarChart
            key={kind}
            {...chart}
            title={kind === 'views' ? t.byDay : t.ticketsByDay}
            file={`${concert}-${kind}`}
            bars={{ name: t[kind], values: days.map((day) => day[kind]) }}
          />
        ))}
      {availability.length > 0 ? (
        <LineChart
          {...chart}
          title={isCounted ? t.soldByDay : t.available}
          file={`${concert}-${isCounted ? 'occupancy' : 'available'}`}
          format={(value) => (isCounted ? `${value} %` : formatNumber(locale, value))}
          line={{
            name: isCounted ? t.sold : t.available,
            values: days.map(({ day }) => {
              const at = availability.findLast((each) => each.day <= day)
              return at && ((isCounted ? toSoldPercent(at) : at.available) ?? undefined)
            }),
          }}
        />
      ) : null}
    </>
  )
}

/** What was sold by category, and what it has brought in, where the seller reports categories with prices. */
function Sales({ locale, evening: { concert, days, availability } }: PartProps) {
  const t = deskEveningMessages(locale)
  const sales = toSales(availability)
  if (!sales) return availability.length > 0 ? <p className="note">{t.noRevenue}</p> : null
  const { currency, categories, revenue, since, days: counted } = sales
  const write = (amount: number) => formatMoney(locale, { amount, currency })
  return (
    <section>
      <h2>{t.byCategory}</h2>
      <DeskTable
        label={t.byCategory}
        columns={[t.category, t.sold, t.revenue]}
        numbers={[1, 2]}
        rows={categories.map(({ name, price, left, sold }) => ({
          key: `${name} ${price}`,
          cells: [
            <>
              {name}
              <br />
              <span className="note">{price === undefined ? '' : write(price)}</span>
            </>,
            <>
              {formatNumber(locale, sold)}
              <br />
              <span className="note">{`${t.left}: ${formatNumber(locale, left)}`}</span>
            </>,
            price === undefined ? '' : write(sold * price),
          ],
        }))}
      />
      <p className="note">{t.revenueSince(write(revenue), formatFullDay(locale, since))}</p>
      <LineChart
        locale={locale}
        title={t.revenueByDay}
        rowName={t.day}
        rows={days.map(({ day }) => toDayRow(locale, day))}
        file={`${concert}-revenue`}
        format={write}
        line={{
          name: t.revenue,
          values: days.map(({ day }) => counted.findLast((each) => each.day <= day)?.revenue),
        }}
      />
    </section>
  )
}

function Origins({ locale, evening: { sources, cities }, names }: PartProps & { names: EveningNames }) {
  const t = deskEveningMessages(locale)
  const tables = [
    { title: t.sources, dimension: 'source', rows: sources, note: '' },
    { title: t.cities, dimension: 'city', rows: cities, note: t.fewHidden },
  ] as const
  return (
    <div className="desk-columns">
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, dimension, rows, note }) => (
          <section key={title}>
            <h2>{title}</h2>
            <DeskTable
              label={title}
              columns={[title, t.people]}
              numbers={[1]}
              rows={rows.map(({ value, count }) => ({
                key: value,
                cells: [toValueName(dimension, value, names.cities, locale), formatNumber(locale, count)],
              }))}
            />
            {note ? <p className="note">{note}</p> : null}
          </section>
        ))}
    </div>
  )
}
