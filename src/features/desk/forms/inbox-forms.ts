import * as z from 'zod/mini'
import { lineField, textField, toTooLongFault } from '../../../shared/forms/fields.ts'
import { type FormName, isFormName } from '../../../shared/forms/form-names.ts'
import { entryChanges, type InboxFilter, inboxViews } from '../../../shared/forms/inbox-entries.ts'
import { isLocale, type Locale } from '../../../shared/locales.ts'

/** Version of the entry on the page that the form was on. */
const version = z.coerce.number().check(z.int(), z.gte(0))

export const maxAnswerLength = 10_000
export const maxNoteLength = 2000
const maxNameLength = 60

const writtenText = (maxLength: number) =>
  textField(maxLength).check(z.minLength(1, 'missing'), z.maxLength(maxLength, toTooLongFault(maxLength)))

export const answerSchema = z.object({ version, text: writtenText(maxAnswerLength) })
export const noteSchema = z.object({ version, note: writtenText(maxNoteLength) })
export const changeSchema = z.object({
  version,
  change: z.enum(entryChanges),
  assignee: lineField(maxNameLength),
})
export const eraseSchema = z.object({ version, sure: z.literal('yes', { error: 'missing' }) })

const formSchema = z.custom<FormName>((form) => typeof form === 'string' && isFormName(form))

/** The list that the inbox shows, as its address and the form of its export have it. */
export const inboxQuerySchema = z.object({
  view: z.catch(z.enum(inboxViews), 'open'),
  form: z.catch(z.optional(formSchema), undefined),
  q: z.catch(z.string().check(z.maxLength(200)), ''),
  from: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
})
export type InboxQuery = z.infer<typeof inboxQuerySchema>

/** @param reader name of who reads the list */
export const toInboxFilter = ({ view, form, q, from }: InboxQuery, reader: string): InboxFilter => ({
  view,
  reader,
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

export const textLanguage = z.custom<Locale>((tag) => typeof tag === 'string' && isLocale(tag))

export const maxReplyTextName = 80

/** Number of a ready text in an address or a form; anything else counts as absent. */
export const replyTextId = z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1))), undefined)

export const replyTextSchema = z.object({
  id: replyTextId,
  locale: textLanguage,
  name: lineField(maxReplyTextName).check(z.minLength(1, 'missing')),
  body: textField(maxAnswerLength).check(
    z.minLength(1, 'missing'),
    z.maxLength(maxAnswerLength, toTooLongFault(maxAnswerLength)),
  ),
})
