import { deskInboxMessages } from '../../../languages/texts.ts'
import type { InboxRemark } from '../../../shared/forms/inbox.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { formatInstant } from '../format-instant.ts'

interface EntryThreadProps {
  locale: Locale
  remarks: readonly InboxRemark[]
  format: (...given: Parameters<typeof formatInstant>) => string
}

/** Answers and notes of the office, the oldest first. */
export function EntryThread({ locale, remarks, format }: EntryThreadProps) {
  const t = deskInboxMessages(locale)
  if (remarks.length === 0) return null
  return (
    <section aria-labelledby="thread">
      <h2 id="thread">{t.thread}</h2>
      <ol className="entry-thread">
        {remarks.map(({ kind, author, at, text, address, state }) => (
          <li key={`${at} ${kind}`} className={`entry-${kind}`}>
            <p className="note">
              {[
                kind === 'note' ? t.noteBy(author) : t.answerBy(author, address ?? ''),
                format(locale, at),
              ].join(' · ')}
            </p>
            <p className="entry-text">{text}</p>
            {state && state !== 'sent' ? (
              <p className="desk-mark desk-alert">{t.answerStates[state]}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
