import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'

/** For the cookie `admin=true`: a way to the content manager. It shows nothing that a visitor may not see. */
export function AdminBar({ page, link }: { page: Page; link: string | undefined }) {
  const { ADMIN_URL, CONTENT_URL } = page.config
  const admin = ADMIN_URL ?? (CONTENT_URL ? `${CONTENT_URL.replace(/\/$/, '')}/admin` : '/admin')
  return (
    <div className="admin-bar">
      <a href={`${admin}${link ?? ''}`}>{siteMessages(page.locale).edit}</a>
    </div>
  )
}
