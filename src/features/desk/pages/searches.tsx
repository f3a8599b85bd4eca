import * as z from 'zod/mini'
import { deskRadarMessages } from '../../../languages/texts.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatNumber } from '../../../shared/format.ts'
import { localePath } from '../../../shared/urls.ts'
import { toFileAddress, writeChartCsv } from '../charts/chart-data.ts'
import { DeskTable } from '../components/desk-table.tsx'
import { defineDeskPage } from './define-desk-page.tsx'

/** Numbers of past days, of which the viewer chooses one: its searches without a result are listed. */
const periods = [7, 30, 90]
const usualPeriod = 30

const querySchema = z.object({
  days: z.catch(z.coerce.number().check(z.refine((days) => periods.includes(days))), usualPeriod),
})

/** `/desk/searches`: what was looked for and not found; never who looked. */
export const searchesPage = defineDeskPage('deskSearches', {
  hasStatistics: true,
  query: querySchema,
  styles: ['charts'],
  load: async ({ query, visitor }) => ({
    days: query.days,
    misses: (await visitor.demand?.readMisses(query.days)) ?? [],
  }),
  View: ({ page: { locale }, data: { days, misses } }) => {
    const t = deskRadarMessages(locale)
    const path = localePath(locale, deskPathTo('deskSearches'))
    const search = localePath(locale, pathTo('search'))
    const csv = writeChartCsv(
      {
        title: t.searches,
        rowName: t.query,
        rows: misses.map(({ query }) => ({ key: query, label: query, tick: '' })),
        columns: [{ name: t.asked, values: misses.map(({ count }) => count) }],
      },
      locale,
    )
    return (
      <>
        <p className="lead">{t.searchesLead}</p>
        <nav className="desk-choices" aria-label={t.period}>
          {periods.map((period) => (
            <a
              key={period}
              href={`${path}?days=${period}`}
              aria-current={period === days ? 'page' : undefined}
            >
              {t.lastDays(period)}
            </a>
          ))}
        </nav>
        {misses.length > 0 ? (
          <>
            <DeskTable
              label={t.searches}
              columns={[t.query, t.asked]}
              numbers={[1]}
              rows={misses.map(({ query, count }) => ({
                key: query,
                cells: [
                  <a key={query} href={`${search}?q=${encodeURIComponent(query)}`}>
                    {query}
                  </a>,
                  formatNumber(locale, count),
                ],
              }))}
            />
            <p>
              <a
                className="button button-quiet"
                download="searches.csv"
                href={toFileAddress('text/csv', csv)}
              >
                {t.csv}
              </a>
            </p>
          </>
        ) : (
          <p className="notice">{t.noSearches}</p>
        )}
        <p className="note">{t.fewSearches}</p>
      </>
    )
  },
})
