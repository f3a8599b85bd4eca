import { bellMessages, pushPageMessages } from '../../../languages/texts.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { pushStepField } from '../../../shared/forms/push-fields.ts'
import { localePath } from '../../../shared/urls.ts'

interface NoticeChannelsProps {
  page: Page
  /** A sentence for each channel on which the visitor gets notices. */
  reached: readonly string[]
}

/** The channels on which a visitor gets notices, and links to the calendar and the feed. */
export function NotificationChannels({ page, reached }: NoticeChannelsProps) {
  const { locale, config } = page
  const t = pushPageMessages(locale)
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
      {config.hasNotices && !config.PUSH_PUBLIC_KEY && !config.MAIL_FROM && config.messengers.length === 0 ? (
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
