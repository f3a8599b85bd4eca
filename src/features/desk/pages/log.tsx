import * as z from 'zod/mini'
import { deskMessages } from '../../../languages/texts.ts'
import { deskActionPath, deskPathTo } from '../../../routes/desk-addresses.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import { localePath } from '../../../shared/urls.ts'
import { DeskTable } from '../components/desk-table.tsx'
import { formatInstant } from '../format-instant.ts'
import { defineDeskPage } from './define-desk-page.tsx'

const querySchema = z.object({
  /** Id of the last row of the page before. */
  before: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined),
})

/** `/desk/log`: who did what at the desk within a year. */
export const logPage = defineDeskPage('deskLog', {
  query: querySchema,
  load: async ({ visitor, query }) => (await visitor.desk?.readLog(query.before)) ?? { rows: [] },
  actions: { export: async () => (await import('../actions/exports.ts')).exportLogAction },
  View: ({ page: { locale }, data: { rows, next } }) => {
    const { log: t, actions } = deskMessages(locale)
    const actionNames = new Map<string, string>(Object.entries(actions))
    return (
      <>
        <p className="lead">{t.lead}</p>
        {rows.length === 0 ? (
          <p className="notice">{t.none}</p>
        ) : (
          <DeskTable
            label={t.title}
            columns={[t.when, t.who, t.what, t.about]}
            rows={rows.map(({ id, at, name, action, subject, isDone }) => ({
              key: id,
              cells: [
                formatInstant(locale, at),
                name,
                `${actionNames.get(action) ?? action}${isDone ? '' : `, ${isDone === false ? t.notDone : t.unknown}`}`,
                subject,
              ],
            }))}
          />
        )}
        {rows.length > 0 ? (
          <form method="post" action={localePath(locale, deskActionPath('deskLog', 'export'))}>
            <input type="hidden" name={formKeyField} value="" />
            <button type="submit" className="button button-quiet">
              {t.export}
            </button>
          </form>
        ) : null}
        {next ? (
          <p>
            <a
              className="button button-quiet"
              href={`${localePath(locale, deskPathTo('deskLog'))}?before=${next}`}
            >
              {t.older}
            </a>
          </p>
        ) : null}
      </>
    )
  },
})
