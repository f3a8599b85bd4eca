import type { ReactNode } from 'react'
import { home } from '../../../brand/chosen.ts'
import { formTexts } from '../../../languages/form-texts.ts'
import { findSentMessages } from '../../../languages/texts.ts'
import type { Form } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDuration, formatFullDay, formatTime } from '../../../shared/format.ts'
import { formKeyField, intentField } from '../../../shared/forms/form-key.ts'
import { toFormWording } from '../../../shared/forms/form-names.ts'
import {
  removalDeadlineDays,
  type SubmissionRecord,
  spellSubmissionNumber,
} from '../../../shared/forms/sent-submission.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { toDayInZone, toTimeInZone } from '../../../shared/zoned-time.ts'
import { Icon } from '../../../ui/components/icon.tsx'
import { toSubmissionLines } from '../forms/submission-lines.ts'

interface SubmissionRecordProps {
  record: SubmissionRecord
  /** The form that found the submission. Its values are sent again with the next intent. */
  form: Form
  locale: Locale
  /** Name of the concert that the form is about. */
  concert: string | undefined
}

/** A visitor's own submission, with buttons to download and remove it. */
export function SubmissionRecordView({ record, form, locale, concert }: SubmissionRecordProps) {
  const t = findSentMessages(locale)
  const { number, sentAt, state, content } = record
  const lines = toSubmissionLines(locale, record.form, content)
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
        {t.number} <strong className="sent-number">{spellSubmissionNumber(number)}</strong>
        <dl className="sent-lines">
          <LabelledValue label={t.state}>{t.states[state]}</LabelledValue>
          <LabelledValue label={t.sentAt}>
            <time dateTime={new Date(sentAt).toISOString()}>
              {formatFullDay(locale, toDayInZone(home.timeZone, sentAt))},{' '}
              {formatTime(locale, toTimeInZone(home.timeZone, sentAt))}
            </time>
          </LabelledValue>
          <LabelledValue label={t.form}>
            {formTexts(locale, record.form, toFormWording(content.wording)).title}
          </LabelledValue>
        </dl>
      </div>
      <section className="sent-answers" aria-labelledby="answers">
        <h2 id="answers">{t.answers}</h2>
        <dl className="sent-lines">
          {lines.map(({ name, label, text }) => (
            <LabelledValue key={name} label={label}>
              {name === 'concert' ? (concert ?? text) : text}
            </LabelledValue>
          ))}
        </dl>
      </section>
      <div className="sent-actions">
        <IntentForm name="export" form={form} locale={locale}>
          <button type="submit" className="button">
            {t.download}
          </button>
        </IntentForm>
        <details>
          <summary className="button button-quiet">{t.remove}</summary>
          <IntentForm name="remove" form={form} locale={locale}>
            <p>
              <strong>{t.question}</strong>{' '}
              {record.hasOtherCopies
                ? t.questionElsewhere(formatDuration(locale, removalDeadlineDays * 24 * 60 * 60))
                : t.questionHere}
            </p>
            <button type="submit" className="button">
              {t.confirm}
            </button>
          </IntentForm>
        </details>
      </div>
    </>
  )
}

const LabelledValue = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Sends the typed number and contact again, with another intent. */
function IntentForm({
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
