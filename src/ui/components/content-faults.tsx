import { contentFaultMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { toAdminAddress } from '../../routes/admin-address.ts'
import { type ContentFault, toEditPath } from '../../shared/content-fault.ts'

/** `id` of the report that the editors' bar links to. */
export const contentFaultsId = 'content-faults'

/**
 * For editors, at the end of a page: values of its content that are shown otherwise than they were written. It is the
 * last placeholder of the stream, so all content has been read when it is rendered.
 */
export function ContentFaults({ page: { locale, content, config } }: { page: Page }) {
  const t = contentFaultMessages(locale)
  const faults = [...new Map((content.faults ?? []).map((fault) => [JSON.stringify(fault), fault])).values()]
  const byEntry = Map.groupBy(faults, nameEntry)
  return (
    <aside id={contentFaultsId} className="wrap" aria-label={t.title}>
      <details open={faults.length > 0}>
        <summary>
          {t.title}: {faults.length}
        </summary>
        {faults.length === 0 ? <p>{t.none}</p> : null}
        <ul>
          {[...byEntry].map(([name, found]) => (
            <li key={name} className="notice">
              <EntryLink
                name={name}
                path={found[0] && toEditPath(found[0])}
                t={t}
                admin={toAdminAddress(config)}
              />
              <ul>
                {found.map((fault) => (
                  <li key={JSON.stringify(fault)}>
                    <FaultLine fault={fault} t={t} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}

type Texts = ReturnType<typeof contentFaultMessages>

const nameEntry = ({ type, entry, locale }: ContentFault): string =>
  [type, entry, locale].filter(Boolean).join(', ')

interface EntryLinkProps {
  name: string
  path: string | undefined
  t: Texts
  admin: string
}

function EntryLink({ name, path, t, admin }: EntryLinkProps) {
  if (!path) return <p>{name}</p>
  return (
    <a href={`${admin}${path}`}>
      {t.edit}: {name}
    </a>
  )
}

function FaultLine({ fault: { what, reason, detail, field, value }, t }: { fault: ContentFault; t: Texts }) {
  return (
    <>
      <strong>{t.kinds[what]}</strong>: {field} — {t.reasons[reason]}
      {detail ? ` (${detail})` : ''}
      {value ? (
        <>
          {': '}
          <code>{value}</code>
        </>
      ) : null}
    </>
  )
}
