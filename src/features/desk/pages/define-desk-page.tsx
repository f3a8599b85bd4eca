import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { NotFound, RoleNeeded, SignInNeeded } from '../../../errors.ts'
import { deskMessages, unsentMessages } from '../../../languages/texts.ts'
import { emptyForm, wasSubmitted } from '../../../rendering/action.ts'
import type { Page, PrivatePage } from '../../../rendering/define-page.ts'
import type { DeskAction, DeskPage } from '../../../rendering/desk-page.ts'
import type { Head, PageStatus } from '../../../rendering/head.ts'
import {
  type DeskActionName,
  type DeskPageName,
  type DeskParams,
  deskPageNames,
  deskParamNames,
  findDeskRow,
} from '../../../routes/desk-addresses.ts'
import { hasRightsOf, toDeskRole } from '../../../routes/desk-role.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import { UnsentForm } from '../../../ui/components/unsent-form.tsx'
import type { DeskViewer } from '../desk-service.ts'

/** What a page of the desk knows of its request. */
export type DeskRequest<Params = unknown, Query = unknown> = PrivatePage<Params, Query> & {
  viewer: DeskViewer
}

interface DeskPageMembers<Name extends DeskPageName, Query, Data extends object> {
  query?: z.ZodMiniType<Query>
  /** Reads what the page shows. @throws NotFound for an entry that isn't there */
  load: (page: DeskRequest<DeskParams<Name>, Query>) => Promise<Data>
  /** The page shows statistics, and so says where they are invented. */
  hasStatistics?: true
  /** Style sheets beside that of the desk. */
  styles?: Head['styles']
  /** Returns the status of the page. If it is absent or returns `undefined`, the status is 200. */
  status?: (data: Data) => PageStatus | undefined
  /** Title of an entry's page; if absent, the page's own (texts `desk.pages`). */
  title?: (page: DeskRequest<DeskParams<Name>, Query>, data: Data) => string
  /** The code of the actions that the address book names. */
  actions?: Record<DeskActionName<Name>, () => Promise<DeskAction>>
  View: (props: { page: DeskRequest<DeskParams<Name>, Query>; data: Data }) => React.ReactNode
}

/**
 * Defines a page of the desk: a private page inside the desk's frame. `http/desk-routes.ts` has checked the role of its
 * row before it is loaded.
 */
export function defineDeskPage<const Name extends DeskPageName, Query = object, Data extends object = object>(
  address: Name,
  members: DeskPageMembers<Name, Query, Data>,
): DeskPage<Name> {
  type Asked = PrivatePage<DeskParams<Name>, Query>
  interface Loaded {
    viewer: DeskViewer
    /**
     * The data of the page; `undefined` if it can't be read while a form with errors is shown: the form is shown all
     * the same.
     */
    data: Data | undefined
    isInvented: boolean
  }
  const { View } = members
  const titleOf = (page: Asked, { viewer, data }: Loaded) =>
    (data && members.title?.({ ...page, viewer }, data)) ?? deskMessages(page.locale).pages[address]
  const definition = {
    kind: 'private' as const,
    address,
    ...(members.query ? { query: members.query } : {}),
    // Its address names what a visitor sent: no analytics run here, and no other page is told of it.
    hasSecretCode: true as const,
    loadCritical: async (page: Asked): Promise<Loaded> => {
      const viewer = await readViewer(page)
      const loading = members.load({ ...page, viewer })
      const hasText = page.form !== undefined && wasSubmitted(page.form)
      const [data, isInvented] = await Promise.all([
        hasText ? loading.catch(keepForm) : loading,
        members.hasStatistics ? hasInventedNumbers(page) : false,
      ])
      return { viewer, data, isInvented }
    },
    head: (page: Asked, loaded: Loaded) => {
      const status = loaded.data && members.status?.(loaded.data)
      return {
        title: titleOf(page, loaded),
        robots: 'noindex' as const,
        isOfDesk: true as const,
        styles: ['forms' as const, 'desk' as const, ...(members.styles ?? [])],
        ...(status ? { status } : {}),
      }
    },
    View: ({ page, data: loaded }: { page: Asked; data: Loaded }) => (
      <DeskFrame
        page={page}
        viewer={loaded.viewer}
        current={address}
        title={titleOf(page, loaded)}
        isInvented={loaded.isInvented}
      >
        {loaded.data ? (
          <View page={{ ...page, viewer: loaded.viewer }} data={loaded.data} />
        ) : (
          <LostPage page={page} />
        )}
      </DeskFrame>
    ),
    ...(members.actions ? { actions: members.actions } : {}),
  }
  return definition
}

async function readViewer({ visitor, config }: PrivatePage): Promise<DeskViewer> {
  const session = await visitor.session()
  if (!session) throw new SignInNeeded()
  const role = toDeskRole(config, session.user.role)
  if (!role) throw new RoleNeeded()
  return { user: session.user, role }
}

/** Only the demo's own content comes with invented statistics. */
async function hasInventedNumbers({ config, visitor: { desk } }: PrivatePage): Promise<boolean> {
  if (config.CONTENT_URL || !desk) return false
  return desk.hasInventedNumbers().catch(() => false)
}

/** @throws NotFound: of an entry that is gone nothing can be sent again */
function keepForm(error: unknown): undefined {
  if (error instanceof NotFound) throw error
}

/** In place of a page that can't be read: the form that was sent from it. */
function LostPage({ page: { locale, path, form = emptyForm } }: { page: PrivatePage }) {
  return (
    <>
      <p className="notice" role="alert">
        {unsentMessages(locale).silentHint}
      </p>
      <UnsentForm page={{ locale, path }} typed={{ ...form.typed, [formKeyField]: form.key }} />
    </>
  )
}

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
function DeskFrame({ page: { locale, path }, viewer, current, title, isInvented, children }: DeskFrameProps) {
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
