import { StoreMissing } from '../../../errors.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { inboxQuerySchema, toInboxFilter } from '../forms/inbox-query.ts'

/** `POST /desk/inbox/export`: the list that the page shows as CSV. */
export const exportInboxAction = defineDeskAction({
  schema: inboxQuerySchema,
  isRepeatable: true,
  // What was searched for may be somebody's name.
  toLogSubject: ({ view, form, q }) => [view, form, q && 'search'].filter(Boolean).join(' '),
  handle: async ({ visitor: { submissions }, values }) => {
    if (!submissions) throw new StoreMissing('DB')
    return { file: { name: 'inbox.csv', csv: await submissions.exportInbox(toInboxFilter(values)) } }
  },
})
