import * as z from 'zod/mini'
import { readCities } from '../../../content/places/readers.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { deskEveningMessages } from '../../../languages/texts.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { formatFullDay, formatNumber, formatShortDate } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { Sparkline } from '../charts/chart.tsx'
import { DeskTable, FactLine } from '../components/desk-table.tsx'
import { ExportForm } from '../components/export-form.tsx'
import type { CurveValues } from '../evenings/evening-curve.ts'
import type { ListedEvening } from '../evenings/evening-service.ts'
import { type EveningNames, toEveningName, toEveningState, toReason } from '../evenings/evening-words.ts'
import { defineDeskPage } from './define-desk-page.tsx'

const querySchema = z.object({
  year: z.catch(z.optional(z.string().check(z.regex(/^20\d\d$/))), undefined),
})

interface Evenings {
  year: string
  years: string[]
  evenings: ListedEvening[]
  names: EveningNames
}

/** `/desk/evenings`: how concerts sell, what needs attention first. */
export const eveningsPage = defineDeskPage('deskEvenings', {
  hasStatistics: true,
  query: querySchema,
  styles: ['charts'],
  actions: { export: async () => (await import('../actions/export-sheets.ts')).exportSheets('deskEvenings') },
  load: async ({ content, locale, query, today, visitor }): Promise<Evenings> => {
    const year = query.year ?? today.slice(0, 4)
    const [listed, programs, cities] = await Promise.all([
      visitor.evenings?.readYear(year) ?? { evenings: [], years: [] },
      readProgramNames(content, locale),
      readCities(content),
    ])
    return { year, ...listed, names: { programs, cities } }
  },
  View: ({ page, page: { locale }, data: { year, years, evenings, names } }) => {
    const t = deskEveningMessages(locale)
    const behind = evenings.filter(({ comparison, daysLeft }) => comparison?.isBehind && daysLeft >= 0)
    const ahead = evenings.filter(({ daysLeft }) => daysLeft >= 0)
    const over = evenings.filter(({ daysLeft }) => daysLeft < 0)
    return (
      <>
        <p className="lead">{t.lead}</p>
        <YearLinks locale={locale} year={year} years={years} />
        {evenings.length === 0 ? (
          <p className="notice">{years.length === 0 ? t.notCounted : t.none}</p>
        ) : null}
        {ahead.length > 0 ? (
          <section>
            <h2>{behind.length > 0 ? t.behindCount(behind.length) : t.noneBehind}</h2>
            <ul className="behind">
              {behind.map((evening) => (
                <BehindItem key={evening.concert} locale={locale} evening={evening} names={names} />
              ))}
            </ul>
          </section>
        ) : null}
        {ahead.length > 0 ? (
          <section>
            <h2>{t.ahead}</h2>
            <EveningTable label={t.ahead} evenings={ahead} locale={locale} names={names} />
          </section>
        ) : null}
        {over.length > 0 ? (
          <section>
            <h2>{t.over}</h2>
            <EveningTable label={t.over} evenings={over} locale={locale} names={names} />
          </section>
        ) : null}
        <p className="note">{t.updated}</p>
        {evenings.length > 0 ? <ExportForm page={page} address="deskEvenings" fields={{ year }} /> : null}
      </>
    )
  },
})

function YearLinks({ locale, year, years }: { locale: Locale; year: string; years: readonly string[] }) {
  const path = localePath(locale, deskPathTo('deskEvenings'))
  if (years.length < 2) return null
  return (
    <nav className="desk-choices" aria-label={deskEveningMessages(locale).years}>
      {years.map((each) => (
        <a key={each} href={`${path}?year=${each}`} aria-current={each === year ? 'page' : undefined}>
          {each}
        </a>
      ))}
    </nav>
  )
}

interface EveningProps {
  locale: Locale
  names: EveningNames
}

const toPageOf = (locale: Locale, { concert }: ListedEvening) =>
  localePath(locale, deskPathTo('deskEvening', { slug: concert }))

const toKnown = (values: CurveValues = []) => values.map((value) => value ?? undefined)

function BehindItem({ locale, names, evening }: EveningProps & { evening: ListedEvening }) {
  const { name, city } = toEveningName(evening, names, locale)
  const { day, daysLeft, curve, comparison } = evening
  return (
    <li>
      <div>
        <a href={toPageOf(locale, evening)}>{name}</a>
        <FactLine
          className="note"
          facts={[city, formatFullDay(locale, day), deskEveningMessages(locale).inDays(daysLeft)]}
        />
      </div>
      <Sparkline
        values={toKnown(curve[comparison?.measure ?? 'tickets'])}
        usual={toKnown(comparison?.usual.middle)}
      />
      <p>{toReason(comparison, locale)}</p>
    </li>
  )
}

interface TableProps extends EveningProps {
  label: string
  evenings: readonly ListedEvening[]
}

function EveningTable({ locale, names, label, evenings }: TableProps) {
  const t = deskEveningMessages(locale)
  const write = (count: number) => formatNumber(locale, count)
  return (
    <DeskTable
      label={label}
      columns={[t.concert, t.day, t.state, t.views, t.tickets, t.saved, t.followers]}
      numbers={[3, 4, 5, 6]}
      rows={evenings.map((evening) => {
        const { name, city } = toEveningName(evening, names, locale)
        const { state, share } = toEveningState(evening)
        return {
          key: evening.concert,
          cells: [
            <>
              <a href={toPageOf(locale, evening)}>{name}</a>
              <br />
              <span className="note">{city}</span>
            </>,
            <>
              <span className="desk-day">{formatShortDate(locale, evening.day)}</span>
              {evening.daysLeft >= 0 ? (
                <>
                  <br />
                  <span className="note">{t.inDays(evening.daysLeft)}</span>
                </>
              ) : null}
            </>,
            <>
              <span data-evening-state={state}>{t.states[state]}</span>
              <br />
              <span className="note">{share === undefined ? t.byClicks : `${t.sold}: ${share} %`}</span>
            </>,
            ...[evening.views, evening.tickets, evening.saved, evening.followers].map(write),
          ],
        }
      })}
    />
  )
}
