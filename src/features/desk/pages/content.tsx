import * as z from 'zod/mini'
import { contentFaultMessages, deskContentMessages } from '../../../languages/texts.ts'
import { toAdminAddress } from '../../../routes/admin-address.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { toEditPath } from '../../../shared/content-fault.ts'
import { formatFullDay, formatNumber } from '../../../shared/format.ts'
import { type Locale, localeNames } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { DeskTable, type DeskTableProps } from '../components/desk-table.tsx'
import { ExportForm } from '../components/export-form.tsx'
import { type ContentReportPart, contentReportParts } from '../content/read-content-report.ts'
import { formatInstant } from '../format-instant.ts'
import { defineDeskPage } from './define-desk-page.tsx'

/** How many rows of a part are shown before somebody asks for all of them. */
const shownRows = 10

const querySchema = z.object({ all: z.catch(z.optional(z.enum(contentReportParts)), undefined) })

/** `/desk/content`: what an editor could mend. */
export const contentReportPage = defineDeskPage('deskContent', {
  query: querySchema,
  hasStatistics: true,
  actions: { export: async () => (await import('../actions/export-sheets.ts')).exportSheets('deskContent') },
  load: async ({ visitor: { desk, health } }) => {
    const [report, { dependencies }] = await Promise.all([desk?.readContentReport(), health.check()])
    return { report, published: dependencies.content }
  },
  View: ({ page, page: { locale, viewer, config, query }, data: { report, published } }) => {
    const t = deskContentMessages(locale)
    const faultTexts = contentFaultMessages(locale)
    if (!report) return <p className="notice">{t.notSetUp}</p>
    const { missing, oldPages, unusedRedirects, untranslated, faults, unread } = report
    const admin = toAdminAddress(config)
    const redirects = localePath(locale, deskPathTo('deskRedirects'))
    const shown = { locale, unread, all: query.all }
    const mayRedirect = hasRightsOf(viewer.role, 'owner')
    return (
      <>
        <p className="lead">{t.lead}</p>
        <Published locale={locale} published={published} />
        <ReportTable
          {...shown}
          part="missing"
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
          {...shown}
          part="faults"
          columns={[t.entry, t.whatIsWrong, t.value]}
          rows={faults.map((fault) => {
            const name = [fault.type, fault.entry, fault.locale].filter(Boolean).join(', ')
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
          {...shown}
          part="untranslated"
          columns={[t.entry, t.lacks]}
          rows={untranslated.map(({ type, slug, missing: locales }) => ({
            key: `${type} ${slug}`,
            cells: [
              <a key="entry" href={`${admin}${toEditPath({ type, entry: slug }) ?? ''}`}>
                {`${type}, ${slug}`}
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
          {...shown}
          part="oldPages"
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
          {...shown}
          part="unusedRedirects"
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
        <ExportForm page={page} address="deskContent" />
      </>
    )
  },
})

interface PublishedProps {
  locale: Locale
  /** What `/api/health` says of the content. */
  published: {
    state: 'ok' | 'failing'
    source: 'configured' | 'embedded' | 'absent'
    reason?: string
    reading?: { read: number; of: number }
    publishedAt?: string
  }
}

/** Says when content was last published, how far it is read, and why it couldn't be; nothing of the demo. */
function Published({ locale, published }: PublishedProps) {
  const { state, reason, reading, publishedAt, source } = published
  if (source !== 'configured') return null
  const t = deskContentMessages(locale)
  return (
    <p className={state === 'failing' ? 'notice desk-alert' : 'notice'}>
      {publishedAt ? t.published(formatInstant(locale, Date.parse(publishedAt))) : t.unpublished}
      {reading ? ` ${t.reading(formatNumber(locale, reading.read), formatNumber(locale, reading.of))}` : ''}
      {reason ? ` ${t.publishingFails(reason)}` : ''}
    </p>
  )
}

interface ReportTableProps extends Omit<DeskTableProps, 'label'> {
  locale: Locale
  /** Key of the part's title in the texts; with `Note` appended, of its note. */
  part: ContentReportPart
  /** Parts of the report that couldn't be read. */
  unread: readonly ContentReportPart[]
  /** The part that is shown whole. */
  all: ContentReportPart | undefined
}

/** A part of the report. One that couldn't be read says so, and one without faults says that nothing is wrong. */
function ReportTable({ locale, part, unread, all, rows, ...table }: ReportTableProps) {
  const t = deskContentMessages(locale)
  const isEmpty = rows.length === 0
  const shown = part === all ? rows : rows.slice(0, shownRows)
  return (
    <section id={part} className="desk-part">
      <h2>{t[part]}</h2>
      {isEmpty ? null : <p className="note">{t[`${part}Note`]}</p>}
      {unread.includes(part) ? (
        <p className="notice">{t.unread}</p>
      ) : isEmpty ? (
        <p className="desk-fine">{t.nothing}</p>
      ) : (
        <>
          <DeskTable label={t[part]} rows={shown} {...table} />
          {shown.length < rows.length ? (
            <p>
              <a
                className="button button-quiet"
                href={`${localePath(locale, deskPathTo('deskContent'))}?all=${part}#${part}`}
              >
                {t.showAll(rows.length, t[part])}
              </a>
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}
