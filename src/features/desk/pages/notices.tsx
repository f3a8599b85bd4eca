import { readConcerts } from '../../../content/concerts/concerts.ts'
import { codegenMessages, deskToldMessages } from '../../../languages/texts.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { formatFullDay, formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { mostListedNotices } from '../../../shared/notices.ts'
import { localePath } from '../../../shared/urls.ts'
import { addDays, toUtcDay } from '../../../shared/zoned-time.ts'
import { BarChart } from '../charts/chart.tsx'
import { toDayRow } from '../charts/chart-data.ts'
import { DeskTable } from '../components/desk-table.tsx'
import { ExportForm } from '../components/export-form.tsx'
import { formatInstant } from '../format-instant.ts'
import { defineDeskPage } from './define-desk-page.tsx'

/** Number of upcoming concerts that are listed; a concert's own page has a link to a message for its visitors, too. */
const maxConcerts = 20

/** `/desk/notices`: what subscribers were told, whom the site reaches, and the way to words for a concert's people. */
export const deskNoticesPage = defineDeskPage('deskNotices', {
  styles: ['charts'],
  actions: { export: async () => (await import('../actions/export-sheets.ts')).exportSheets('deskNotices') },
  load: async ({ visitor, content, locale }) => {
    const [told, upcoming] = await Promise.all([
      visitor.notices?.readOverview(locale),
      // Without content the rest of the page is shown.
      readConcerts(content, locale, { when: 'upcoming' }).catch(() => undefined),
    ])
    return { told, concerts: upcoming?.concerts.slice(0, maxConcerts) ?? [] }
  },
  View: ({ page, page: { locale, today }, data: { told, concerts } }) => {
    const t = deskToldMessages(locale).notices
    if (!told) return <p className="notice">{t.notSetUp}</p>
    const kinds = new Map<string, string>(Object.entries(t.kinds))
    return (
      <>
        {told.reached.length > 0 ? <p className="lead">{t.reached(told.reached.join(', '))}</p> : null}
        <section>
          <h2>{t.told}</h2>
          {told.notices.length === 0 ? (
            <p className="desk-fine">{t.none}</p>
          ) : (
            <>
              <ToldByDay locale={locale} today={today} told={told} />
              <DeskTable
                label={t.told}
                columns={[t.when, t.what, t.sent, t.waiting, t.failed]}
                numbers={[2, 3, 4]}
                rows={told.notices.map((notice) => ({
                  key: notice.id,
                  cells: [
                    formatInstant(locale, notice.made_at),
                    `${kinds.get(notice.kind) ?? notice.kind}${notice.dropped_at === null ? '' : `, ${t.dropped}`}`,
                    formatNumber(locale, notice.sent),
                    formatNumber(locale, notice.waiting),
                    `${formatNumber(locale, notice.failed)}${notice.faults === null ? '' : ` (${notice.faults})`}`,
                  ],
                }))}
              />
              <ExportForm page={page} address="deskNotices" />
            </>
          )}
        </section>
        <section>
          <h2>{t.words}</h2>
          {concerts.length === 0 ? <p className="desk-fine">{t.noConcerts}</p> : null}
          <ul className="desk-links">
            {concerts.map(({ slug, date, city, program }) => (
              <li key={slug}>
                <a href={localePath(locale, deskPathTo('deskMessage', { slug }))}>
                  {[program?.name ?? slug, city?.name, formatFullDay(locale, date)]
                    .filter(Boolean)
                    .join(', ')}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t.links}</h2>
          <p>
            <a href={localePath(locale, deskPathTo('deskLinks'))}>{codegenMessages(locale).links.title}</a>
          </p>
        </section>
      </>
    )
  },
})

/** A notice with the counts that the desk's chart of notices draws. */
interface ToldNotice {
  /** When the notice was made, in milliseconds since 1970. */
  made_at: number
  sent: number
  waiting: number
  failed: number
}

/** Number of days for which notices are stored. */
const storedDays = 30

/**
 * A chart of the notices sent on each day. Its table also has those that wait and those that failed. A full list may lack
 * notices of days before its oldest one, so the chart begins there.
 */
function ToldByDay({
  locale,
  today,
  told: { notices },
}: {
  locale: Locale
  today: string
  told: { notices: readonly ToldNotice[] }
}) {
  const t = deskToldMessages(locale).notices
  const [oldest] = notices.slice(mostListedNotices - 1)
  const from = oldest ? toUtcDay(oldest.made_at) : ''
  const days = Array.from({ length: storedDays }, (_, index) =>
    addDays(today, index + 1 - storedDays),
  ).filter((day) => day >= from)
  const byDay = Map.groupBy(notices, ({ made_at }) => toUtcDay(made_at))
  const toColumn = (name: string, state: 'sent' | 'waiting' | 'failed') => ({
    name,
    values: days.map((day) => sumOf(byDay.get(day) ?? [], state)),
  })
  return (
    <BarChart
      locale={locale}
      title={t.byDay}
      rowName={t.when}
      rows={days.map((day) => toDayRow(locale, day))}
      bars={toColumn(t.sent, 'sent')}
      others={[toColumn(t.waiting, 'waiting'), toColumn(t.failed, 'failed')]}
      file="notices"
    />
  )
}

const sumOf = (notices: readonly ToldNotice[], state: 'sent' | 'waiting' | 'failed') =>
  notices.reduce((sum, notice) => sum + notice[state], 0)
