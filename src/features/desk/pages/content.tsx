import { contentFaultMessages, deskContentMessages } from '../../../languages/texts.ts'
import { adminAddress } from '../../../routes/admin-address.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { toEditPath } from '../../../shared/content-faults.ts'
import { formatFullDay, formatNumber } from '../../../shared/format.ts'
import { type Locale, localeNames } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { DeskTable, type DeskTableProps } from '../components/desk-table.tsx'
import type { ContentReportPart } from '../content/read-content-report.ts'
import { defineDeskPage } from './define-desk-page.tsx'

/** `/desk/content`: what an editor could mend. */
export const contentReportPage = defineDeskPage('deskContent', {
  load: async ({ visitor }) => ({ report: await visitor.desk?.readContentReport() }),
  View: ({ page: { locale, viewer, config }, data: { report } }) => {
    const t = deskContentMessages(locale)
    const faultTexts = contentFaultMessages(locale)
    if (!report) return <p className="notice">{t.notSetUp}</p>
    const { missing, oldPages, unusedRedirects, untranslated, faults, unread } = report
    const admin = adminAddress(config)
    const redirects = localePath(locale, deskPathTo('deskRedirects'))
    const mayRedirect = hasRightsOf(viewer.role, 'owner')
    return (
      <>
        <p className="lead">{t.lead}</p>
        <ReportTable
          locale={locale}
          part="missing"
          unread={unread}
          columns={[t.address, t.asked, ...(mayRedirect ? [t.whatNow] : [])]}
          numbers={[1]}
          rows={missing.map(({ path, count }) => ({
            key: path,
            cells: [
              <code key="path">{path}</code>,
              formatNumber(locale, count),
              ...(mayRedirect
                ? [
                    <a key="make" href={`${redirects}?${new URLSearchParams({ from: path })}#path`}>
                      {t.makeRedirect}
                    </a>,
                  ]
                : []),
            ],
          }))}
        />
        <ReportTable
          locale={locale}
          part="faults"
          unread={unread}
          columns={[t.entry, t.whatIsWrong, t.value]}
          rows={faults.map((fault) => {
            const name = [fault.type, fault.entry, fault.locale].filter(Boolean).join(' · ')
            const path = toEditPath(fault)
            return {
              key: JSON.stringify(fault),
              cells: [
                path ? (
                  <a key="entry" href={`${admin}${path}`}>
                    {name}
                  </a>
                ) : (
                  name
                ),
                `${faultTexts.kinds[fault.what]}: ${fault.field} — ${faultTexts.reasons[fault.reason]}`,
                <code key="value">{fault.value}</code>,
              ],
            }
          })}
        />
        <ReportTable
          locale={locale}
          part="untranslated"
          unread={unread}
          columns={[t.entry, t.lacks]}
          rows={untranslated.map(({ type, slug, missing: locales }) => ({
            key: `${type} ${slug}`,
            cells: [
              <a key="entry" href={`${admin}${toEditPath({ type, entry: slug }) ?? ''}`}>
                {`${type} · ${slug}`}
              </a>,
              <span key="lacks" className="desk-words">
                {locales.map((each) => (
                  <span key={each} lang={each}>
                    {localeNames[each]}
                  </span>
                ))}
              </span>,
            ],
          }))}
        />
        <ReportTable
          locale={locale}
          part="oldPages"
          unread={unread}
          columns={[t.address, t.views, t.wasOn]}
          numbers={[1]}
          rows={oldPages.map(({ path, count, day }) => ({
            key: path,
            cells: [
              <a key="path" href={localePath(locale, path)}>
                {path}
              </a>,
              formatNumber(locale, count),
              formatFullDay(locale, day),
            ],
          }))}
        />
        <ReportTable
          locale={locale}
          part="unusedRedirects"
          unread={unread}
          columns={[t.address, t.leadsTo, t.madeIn]}
          rows={unusedRedirects.map(({ path, target, isOfDesk }) => ({
            key: path,
            cells: [
              <code key="path">{path}</code>,
              <code key="target">{target}</code>,
              isOfDesk ? (
                <a key="where" href={redirects}>
                  {t.ofDesk}
                </a>
              ) : (
                <a key="where" href={`${admin}${toEditPath({ type: 'redirect' }) ?? ''}`}>
                  Strapi
                </a>
              ),
            ],
          }))}
        />
      </>
    )
  },
})

interface ReportTableProps extends Omit<DeskTableProps, 'label'> {
  locale: Locale
  /** Also the key of the part's title in the texts, and with `Note` that of its note. */
  part: ContentReportPart
  /** Parts that couldn't be read. */
  unread: readonly ContentReportPart[]
}

/** A part of the report. One that couldn't be read says so, and one without faults says that nothing is wrong. */
function ReportTable({ locale, part, unread, ...table }: ReportTableProps) {
  const t = deskContentMessages(locale)
  const isEmpty = table.rows.length === 0
  return (
    <section>
      <h2>{t[part]}</h2>
      {isEmpty ? null : <p className="note">{t[`${part}Note`]}</p>}
      {unread.includes(part) ? (
        <p className="notice">{t.unread}</p>
      ) : isEmpty ? (
        <p className="desk-fine">{t.nothing}</p>
      ) : (
        <DeskTable label={t[part]} {...table} />
      )}
    </section>
  )
}
