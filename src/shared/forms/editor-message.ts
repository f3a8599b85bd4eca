import * as z from 'zod/mini'
import { defaultLocale, inEachLocale, type Locale } from '../locales.ts'
import { toPlainText } from '../plain-text.ts'
import { textField } from './fields.ts'

/** An editor's message, by the languages in which they wrote it. */
export type EditorMessage = Partial<Record<Locale, string>>

/** The longest message, in UTF-16 units: as much as phones show of an opened notification. */
export const maxMessageLength = 400

/** The field with the digest of the previewed message: a changed message is previewed again. */
export const seenField = 'seen'

export type MessageFault = 'long' | 'unreadable' | 'no-words'
const fault = (name: MessageFault) => name

/** Accepts an empty text, or one with letters or digits and without invisible characters. */
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

/** Drops empty languages and sorts the others, so that equal messages have equal digests. */
export const toEditorMessage = ({
  [seenField]: _,
  ...typed
}: z.infer<typeof messageFormSchema>): EditorMessage =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, words]) => words !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
