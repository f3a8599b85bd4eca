import * as z from 'zod/mini'
import { lineField, textField, toTooLongFault } from '../../../shared/forms/fields.ts'
import { entryChanges } from '../../../shared/forms/inbox.ts'

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
