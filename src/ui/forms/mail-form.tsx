import { findLegalLink } from '../../languages/legal-links.ts'
import { bellMessages, pushPageMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { pushStepField, topicsField } from '../../shared/forms/push-fields.ts'
import { type Topic, toTopicText } from '../../shared/notices.ts'
import { localePath } from '../../shared/urls.ts'

/** The field for an e-mail address, beside what is offered: it is all that the newsletter needs. */
export function MailForm({ page: { locale, form }, topics }: { page: Page; topics: readonly Topic[] }) {
  const t = bellMessages(locale)
  const privacy = findLegalLink(locale, 'privacy')
  const isWrong = form?.errors.some(({ field }) => field === 'email')
  return (
    <form
      className="submission mail-form"
      method="post"
      action={localePath(locale, pathTo('push'))}
      noValidate
    >
      <input type="hidden" name={pushStepField} value="mail" />
      <input type="hidden" name={topicsField} value={topics.slice(0, 10).map(toTopicText).join()} />
      <p className="field">
        <label htmlFor="email">{t.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={form?.typed.email}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'email-fault' : undefined}
          required
        />
        {isWrong ? (
          <span className="field-fault" id="email-fault">
            {pushPageMessages(locale).faults.email}
          </span>
        ) : null}
      </p>
      <button type="submit" className="button">
        {t.sendLetter}
      </button>
      <p className="note">
        {t.byMailHint}
        {privacy ? (
          <>
            {' '}
            <a href={privacy.href} lang={privacy.lang}>
              {privacy.text}
            </a>
          </>
        ) : null}
      </p>
    </form>
  )
}
