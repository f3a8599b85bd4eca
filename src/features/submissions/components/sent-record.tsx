import type { ReactNode } from 'react'
import { home } from '../../../brand/chosen.ts'
import { formTexts } from '../../../languages/form-texts.ts'
import { findSentMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDuration, formatFullDay } from '../../../shared/format.ts'
import { formKeyField, intentField } from '../../../shared/forms/form-key.ts'
import { toWording } from '../../../shared/forms/form-wordings.ts'
import { removedElsewhereWithinDays, type SentRecord } from '../../../shared/forms/sent-record.ts'
import { spellNumber } from '../../../shared/forms/submission-number.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { dayIn, timeIn } from '../../../shared/zoned-time.ts'
import { Icon } from '../../../ui/components/icon.tsx'
import { toSentLines } from '../forms/sent-lines.ts'

interface SentRecordProps {
  record: SentRecord
  /** As it asked for this: what is done next is asked for in the same way. */
  form: Form
  locale: Locale
  /** What the form is about, in words. */
  concert: string | undefined
}

/** What one has sent, and what may be done with it. */
export function SentRecordView({ record, form, locale, concert }: SentRecordProps) {
  const t = findSentMessages(locale)
  const { number, sentAt, state, content } = record
  const lines = toSentLines(locale, record.form, content)
  return (
    <>
      <p>
        <a className="back" href={localePath(locale, pathTo('findSent'))}>
          <Icon name="back" />
          {t.findAnother}
        </a>
      </p>
      <h1>{t.title}</h1>
      <div className="sent-card">
        {t.number} <strong className="sent-number">{spellNumber(number)}</strong>
        <dl className="sent-lines">
          <Line label={t.state}>{t.states[state]}</Line>
          <Line label={t.sentAt}>
            <time dateTime={new Date(sentAt).toISOString()}>
              {formatFullDay(locale, dayIn(home.timeZone, sentAt))}, {timeIn(home.timeZone, sentAt)}
            </time>
          </Line>
          <Line label={t.form}>{formTexts(locale, record.form, toWording(content.wording)).title}</Line>
        </dl>
      </div>
      <section className="sent-answers" aria-labelledby="answers">
        <h2 id="answers">{t.answers}</h2>
        <dl className="sent-lines">
          {lines.map(({ name, label, text }) => (
            <Line key={name} label={label}>
              {name === 'concert' ? (concert ?? text) : text}
            </Line>
          ))}
        </dl>
      </section>
      <div className="sent-actions">
        <Wish name="export" form={form} locale={locale}>
          <button type="submit" className="button">
            {t.download}
          </button>
        </Wish>
        <details>
          <summary className="button button-quiet">{t.remove}</summary>
          <Wish name="remove" form={form} locale={locale}>
            <p>
              <strong>{t.question}</strong>{' '}
              {record.isElsewhere
                ? t.questionElsewhere(formatDuration(locale, removedElsewhereWithinDays * 24 * 60 * 60))
                : t.questionHere}
            </p>
            <button type="submit" className="button">
              {t.confirm}
            </button>
          </Wish>
        </details>
      </div>
    </>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Sends what was typed once more, with what is wished. */
function Wish({
  name,
  form,
  locale,
  children,
}: {
  name: string
  form: Form
  locale: Locale
  children: ReactNode
}) {
  const sent = { ...form.typed, [formKeyField]: form.key, [intentField]: name }
  return (
    <form method="post" action={localePath(locale, pathTo('findSent'))}>
      {Object.entries(sent).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  )
}
