import { sections } from '../../../brand/chosen.ts'
import { newsletterProvider } from '../../../brand/chosen-providers.ts'
import { deskToldMessages } from '../../../languages/texts.ts'
import { nameFor } from '../../../providers/provider.ts'
import { deskActionPath } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { formatNumber } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { isLocale, type Locale, localeNames } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { addDays } from '../../../shared/zoned-time.ts'
import { LineChart } from '../charts/chart.tsx'
import { toDayRow } from '../charts/chart-data.ts'
import { DeskTable } from '../components/desk-table.tsx'
import { defineDeskPage } from './define-desk-page.tsx'

/** `/desk/newsletter`: who reads the newsletter, in numbers; the office exports the addresses. */
export const deskNewsletterPage = defineDeskPage('deskNewsletter', {
  styles: ['charts'],
  actions: { export: async () => (await import('../actions/exports.ts')).exportNewsletterAction },
  load: async ({ visitor, config }) => ({
    letter: config.hasNewsletter ? await visitor.notices?.readNewsletter() : undefined,
  }),
  View: ({ page: { locale, today, viewer, form, config }, data: { letter } }) => {
    const t = deskToldMessages(locale).newsletter
    if (!letter) return <p className="notice">{t.notSetUp}</p>
    const readers = letter.languages.reduce((sum, each) => sum + each.readers, 0)
    const hasExport = readers + letter.press > 0 && hasRightsOf(viewer.role, 'office')
    const provider = config.NEWSLETTER_KEY === undefined ? undefined : newsletterProvider
    return (
      <>
        <p className="lead">{t.readers(formatNumber(locale, readers))}</p>
        {provider ? (
          <p className="note">
            {t.given(
              nameFor(locale, provider.name),
              formatNumber(locale, letter.waiting),
              formatNumber(locale, letter.refused),
            )}
          </p>
        ) : null}
        {readers > 0 ? (
          <>
            <Growth locale={locale} today={today} letter={letter} />
            <DeskTable
              label={t.language}
              columns={[t.language, t.count]}
              numbers={[1]}
              rows={letter.languages.map(({ locale: of, readers: count }) => ({
                key: of,
                cells: [isLocale(of) ? localeNames[of] : of, formatNumber(locale, count)],
              }))}
            />
          </>
        ) : null}
        {sections.includes('press') ? <p>{t.press(formatNumber(locale, letter.press))}</p> : null}
        {hasExport ? (
          <form
            method="post"
            className="desk-form-below"
            action={localePath(locale, deskActionPath('deskNewsletter', 'export'))}
          >
            <input type="hidden" name={formKeyField} value={form?.key ?? ''} />
            <button type="submit" className="button button-quiet">
              {t.export}
            </button>
            <p className="note">{provider ? t.exportNote : `${t.own} ${t.exportNote}`}</p>
          </form>
        ) : null}
      </>
    )
  },
})

const shownDays = 90

/** A chart of the number of today's readers who had subscribed by each day. */
function Growth({
  locale,
  today,
  letter,
}: {
  locale: Locale
  today: string
  letter: { days: readonly { day: string; readers: number }[] }
}) {
  const t = deskToldMessages(locale).newsletter
  const days = Array.from({ length: shownDays }, (_, index) => addDays(today, index + 1 - shownDays))
  const readersUntil = (until: string) =>
    letter.days.reduce((sum, { day, readers }) => (day <= until ? sum + readers : sum), 0)
  return (
    <LineChart
      locale={locale}
      title={t.growth}
      rowName={t.day}
      rows={days.map((day) => toDayRow(locale, day))}
      line={{ name: t.count, values: days.map(readersUntil) }}
      file="newsletter-readers"
    />
  )
}
