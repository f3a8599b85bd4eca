import { siteMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'

/** Leads home; the browser makes it lead to the previous page of this site where there is one. */
export function BackLink({ locale }: { locale: Locale }) {
  return (
    <a className="back" href={localePath(locale, '/')} data-back>
      <Icon name="back" />
      {siteMessages(locale).back}
    </a>
  )
}
