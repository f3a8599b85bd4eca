import {
  accountFormMessages,
  contentFaultMessages,
  previewMessages,
  siteMessages,
} from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { toAdminAddress } from '../../routes/admin-address.ts'
import { deskPathTo } from '../../routes/desk-addresses.ts'
import { pathTo } from '../../routes/paths.ts'
import { nextParameter } from '../../shared/next-page.ts'
import { leaveFromField, publishedParameter } from '../../shared/preview-rules.ts'
import { localePath } from '../../shared/urls.ts'
import { contentFaultsId } from './content-faults.tsx'

/** The bars above a page for editors. Their code and texts are loaded only for pages that show them. */
export function EditorsBars({ page, adminPath }: { page: Page; adminPath: Promise<string> | undefined }) {
  return (
    <>
      {adminPath ? <AdminBar page={page} path={adminPath} /> : null}
      {page.preview ? <PreviewBar page={page} {...page.preview} /> : null}
    </>
  )
}

/**
 * For the cookie `admin=true`, which anybody can set: a bar with the way to the content manager, which asks for a
 * password of its own. Who is signed in as an editor has the ways to the desk and to a concert's people in it too, and everybody else the
 * way to sign in, where there are accounts.
 */
function AdminBar({ page, path: editPath }: { page: Page; path: Promise<string> }) {
  const { locale, path, isEditor } = page
  const { hasAccounts, hasNotices } = page.config
  const admin = toAdminAddress(page.config)
  const isTrusted = isEditor || !hasAccounts
  const login = `${localePath(locale, pathTo('login'))}?${new URLSearchParams({ [nextParameter]: path })}`
  const [, , slug = ''] = path.split('/')
  const isConcert = path === pathTo('concert', { slug })
  return (
    <nav className="admin-bar" aria-label={siteMessages(locale).forEditors}>
      {isEditor ? (
        <a href={localePath(locale, deskPathTo('deskOverview'))}>{siteMessages(locale).desk}</a>
      ) : null}
      <a href={localePath(locale, isEditor ? deskPathTo('deskLinks') : pathTo('codegen'))}>
        {siteMessages(locale).codes}
      </a>
      {isEditor && hasNotices && isConcert ? (
        <a href={localePath(locale, deskPathTo('deskMessage', { slug }))}>{siteMessages(locale).tell}</a>
      ) : null}
      {isTrusted ? <a href={`#${contentFaultsId}`}>{contentFaultMessages(locale).title}</a> : null}
      <Await value={editPath}>{(link) => <a href={`${admin}${link}`}>{siteMessages(locale).edit}</a>}</Await>
      {isTrusted ? null : <a href={login}>{accountFormMessages(locale).toLogin}</a>}
    </nav>
  )
}

/**
 * Shows an editor whether a page has drafts or published content, with links to the other one and out of the preview.
 */
function PreviewBar({ page: { locale, path }, isPublished }: { page: Page; isPublished: boolean }) {
  const t = previewMessages(locale)
  const address = localePath(locale, path)
  return (
    <aside className="preview-bar" aria-label={t.bar}>
      <strong>{isPublished ? t.published : t.drafts}</strong>
      {isPublished ? (
        <a href={address}>{t.toDrafts}</a>
      ) : (
        <a href={`${address}?${publishedParameter}`}>{t.toPublished}</a>
      )}
      <form method="post" action={localePath(locale, pathTo('preview'))}>
        <input type="hidden" name={leaveFromField} value={path} />
        <button type="submit">{t.leave}</button>
      </form>
    </aside>
  )
}
