import { contentFaultMessages, deskContentMessages } from '../../../languages/texts.ts'
import { adminAddress } from '../../../routes/admin-address.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { toEditPath } from '../../../shared/content-faults.ts'
import { formatFullDay, formatNumber } from '../../../shared/format.ts'
import { localeNames } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { DeskPart, DeskTable } from '../components/desk-table.tsx'
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
        <DeskPart
          locale={locale}
          title={t.missing}
          note={t.missingNote}
          isEmpty={missing.length === 0}
          isUnread={unread.includes('missing')}
        >
          <DeskTable
            label={t.missing}
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
        </DeskPart>
        <DeskPart
          locale={locale}
          title={t.faults}
          note={t.faultsNote}
          isEmpty={faults.length === 0}
          isUnread={unread.includes('faults')}
        >
          <DeskTable
            label={t.faults}
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
        </DeskPart>
        <DeskPart
          locale={locale}
          title={t.untranslated}
          note={t.untranslatedNote}
          isEmpty={untranslated.length === 0}
          isUnread={unread.includes('untranslated')}
        >
          <DeskTable
            label={t.untranslated}
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
        </DeskPart>
        <DeskPart
          locale={locale}
          title={t.oldPages}
          note={t.oldPagesNote}
          isEmpty={oldPages.length === 0}
          isUnread={unread.includes('oldPages')}
        >
          <DeskTable
            label={t.oldPages}
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
        </DeskPart>
        <DeskPart
          locale={locale}
          title={t.unused}
          note={t.unusedNote}
          isEmpty={unusedRedirects.length === 0}
          isUnread={unread.includes('unusedRedirects')}
        >
          <DeskTable
            label={t.unused}
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
        </DeskPart>
      </>
    )
  },
})
