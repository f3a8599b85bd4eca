import * as z from 'zod/mini'
import { deskContentMessages } from '../../../languages/texts.ts'
import { emptyForm } from '../../../rendering/action.ts'
import { deskActionPath, deskPathTo } from '../../../routes/desk-addresses.ts'
import { hasRightsOf } from '../../../routes/desk-role.ts'
import { formatFullDay } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import { chooseFaultText, Done, FormErrors } from '../../../ui/forms/form-errors.tsx'
import { DeskTable } from '../components/desk-table.tsx'
import { ExportForm } from '../components/export-form.tsx'
import { type DeskRequest, defineDeskPage } from './define-desk-page.tsx'

const querySchema = z.object({
  /** The address with which the form is filled in at first. */
  from: z.catch(z.string().check(z.maxLength(2048)), ''),
  /** The last path of the page before. */
  after: z.catch(z.string().check(z.maxLength(2048)), ''),
  done: z.catch(z.optional(z.enum(['make', 'remove'])), undefined),
})
type Query = z.infer<typeof querySchema>

/** `/desk/redirects`: redirects from addresses that are no pages, beside those of the content service. */
export const redirectsPage = defineDeskPage('deskRedirects', {
  query: querySchema,
  actions: {
    make: async () => (await import('../actions/redirects.ts')).makeRedirectAction,
    remove: async () => (await import('../actions/redirects.ts')).removeRedirectAction,
    export: async () => (await import('../actions/export-sheets.ts')).exportSheets('deskRedirects'),
  },
  load: async ({ visitor, query }) => ({ listed: await visitor.redirects?.listPage(query.after) }),
  View: ({ page, data: { listed } }) => {
    const { locale, query, viewer, form = emptyForm } = page
    const t = deskContentMessages(locale)
    const mayChange = hasRightsOf(viewer.role, 'owner')
    if (!listed) return <p className="notice">{t.notSetUp}</p>
    const { redirects, next } = listed
    return (
      <>
        <p className="lead">{t.redirectsLead}</p>
        <Done form={form} word={query.done} texts={t.done} />
        <FormErrors
          form={form}
          locale={locale}
          title={t.notDone}
          toText={(fault) => chooseFaultText(t.redirectFaults, fault, t.redirectFaults.path)}
        />
        {mayChange ? <RedirectForm page={page} /> : null}
        {redirects.length === 0 ? (
          <p className="desk-fine">{t.noRedirects}</p>
        ) : (
          <DeskTable
            label={t.redirects}
            columns={[t.address, t.leadsTo, t.followedOn, t.madeBy, ...(mayChange ? [t.whatNow] : [])]}
            rows={redirects.map(({ path, target, madeBy, followedOn }) => ({
              key: path,
              cells: [
                <code key="path">{path}</code>,
                <code key="target">{target}</code>,
                followedOn ? formatFullDay(locale, followedOn) : t.never,
                madeBy,
                ...(mayChange
                  ? [
                      <form
                        key="remove"
                        method="post"
                        action={localePath(locale, deskActionPath('deskRedirects', 'remove'))}
                      >
                        <input type="hidden" name={formKeyField} value={form.key} />
                        <input type="hidden" name="path" value={path} />
                        <button type="submit" className="button button-quiet" aria-label={t.removeOf(path)}>
                          {t.remove}
                        </button>
                      </form>,
                    ]
                  : []),
              ],
            }))}
          />
        )}
        {next ? (
          <p>
            <a
              className="button button-quiet"
              href={`${localePath(locale, deskPathTo('deskRedirects'))}?${new URLSearchParams({ after: next })}`}
            >
              {t.moreRedirects}
            </a>
          </p>
        ) : null}
        {redirects.length > 0 ? <ExportForm page={page} address="deskRedirects" /> : null}
      </>
    )
  },
})

function RedirectForm({ page }: { page: DeskRequest<unknown, Query> }) {
  const { locale, query, form = emptyForm } = page
  const t = deskContentMessages(locale)
  const field = (name: 'path' | 'target', label: string, hint: string, value: string) => (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={form.typed[name] ?? value}
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${name}-hint`}
        aria-invalid={form.errors.some((error) => error.field === name) ? true : undefined}
      />
      <span className="field-hint" id={`${name}-hint`}>
        {hint}
      </span>
    </div>
  )
  return (
    <form
      className="submission desk-form"
      method="post"
      action={localePath(locale, deskActionPath('deskRedirects', 'make'))}
    >
      <input type="hidden" name={formKeyField} value={form.key} />
      {field('path', t.oldAddress, t.oldHint, query.from)}
      {field('target', t.newAddress, t.newHint, '')}
      <button type="submit" className="button">
        {t.make}
      </button>
    </form>
  )
}
