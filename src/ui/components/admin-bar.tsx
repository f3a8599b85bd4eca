import { accountFormMessages, contentFaultMessages, siteMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { adminAddress } from '../../routes/admin-address.ts'
import { pathTo } from '../../routes/paths.ts'
import { nextParameter } from '../../shared/next-page.ts'
import { localePath } from '../../shared/urls.ts'
import { contentFaultsId } from './content-faults.tsx'

/** A separator that stays on the line of the preceding word. */
const dot = <span aria-hidden="true">&nbsp;·&nbsp;</span>

/**
 * For the cookie `admin=true`, which anybody can set: a bar with the way to the content manager, which asks for a
 * password of its own. Who is signed in as an editor has the way to a concert's people in it too, and everybody else the
 * way to sign in, where there are accounts.
 */
export function AdminBar({ page, path: editPath }: { page: Page; path: Promise<string> }) {
  const { locale, path, isEditor } = page
  const { hasAccounts, hasNotices } = page.config
  const admin = adminAddress(page.config)
  const isTrusted = isEditor || !hasAccounts
  const login = `${localePath(locale, pathTo('login'))}?${new URLSearchParams({ [nextParameter]: path })}`
  const [, , slug = ''] = path.split('/')
  const isConcert = path === pathTo('concert', { slug })
  return (
    <nav className="admin-bar" aria-label={siteMessages(locale).forEditors}>
      <span>
        <a href={localePath(locale, pathTo(isEditor ? 'shortLinks' : 'codegen'))}>
          {siteMessages(locale).codes}
        </a>
        {dot}
      </span>
      {isEditor && hasNotices && isConcert ? (
        <span>
          <a href={localePath(locale, pathTo('editorWords', { slug }))}>{siteMessages(locale).tell}</a>
          {dot}
        </span>
      ) : null}
      {isTrusted ? (
        <span>
          <a href={`#${contentFaultsId}`}>{contentFaultMessages(locale).title}</a>
          {dot}
        </span>
      ) : null}
      <Await value={editPath}>{(link) => <a href={`${admin}${link}`}>{siteMessages(locale).edit}</a>}</Await>
      {isTrusted ? null : (
        <span>
          {dot}
          <a href={login}>{accountFormMessages(locale).toLogin}</a>
        </span>
      )}
    </nav>
  )
}
