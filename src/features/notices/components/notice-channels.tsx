import { bellMessages, pushPageMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { type Topic, toTopicText } from '../../../shared/notices.ts'
import { localePath } from '../../../shared/urls.ts'
import { pushStepField, topicsField } from '../forms/push-fields.ts'

interface NoticeChannelsProps {
  page: Page
  followed: readonly Topic[]
  offered: readonly Topic[]
  /** A sentence for each channel on which the visitor gets notices. */
  reached: readonly string[]
}

/** The channels on which a visitor gets notices, the e-mail form, and links to the calendar and the feed. */
export function NotificationChannels({ page, followed, offered, reached }: NoticeChannelsProps) {
  const { locale, config } = page
  const t = pushPageMessages(locale)
  const hasMail = config.hasNotices && config.MAIL_FROM !== undefined
  return (
    <>
      {config.PUSH_PUBLIC_KEY ? (
        <>
          <noscript>
            <p className="note">{t.noScript}</p>
          </noscript>
          <p className="note">
            {t.ios} {bellMessages(locale).night}
          </p>
        </>
      ) : null}
      {config.hasNotices && !config.PUSH_PUBLIC_KEY && !hasMail ? (
        <p className="notice">{t.neither}</p>
      ) : null}
      {reached.length > 0 ? (
        <section>
          {reached.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <form method="post" action={localePath(locale, pathTo('push'))}>
            <input type="hidden" name={pushStepField} value="forget" />
            <button type="submit" className="button button-quiet">
              {t.forget}
            </button>
          </form>
        </section>
      ) : null}
      {hasMail && (offered.length > 0 || followed.length > 0) ? (
        <MailForm page={page} topics={[...offered, ...followed]} />
      ) : null}
      <section>
        <h2>{t.otherWays}</h2>
        <ul className="links">
          <li>
            <a href={localePath(locale, pathTo('scheduleCalendar'))}>{t.calendar}</a>
          </li>
          <li>
            <a href={localePath(locale, pathTo('concertsFeed'))}>{t.feed}</a>
          </li>
        </ul>
      </section>
    </>
  )
}

function MailForm({ page: { locale, form }, topics }: { page: Page; topics: readonly Topic[] }) {
  const t = pushPageMessages(locale)
  const isWrong = form?.errors.some(({ field }) => field === 'email')
  return (
    <section>
      <h2>{t.byMail}</h2>
      <p>{t.byMailHint}</p>
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
              {t.faults.email}
            </span>
          ) : null}
        </p>
        <button type="submit" className="button">
          {t.sendLetter}
        </button>
      </form>
    </section>
  )
}
