import { contentFaultMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { adminAddress } from '../../routes/admin-address.ts'
import { type ContentFault, toEditPath } from '../../shared/content-faults.ts'

/** Where the editors' bar leads to. */
export const contentFaultsId = 'content-faults'

/**
 * For editors, at the end of a page: what of all that it was made of is shown otherwise than it was written. It stands
 * in the last hole, so everything has been read when it is drawn.
 */
export function ContentFaults({ page: { locale, content, config } }: { page: Page }) {
  const t = contentFaultMessages(locale)
  const faults = [...new Map((content.faults ?? []).map((fault) => [JSON.stringify(fault), fault])).values()]
  return (
    <aside id={contentFaultsId} className="wrap" aria-label={t.title}>
      <details open={faults.length > 0}>
        <summary>
          {t.title}: {faults.length}
        </summary>
        {faults.length === 0 ? <p>{t.none}</p> : null}
        <ul>
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>
              <FaultLine fault={fault} t={t} admin={adminAddress(config)} />
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}

interface FaultLineProps {
  fault: ContentFault
  t: ReturnType<typeof contentFaultMessages>
  admin: string
}

function FaultLine({ fault, t, admin }: FaultLineProps) {
  const { what, reason, detail, type, entry, locale, field, value } = fault
  const path = toEditPath(fault)
  return (
    <>
      <strong>{t.kinds[what]}</strong>: {[type, entry, locale, field].filter(Boolean).join(' · ')}
      {' — '}
      {t.reasons[reason]}
      {detail ? ` (${detail})` : ''}
      {value ? (
        <>
          {': '}
          <code>{value}</code>
        </>
      ) : null}
      {path ? (
        <>
          {' '}
          <a href={`${admin}${path}`}>{t.edit}</a>
        </>
      ) : null}
    </>
  )
}
