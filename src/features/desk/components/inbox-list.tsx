import { deskInboxMessages, submissionFormMessages } from '../../../languages/texts.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import type { InboxRow } from '../../../shared/forms/inbox.ts'
import { spellSubmissionNumber } from '../../../shared/forms/submission-number.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import type { formatInstant } from '../format-instant.ts'
import { FactLine } from './fact-line.tsx'

interface InboxListProps {
  locale: Locale
  rows: readonly InboxRow[]
  /** Formats the time at which a submission was sent. */
  format: (...given: Parameters<typeof formatInstant>) => string
}

/** What visitors have sent, a line each: who, what they wrote, and what has become of it. */
export function InboxList({ locale, rows, format }: InboxListProps) {
  const t = deskInboxMessages(locale)
  return (
    <ul className="inbox">
      {rows.map(({ number, form, sentAt, sender, beginning, isSuspected, handling, assignee, ...row }) => (
        <li key={number} className={isSuspected ? 'inbox-suspected' : undefined}>
          <a href={localePath(locale, deskPathTo('deskEntry', { number: number.toLowerCase() }))}>
            <strong>{sender || t.noName}</strong>
            {isSuspected ? <span className="desk-mark">{t.suspected}</span> : null}
            {handling === 'open' ? null : <span className="desk-mark">{t.handling[handling]}</span>}
            {beginning ? (
              <span className="inbox-beginning" lang={row.locale}>
                {beginning}
              </span>
            ) : null}
          </a>
          <FactLine
            className="note"
            facts={[
              submissionFormMessages(locale)[form].submission,
              spellSubmissionNumber(number),
              format(locale, sentAt),
              assignee ? t.assignedTo(assignee) : undefined,
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
