import { deskHealthMessages } from '../../../languages/texts.ts'
import { formatNumber } from '../../../shared/format.ts'
import type { Locale } from '../../../shared/locales.ts'
import { DeskTable } from '../components/desk-table.tsx'
import { ExportForm } from '../components/export-form.tsx'
import { formatInstant } from '../format-instant.ts'
import type { HealthHour } from '../health-hours.ts'
import { defineDeskPage } from './define-desk-page.tsx'

/** `/desk/health`: every service that the site depends on, now and over thirty days. */
export const deskHealthPage = defineDeskPage('deskHealth', {
  actions: { export: async () => (await import('../actions/export-sheets.ts')).exportSheets('deskHealth') },
  load: async ({ visitor: { health, desk } }) => {
    const [now, history] = await Promise.all([health.check(), desk?.readHealth().catch(() => undefined)])
    return { now, history }
  },
  View: ({ page, page: { locale }, data: { now, history } }) => {
    const t = deskHealthMessages(locale)
    const names = new Map<string, string>(Object.entries(t.names))
    return (
      <>
        <p className={now.status === 'ok' ? 'notice' : 'notice desk-alert'}>{t.status[now.status]}</p>
        <DeskTable
          label={t.now}
          columns={[t.service, t.now, t.days]}
          rows={Object.entries(now.dependencies).map(([name, { state, source, reason }]) => {
            const hours = history?.find(({ dependency }) => dependency === name)?.hours ?? []
            return {
              key: name,
              cells: [
                names.get(name) ?? name,
                <span key="now" className={state === 'failing' ? 'desk-alert' : undefined}>
                  {source === 'absent' ? t.absent : t.states[state]}
                  {reason ? ` (${reason})` : ''}
                </span>,
                <Days key="days" locale={locale} hours={hours} />,
              ],
            }
          })}
        />
        {history === undefined ? (
          <p className="notice">{t.unread}</p>
        ) : (
          <Failures locale={locale} history={history} />
        )}
        <p className="note">{t.note}</p>
        <ExportForm page={page} address="deskHealth" />
      </>
    )
  },
})

const dayLetters = 10
const shownDays = 30

/** Draws a square for each recorded day, and says in words in which share of the hours all was well. */
function Days({ locale, hours }: { locale: Locale; hours: readonly HealthHour[] }) {
  const t = deskHealthMessages(locale)
  const counted = hours.filter(({ state }) => state !== 'absent')
  if (counted.length === 0) return <span className="note">{t.unknown}</span>
  const good = counted.filter(({ state }) => state === 'ok').length
  const days = [...Map.groupBy(counted, ({ hour }) => hour.slice(0, dayLetters))].slice(-shownDays)
  return (
    <span className="health-days">
      <span aria-hidden="true">
        {days.map(([day, of]) => (
          <i key={day} className={of.some(({ state }) => state === 'failing') ? 'health-bad' : undefined} />
        ))}
      </span>
      {t.share(formatNumber(locale, Math.floor((1000 * good) / counted.length) / 10))}
    </span>
  )
}

/** Hours in which something failed, the latest first; more are in monitoring. */
const maxFailures = 20

function Failures({
  locale,
  history,
}: {
  locale: Locale
  history: readonly { dependency: string; hours: HealthHour[] }[]
}) {
  const t = deskHealthMessages(locale)
  const names = new Map<string, string>(Object.entries(t.names))
  const failed = history
    .flatMap(({ dependency, hours }) =>
      hours.filter(({ state }) => state === 'failing').map((hour) => ({ ...hour, dependency })),
    )
    .toSorted((one, other) => (one.hour < other.hour ? 1 : -1))
    .slice(0, maxFailures)
  if (failed.length === 0) return null
  return (
    <section>
      <h2>{t.failures}</h2>
      <DeskTable
        label={t.failures}
        columns={[t.when, t.service, t.why]}
        rows={failed.map(({ hour, dependency, reason }) => ({
          key: `${hour} ${dependency}`,
          cells: [
            formatInstant(locale, Date.parse(`${hour}:00Z`)),
            names.get(dependency) ?? dependency,
            reason ?? '',
          ],
        }))}
      />
    </section>
  )
}
