import { siteMessages } from '../i18n/site.ts'
import type { Locale } from '../shared/locales.ts'

/** The orchestra's mark, as it stands in the browser's tab too, and its name. */
export function Logo({ locale }: { locale: Locale }) {
  return (
    <>
      <img
        className="logo-mark"
        src="/build/icons/icon.svg"
        width={32}
        height={32}
        alt=""
        fetchPriority="low"
      />
      <span className="logo-name">{siteMessages(locale).name}</span>
    </>
  )
}
