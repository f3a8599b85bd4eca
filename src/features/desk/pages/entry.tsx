import * as z from 'zod/mini'
import { NotFound } from '../../../errors.ts'
import { deskInboxMessages, submissionFormMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { formatFullDay } from '../../../shared/format.ts'
import { entryChanges, type InboxRemark } from '../../../shared/forms/inbox-entries.ts'
import { spellSubmissionNumber, toSubmissionNumber } from '../../../shared/forms/sent-submission.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { chooseFaultText, Done, FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FactLine } from '../components/desk-table.tsx'
import { EntryActions } from '../components/entry-actions.tsx'
import { AnswerForm, NoteForm } from '../components/entry-forms.tsx'
import { formatInstant } from '../format-instant.ts'
import { replyTextId } from '../forms/inbox-forms.ts'
import { defineDeskPage } from './define-desk-page.tsx'

const doneWords = [...entryChanges, 'sent', 'waiting', 'refused', 'note'] as const
const querySchema = z.object({
  done: z.catch(z.optional(z.enum(doneWords)), undefined),
  /** The ready text that is put into the answer. */
  ready: replyTextId,
})

/** `/desk/inbox/{number}`: one thing that a visitor has sent, with all that the office does about it. */
export const entryPage = defineDeskPage('deskEntry', {
  query: querySchema,
  actions: {
    answer: async () => (await import('../actions/change-entry.ts')).answerAction,
    note: async () => (await import('../actions/change-entry.ts')).noteAction,
    change: async () => (await import('../actions/change-entry.ts')).changeAction,
    erase: async () => (await import('../actions/change-entry.ts')).eraseAction,
  },
  load: async ({ visitor: { submissions, desk }, params, locale, path }) => {
    const number = toSubmissionNumber(params.number)
    const [entry, canAnswer, colleagues] = await Promise.all([
      submissions?.readEntry(number, locale),
      submissions?.canAnswer() ?? false,
      desk?.readColleagues() ?? [],
    ])
    if (!entry) throw new NotFound(path)
    const readyTexts = (await desk?.readReplyTexts(entry.locale)) ?? []
    return { entry, canAnswer, colleagues, readyTexts }
  },
  title: (_page, { entry }) => entry.sender || spellSubmissionNumber(entry.number),
  View: ({ page, data: { entry, canAnswer, colleagues, readyTexts } }) => {
    const { locale, viewer, form = emptyForm } = page
    const t = deskInboxMessages(locale)
    return (
      <>
        <FactLine
          className="lead"
          facts={[
            submissionFormMessages(locale)[entry.form].submission,
            spellSubmissionNumber(entry.number),
            formatInstant(locale, entry.sentAt),
          ]}
        />
        <Done form={page.form} word={page.query.done} texts={t.done} alerts={['refused']} />
        <FormErrors
          form={form}
          locale={locale}
          title={t.notDone}
          toText={(fault) => {
            const { handled } = entry
            if (fault === 'conflict')
              return handled
                ? t.conflict(handled.name, t.handledAs(handled.as), formatInstant(locale, handled.at))
                : t.changed
            return chooseFaultText(t.faults, fault, t.faults.missing)
          }}
        />
        {entry.removeUntil ? (
          <p className="notice">{t.removal(formatFullDay(locale, entry.removeUntil))}</p>
        ) : null}
        <div className="entry">
          <div className="entry-main">
            <dl className="entry-lines" lang={undefined}>
              {entry.lines.map(({ name, label, text }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd lang={name === 'message' ? entry.locale : undefined}>{text}</dd>
                </div>
              ))}
            </dl>
            <EntryThread locale={locale} remarks={entry.remarks} />
            <AnswerForm
              page={page}
              entry={entry}
              canAnswer={canAnswer}
              readyTexts={readyTexts}
              ready={page.query.ready}
            />
            <NoteForm page={page} entry={entry} />
          </div>
          <EntryActions page={page} entry={entry} viewer={viewer} colleagues={colleagues} />
        </div>
        <p>
          <a href={localePath(locale, deskPathTo('deskInbox'))}>{t.back}</a>
        </p>
      </>
    )
  },
})

/** Answers and notes of the office and replies of the sender, the oldest first. */
function EntryThread({ locale, remarks }: { locale: Locale; remarks: readonly InboxRemark[] }) {
  const t = deskInboxMessages(locale)
  if (remarks.length === 0) return null
  return (
    <section aria-labelledby="thread">
      <h2 id="thread">{t.thread}</h2>
      <ol className="entry-thread">
        {remarks.map(({ kind, author, at, text, address, state }) => (
          <li key={`${at} ${kind}`} className={`entry-${kind}`}>
            <FactLine
              className="note"
              facts={[
                kind === 'note'
                  ? t.noteBy(author)
                  : kind === 'reply'
                    ? t.replyBy(author)
                    : t.answerBy(author, address ?? ''),
                formatInstant(locale, at),
              ]}
            />
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
