import type { Announcement } from '../../content/site/announcement.ts'
import { siteMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'

/** Four lines of this many letters fit on the narrowest phones; a longer text may have to be scrolled. */
const fittingLength = 110

/**
 * What an editor announces, above the header of every page. It comes with the page's first bytes, so nothing moves.
 * `client/navigation/header.ts` lets it be closed; the page of who has done so is without it.
 */
export function AnnouncementBar({
  announcement: { id, text, href, lang },
  locale,
}: {
  announcement: Announcement
  locale: Locale
}) {
  const t = siteMessages(locale)
  // A box that scrolls has to be reached by keyboard; a link in it is.
  const isFocusable = href === undefined && text.length > fittingLength
  return (
    <aside className="announcement" aria-label={t.announcement} data-announcement={id}>
      <p lang={lang} tabIndex={isFocusable ? 0 : undefined}>
        {href ? <a href={href}>{text}</a> : text}
      </p>
      <button type="button" className="announcement-close" hidden aria-label={t.close}>
        ×
      </button>
    </aside>
  )
}
