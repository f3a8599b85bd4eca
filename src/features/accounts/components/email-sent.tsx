import { accountFormMessages } from '../../../languages/texts.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'

/** A letter is on its way, or none is: nobody is told which. @param again where it can be asked for anew */
export function EmailSent({ locale, again }: { locale: Locale; again: string }) {
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
