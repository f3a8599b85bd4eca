import { accountFormMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'

/**
 * Says that an e-mail was sent. The text is the same if none was, to disclose nothing.
 *
 * @param again path at which another e-mail can be requested
 */
export function EmailSentNotice({ locale, again }: { locale: Locale; again: string }) {
  const t = accountFormMessages(locale)
  return (
    <>
      <h1>{t.letterTitle}</h1>
      <p className="lead">{t.letterLead}</p>
      <p>
        <a className="button" href={localePath(locale, pathTo('login'))}>
          {t.toLogin}
        </a>
      </p>
      <p>
        <a href={again}>{t.askAgain}</a>
      </p>
    </>
  )
}
