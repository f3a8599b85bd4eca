import type { ReactNode } from 'react'
import { deskInboxMessages, deskReplyTextMessages } from '../../../languages/texts.ts'
import { emptyForm, type Form } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { type DeskActionName, deskActionPath, deskPathTo } from '../../../routes/desk-addresses.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import type { InboxEntry } from '../../../shared/forms/inbox-entries.ts'
import { localePath } from '../../../shared/urls.ts'
import { maxAnswerLength, maxNoteLength } from '../forms/inbox-forms.ts'
import type { ReplyText } from '../reply-texts.ts'

interface EntryFormProps {
  page: Page
  entry: InboxEntry
}

/**
 * A form of an entry. It carries the version that its page shows: after a conflict the next press is made in knowledge
 * of the other change.
 */
export function EntryForm({
  page,
  entry,
  action,
  className,
  children,
}: EntryFormProps & { action: DeskActionName<'deskEntry'>; className?: string; children: ReactNode }) {
  return (
    <form className={className} method="post" action={toPath(page, entry, action)}>
      <input type="hidden" name={formKeyField} value={page.form?.key ?? ''} />
      <input type="hidden" name="version" value={entry.version} />
      {children}
    </form>
  )
}

const toPath = ({ locale }: Page, { number }: InboxEntry, action: DeskActionName<'deskEntry'>) =>
  localePath(locale, deskActionPath('deskEntry', action, { number: number.toLowerCase() }))

/** Returns the values typed into an action's form if the page shows that form again; otherwise none. */
const typedInto = (page: Page, entry: InboxEntry, action: DeskActionName<'deskEntry'>): Form =>
  localePath(page.locale, page.path) === toPath(page, entry, action) ? (page.form ?? emptyForm) : emptyForm

interface AnswerFormProps extends EntryFormProps {
  canAnswer: boolean
  /** Ready texts in the language of whoever wrote. */
  readyTexts: readonly ReplyText[]
  /** The ready text that was chosen. */
  ready: number | undefined
}

/** The form of an answer by e-mail. The text of an answer that the mailer has refused is in it again. */
export function AnswerForm({ page, entry, canAnswer, readyTexts, ready }: AnswerFormProps) {
  const t = deskInboxMessages(page.locale)
  const { email, phone } = entry
  if (entry.removeUntil !== undefined) return null
  if (!email)
    return (
      <p className="notice">
        {t.noEmail} {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
      </p>
    )
  if (!canAnswer)
    return (
      <p className="notice">
        {t.noMailer} <a href={`mailto:${email}`}>{email}</a>
      </p>
    )
  const form = typedInto(page, entry, 'answer')
  const refused = entry.remarks.findLast(({ kind }) => kind === 'answer')
  const chosen = readyTexts.find(({ id }) => id === ready)?.body
  const text = form.typed.text ?? chosen ?? (refused?.state === 'refused' ? refused.text : '')
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">{t.answer}</h2>
      <ReadyTexts page={page} entry={entry} texts={readyTexts} ready={ready} />
      <EntryForm page={page} entry={entry} action="answer" className="submission">
        <div className="field">
          <label htmlFor="text">{t.answerTo(email)}</label>
          <textarea
            id="text"
            name="text"
            rows={8}
            maxLength={maxAnswerLength}
            lang={entry.locale}
            defaultValue={text}
            aria-invalid={form.errors.some(({ field }) => field === 'text') ? true : undefined}
            aria-describedby="text-hint"
          />
          <span className="field-hint" id="text-hint">
            {t.answerHint}
          </span>
        </div>
        <button type="submit" className="button">
          {t.send}
        </button>
      </EntryForm>
    </section>
  )
}

interface ReadyTextsProps extends EntryFormProps, Pick<AnswerFormProps, 'ready'> {
  texts: readonly ReplyText[]
}

/** Puts a ready text into the answer. The form opens the entry's page again with the text, so it works without a script. */
function ReadyTexts({ page: { locale }, entry, texts, ready }: ReadyTextsProps) {
  const t = deskReplyTextMessages(locale)
  const here = localePath(locale, deskPathTo('deskEntry', { number: entry.number.toLowerCase() }))
  if (texts.length === 0)
    return (
      <p className="note">
        <a href={localePath(locale, deskPathTo('deskReplyTexts'))}>{t.toTexts}</a>
      </p>
    )
  return (
    <form className="desk-buttons" action={`${here}#answer`}>
      <select name="ready" aria-label={t.ready} defaultValue={ready} aria-describedby="ready-hint">
        {texts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet">
        {t.insert}
      </button>
      <span className="field-hint" id="ready-hint">
        {t.insertNote}
      </span>
    </form>
  )
}

/** The form of a note that only the office reads. */
export function NoteForm({ page, entry }: EntryFormProps) {
  const t = deskInboxMessages(page.locale)
  const form = typedInto(page, entry, 'note')
  const hasCome = form.errors.length > 0
  return (
    <details className="entry-note-form" open={hasCome}>
      <summary>{t.note}</summary>
      <EntryForm page={page} entry={entry} action="note" className="submission">
        <div className="field">
          <label htmlFor="note">{t.noteLabel}</label>
          <textarea id="note" name="note" rows={3} maxLength={maxNoteLength} defaultValue={form.typed.note} />
        </div>
        <button type="submit" className="button button-quiet">
          {t.addNote}
        </button>
      </EntryForm>
    </details>
  )
}
