import * as z from 'zod/mini'
import { StoreMissing } from '../../../errors.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { toCsv } from '../../../shared/csv.ts'
import { inboxQuerySchema, toInboxFilter } from '../forms/inbox-forms.ts'

/** `POST /desk/inbox/export`: the list that the page shows as CSV. */
export const exportInboxAction = defineDeskAction({
  schema: inboxQuerySchema,
  isRepeatable: true,
  // The log doesn't repeat the searched text, which may be somebody's name.
  toLogSubject: ({ view, form, q }) => [view, form, q && 'search'].filter(Boolean).join(' '),
  handle: async ({ visitor: { submissions }, values, by, page: { locale } }) => {
    if (!submissions) throw new StoreMissing('DB')
    const filter = toInboxFilter(values, by)
    return { file: { name: 'inbox.csv', csv: await submissions.exportInbox(filter, locale) } }
  },
})

/** `POST /desk/newsletter/export`: all readers of the newsletter as CSV. */
export const exportNewsletterAction = defineDeskAction({
  schema: z.object({}),
  isRepeatable: true,
  handle: async ({ visitor: { notices }, page: { locale } }) => {
    if (!notices) throw new StoreMissing('DB')
    return { file: { name: 'newsletter.csv', csv: await notices.exportNewsletter(locale) } }
  },
})

/** Pages of the log in one file: 100 rows each, so a busy year of an office. */
const maxPages = 100

/** `POST /desk/log/export`: the whole log as CSV. */
export const exportLogAction = defineDeskAction({
  schema: z.object({}),
  isRepeatable: true,
  handle: async ({ desk, page: { locale } }) => {
    const all: object[] = []
    let before: number | undefined
    for (let page = 0; page < maxPages; page += 1) {
      const { rows, next } = await desk.readLog(before)
      const lines = rows.map(({ at, isDone, ...row }) => ({
        ...row,
        at: new Date(at),
        done: isDone === undefined ? '' : isDone ? 'yes' : 'no',
      }))
      all.push(...lines)
      before = next
      if (next === undefined) break
    }
    const columns = ['at', 'name', 'action', 'subject', 'done']
    return { file: { name: 'desk-log.csv', csv: toCsv(all, columns, locale) } }
  },
})
