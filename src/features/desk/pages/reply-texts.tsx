import * as z from 'zod/mini'
import { deskReplyTextMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { deskActionPath, deskPathTo } from '../../../routes/desk-addresses.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { isLocale, localeNames } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { chooseFaultText, Done, FormErrors } from '../../../ui/forms/form-errors.tsx'
import { DeskTable } from '../components/desk-table.tsx'
import { maxAnswerLength, maxReplyTextName, replyTextId } from '../forms/inbox-forms.ts'
import type { ReplyText } from '../reply-texts.ts'
import { type DeskRequest, defineDeskPage } from './define-desk-page.tsx'

const querySchema = z.object({
  /** The text that the form changes. */
  edit: replyTextId,
  done: z.catch(z.optional(z.enum(['save', 'remove'])), undefined),
})

/** `/desk/texts`: texts that the office keeps ready for its answers, by language. */
export const replyTextsPage = defineDeskPage('deskReplyTexts', {
  query: querySchema,
  actions: {
    save: async () => (await import('../actions/reply-texts.ts')).saveReplyTextAction,
    remove: async () => (await import('../actions/reply-texts.ts')).removeReplyTextAction,
  },
  load: async ({ visitor: { desk } }) => ({ texts: (await desk?.readReplyTexts()) ?? [] }),
  View: ({ page, data: { texts } }) => {
    const { locale, query, form = emptyForm } = page
    const t = deskReplyTextMessages(locale)
    const here = localePath(locale, deskPathTo('deskReplyTexts'))
    const edited = texts.find(({ id }) => String(id) === (form.typed.id ?? String(query.edit)))
    return (
      <>
        <p className="lead">{t.lead}</p>
        <Done form={form} word={query.done} texts={t.done} />
        <FormErrors
          form={form}
          locale={locale}
          title={t.notDone}
          toText={(fault) => chooseFaultText(t.faults, fault, t.faults.missing)}
        />
        {texts.length === 0 ? null : (
          <DeskTable
            label={t.texts}
            columns={[t.name, t.language, t.text, t.change]}
            rows={texts.map(({ id, name, locale: of, body }) => ({
              key: id,
              cells: [
                name,
                localeNames[of],
                <span key="text" lang={of}>
                  {body.length > shownLength ? `${body.slice(0, shownLength)}…` : body}
                </span>,
                <form
                  key="change"
                  method="post"
                  className="desk-buttons"
                  action={localePath(locale, deskActionPath('deskReplyTexts', 'remove'))}
                >
                  <a
                    className="button button-quiet"
                    href={`${here}?edit=${id}#name`}
                    aria-label={t.changeOf(name)}
                  >
                    {t.change}
                  </a>
                  <input type="hidden" name={formKeyField} value={form.key} />
                  <input type="hidden" name="id" value={id} />
                  <button type="submit" className="button button-quiet" aria-label={t.removeOf(name)}>
                    {t.remove}
                  </button>
                </form>,
              ],
            }))}
          />
        )}
        <section>
          <h2>{edited ? t.changeOf(edited.name) : t.make}</h2>
          <ReplyTextForm page={page} edited={edited} />
        </section>
      </>
    )
  },
})

/** Letters of a text that the table shows. */
const shownLength = 160

function ReplyTextForm({ page, edited }: { page: DeskRequest; edited: ReplyText | undefined }) {
  const { locale, form = emptyForm, config } = page
  const t = deskReplyTextMessages(locale)
  const { typed } = form
  const isWrong = (name: string) => form.errors.some(({ field }) => field === name) || undefined
  const language = typed.locale ?? edited?.locale ?? locale
  return (
    <form
      className="submission desk-form"
      method="post"
      action={localePath(locale, deskActionPath('deskReplyTexts', 'save'))}
    >
      <input type="hidden" name={formKeyField} value={form.key} />
      {edited ? <input type="hidden" name="id" value={edited.id} /> : null}
      <div className="field">
        <label htmlFor="name">{t.name}</label>
        <input
          id="name"
          name="name"
          maxLength={maxReplyTextName}
          defaultValue={typed.name ?? edited?.name}
          aria-invalid={isWrong('name')}
        />
      </div>
      <div className="field">
        <label htmlFor="locale">{t.language}</label>
        <select id="locale" name="locale" defaultValue={language}>
          {config.LOCALES.map((each) => (
            <option key={each} value={each}>
              {localeNames[each]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="body">{t.text}</label>
        <textarea
          id="body"
          name="body"
          rows={8}
          maxLength={maxAnswerLength}
          lang={isLocale(language) ? language : undefined}
          defaultValue={typed.body ?? edited?.body}
          aria-invalid={isWrong('body')}
        />
      </div>
      <button type="submit" className="button">
        {t.save}
      </button>
    </form>
  )
}
