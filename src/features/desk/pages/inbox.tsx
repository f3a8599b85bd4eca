import * as z from 'zod/mini'
import { formTexts } from '../../../languages/form-texts.ts'
import { deskInboxMessages, submissionFormMessages } from '../../../languages/texts.ts'
import { deskActionPath, deskPathTo } from '../../../routes/desk-addresses.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { type FormName, formNames, toFormWording } from '../../../shared/forms/form-names.ts'
import { type InboxRow, inboxViews } from '../../../shared/forms/inbox-entries.ts'
import { spellSubmissionNumber } from '../../../shared/forms/sent-submission.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { Done } from '../../../ui/forms/form-errors.tsx'
import { FactLine } from '../components/desk-table.tsx'
import { formatInstant } from '../format-instant.ts'
import { type InboxQuery, inboxQuerySchema, toInboxFilter, toInboxSearch } from '../forms/inbox-forms.ts'
import { defineDeskPage } from './define-desk-page.tsx'

const querySchema = z.extend(inboxQuerySchema, {
  done: z.catch(z.optional(z.enum(['erase'])), undefined),
})

/** `/desk/inbox`: the submissions of visitors. */
export const inboxPage = defineDeskPage('deskInbox', {
  query: querySchema,
  actions: { export: async () => (await import('../actions/exports.ts')).exportInboxAction },
  styles: ['chips'],
  load: async ({ visitor: { submissions }, query, viewer }) => {
    if (!submissions) return {}
    const [page, counts] = await Promise.all([
      submissions.listInbox(toInboxFilter(query, viewer.user.username)),
      submissions.countInbox(),
    ])
    return { page, counts }
  },
  View: ({ page: { locale, query, form }, data: { page, counts } }) => {
    const t = deskInboxMessages(locale)
    const here = localePath(locale, deskPathTo('deskInbox'))
    if (!page || !counts) return <p className="notice">{t.notSetUp}</p>
    const canExport = page.rows.length > 0
    return (
      <>
        <Done form={form} word={query.done} texts={t.done} />
        <nav className="chips desk-tabs" aria-label={t.views.label}>
          {inboxViews.map((view) => {
            const count = view in counts ? new Map(Object.entries(counts)).get(view) : 0
            return (
              <a
                key={view}
                href={`${here}${toInboxSearch({ view, form: query.form })}`}
                aria-current={query.q === '' && view === query.view ? 'page' : undefined}
              >
                {t.views[view]}
                {count ? <i>{t.count(count)}</i> : null}
              </a>
            )
          })}
        </nav>
        <SearchForm locale={locale} query={query} here={here} />
        {page.rows.length > 0 ? (
          <InboxList locale={locale} rows={page.rows} format={formatInstant} />
        ) : (
          <div className="empty">
            <p className="empty-title">{query.q ? t.nothingFound : t.empty[query.view]}</p>
          </div>
        )}
        <div className="desk-buttons">
          {page.next ? (
            <a
              className="button button-quiet"
              href={`${here}${toInboxSearch({ ...query, from: page.next })}`}
            >
              {t.older}
            </a>
          ) : null}
          {canExport ? (
            <form method="post" action={localePath(locale, deskActionPath('deskInbox', 'export'))}>
              <input type="hidden" name={formKeyField} value="" />
              <input type="hidden" name="view" value={query.view} />
              <input type="hidden" name="form" value={query.form ?? ''} />
              <input type="hidden" name="q" value={query.q} />
              <button type="submit" className="button button-quiet">
                {t.export}
              </button>
            </form>
          ) : null}
        </div>
        {canExport ? <p className="note">{t.exportNote}</p> : null}
      </>
    )
  },
})

function SearchForm({ locale, query, here }: { locale: Locale; query: InboxQuery; here: string }) {
  const t = deskInboxMessages(locale)
  return (
    <search>
      <form className="desk-search" action={here}>
        {query.view === 'open' ? null : <input type="hidden" name="view" value={query.view} />}
        <div className="field">
          <label htmlFor="q">{t.search}</label>
          <input
            id="q"
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={200}
            aria-describedby="q-hint"
          />
        </div>
        <div className="field">
          <label htmlFor="form">{t.form}</label>
          <select id="form" name="form" defaultValue={query.form ?? ''}>
            <option value="">{t.allForms}</option>
            {formNames.map((form) => (
              <option key={form} value={form}>
                {submissionFormMessages(locale)[form].submission}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-quiet">
          {t.find}
        </button>
        <p className="field-hint" id="q-hint">
          {t.searchHint}
        </p>
      </form>
    </search>
  )
}

interface InboxListProps {
  locale: Locale
  rows: readonly InboxRow[]
  /** Formats the time at which a submission was sent. */
  format: (...given: Parameters<typeof formatInstant>) => string
}

const toTopicText = (locale: Locale, form: FormName, topic: string) =>
  formTexts(locale, form, toFormWording(undefined)).choices.topic?.[topic] ?? topic

/** What visitors have sent, a line each: who, what about, what they wrote, and what has become of it. */
function InboxList({ locale, rows, format }: InboxListProps) {
  const t = deskInboxMessages(locale)
  return (
    <ul className="inbox">
      {rows.map(
        ({ number, form, sentAt, sender, beginning, isSuspected, handling, assignee, topic, ...row }) => (
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
                topic ? toTopicText(locale, form, topic) : undefined,
                submissionFormMessages(locale)[form].submission,
                spellSubmissionNumber(number),
                format(locale, sentAt),
                assignee ? t.assignedTo(assignee) : undefined,
              ]}
            />
          </li>
        ),
      )}
    </ul>
  )
}
