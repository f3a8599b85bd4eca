import { siteMessages } from '../i18n/site.ts'
import type { Locale } from '../shared/locales.ts'

/** The orchestra's mark, a conductor's stroke in the three lights, and its name. */
export function Logo({ locale }: { locale: Locale }) {
  return (
    <>
      <img className="logo-mark" src="/images/mark.svg" width={32} height={32} alt="" fetchPriority="low" />
      <span className="logo-name">{siteMessages(locale).name}</span>
    </>
  )
}
