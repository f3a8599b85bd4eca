import * as z from 'zod/mini'
import { type FormName, isFormName } from '../../../shared/forms/form-names.ts'
import { type InboxFilter, inboxViews } from '../../../shared/forms/inbox.ts'

const formSchema = z.custom<FormName>((form) => typeof form === 'string' && isFormName(form))

/** The list that the inbox shows, as its address and the form of its export have it. */
export const inboxQuerySchema = z.object({
  view: z.catch(z.enum(inboxViews), 'open'),
  form: z.catch(z.optional(formSchema), undefined),
  q: z.catch(z.string().check(z.maxLength(200)), ''),
  from: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
})
export type InboxQuery = z.infer<typeof inboxQuerySchema>

export const toInboxFilter = ({ view, form, q, from }: InboxQuery): InboxFilter => ({
  view,
  form,
  search: q,
  from,
})

/** Writes a list as the query of the inbox's address; values of the usual list are left out. */
export function toInboxSearch({ view, form, q, from }: Partial<InboxQuery>): string {
  const query = new URLSearchParams({
    ...(view && view !== 'open' ? { view } : {}),
    ...(form ? { form } : {}),
    ...(q ? { q } : {}),
    ...(from ? { from } : {}),
  }).toString()
  return query && `?${query}`
}
