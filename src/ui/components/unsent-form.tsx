import { unsentMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { localePath } from '../../shared/urls.ts'

/** A value of more letters, or of several lines, was written by hand: it is shown, so that it can be copied. */
const maxHiddenLength = 60

interface UnsentFormProps {
  page: Pick<Page, 'locale' | 'path'>
  typed: Readonly<Record<string, string>>
}

/** All that was typed into a form that could not be handled, with a button that sends it again to the same address. */
export function UnsentForm({ page: { locale, path }, typed }: UnsentFormProps) {
  const t = unsentMessages(locale)
  return (
    <form className="submission" method="post" action={localePath(locale, path)}>
      {Object.entries(typed).map(([name, value]) =>
        value.length > maxHiddenLength || value.includes('\n') ? (
          <div className="field" key={name}>
            <label htmlFor={name}>{t.typed}</label>
            <textarea id={name} name={name} rows={8} defaultValue={value} />
          </div>
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <button type="submit" className="button">
        {t.again}
      </button>
    </form>
  )
}
