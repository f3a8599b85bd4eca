import * as z from 'zod/mini'
import { textField } from '../../../shared/forms/fields.ts'
import { defaultLocale, inEachLocale, type Locale } from '../../../shared/locales.ts'
import { toPlainText } from '../../../shared/plain-text.ts'

/** What an editor tells a concert's people, in each language in which they have written it. */
export type EditorMessage = Partial<Record<Locale, string>>

/** In UTF-16 units: what phones show when a notification is opened. */
export const maxMessageLength = 400

/** Of the words that its editor has looked at: others are shown before they are sent. */
export const seenField = 'seen'

export type MessageFault = 'long' | 'unreadable' | 'no-words'
const fault = (name: MessageFault) => name

/** Empty, or something that can be read, and nothing that changes how it is read without being seen. */
const said = () =>
  textField(maxMessageLength).check(
    z.refine((value) => value === '' || (value === toPlainText(value) && /[\p{L}\p{N}]/u.test(value)), {
      error: fault('unreadable'),
    }),
  )

export const messageFormSchema = z
  .object({ ...inEachLocale(said), [seenField]: z._default(z.string().check(z.maxLength(32)), '') })
  .check(
    z.refine(({ [seenField]: _, ...typed }) => Object.values(typed).some(Boolean), {
      error: fault('no-words'),
      path: [defaultLocale],
    }),
  )

/** Without the languages in which nothing is said, in one order: two editors who say the same are the same. */
export const toEditorMessage = ({
  [seenField]: _,
  ...typed
}: z.infer<typeof messageFormSchema>): EditorMessage =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, words]) => words !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
