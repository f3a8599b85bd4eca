import { previewMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { leaveFromField, publishedParameter } from '../../shared/preview.ts'
import { localePath } from '../../shared/urls.ts'
import { AdminBar } from './admin-bar.tsx'

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
