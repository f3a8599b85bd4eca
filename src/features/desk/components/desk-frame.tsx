import type { ReactNode } from 'react'
import { deskMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import {
  type DeskPageName,
  deskPageNames,
  deskParamNames,
  findDeskRow,
} from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { localePath } from '../../../shared/urls.ts'
import type { DeskViewer } from '../desk-service.ts'

interface DeskFrameProps {
  page: Page
  viewer: DeskViewer
  current: DeskPageName
  title: string
  /** Whether the page shows invented numbers of the demo, which it then says. */
  isInvented: boolean
  children: ReactNode
}

/** The frame of every page of the desk: its menu beside the content, and who is signed in. The site's footer is left out. */
export function DeskFrame({
  page: { locale, path },
  viewer,
  current,
  title,
  isInvented,
  children,
}: DeskFrameProps) {
  const t = deskMessages(locale)
  return (
    <main id="content" className="desk wrap">
      <nav className="desk-menu" aria-label={t.menu}>
        <ul>
          {toMenu(viewer).map((name) => {
            const row = findDeskRow(name)
            const isHere = name === current || (row.path !== '/desk' && path.startsWith(`${row.path}/`))
            return (
              <li key={name}>
                <a
                  href={localePath(locale, row.path)}
                  aria-current={isHere ? (path === row.path ? 'page' : 'true') : undefined}
                >
                  {t.pages[name]}
                </a>
              </li>
            )
          })}
        </ul>
        <p className="note">
          {viewer.user.username}, {t.roles[viewer.role]}
        </p>
      </nav>
      <div className="desk-page">
        <h1>{title}</h1>
        {isInvented ? <p className="note">{t.invented}</p> : null}
        {children}
      </div>
    </main>
  )
}

/** The pages that a viewer may open, without those of single entries. */
const toMenu = ({ role }: DeskViewer): DeskPageName[] =>
  deskPageNames.filter(
    (name) => deskParamNames(name).length === 0 && hasRightsOf(role, findDeskRow(name).role),
  )
