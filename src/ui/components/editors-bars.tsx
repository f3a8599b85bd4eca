import type { Page } from '../../rendering/define-page.ts'
import { AdminBar } from './admin-bar.tsx'
import { PreviewBar } from './preview-bar.tsx'

/** What stands above a page for who edits it; its code and words come with the few pages that have it. */
export function EditorsBars({ page, adminPath }: { page: Page; adminPath: Promise<string> | undefined }) {
  return (
    <>
      {adminPath ? <AdminBar page={page} path={adminPath} /> : null}
      {page.preview ? <PreviewBar page={page} {...page.preview} /> : null}
    </>
  )
}
