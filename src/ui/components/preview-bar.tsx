import { previewMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { leaveFromField, publishedParameter } from '../../shared/preview.ts'
import { localePath } from '../../shared/urls.ts'

/** Says to an editor what they see: drafts, or what is published; and lets them out. */
export function PreviewBar({ page: { locale, path }, isPublished }: { page: Page; isPublished: boolean }) {
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
