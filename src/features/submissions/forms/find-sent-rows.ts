import type * as z from 'zod/mini'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import type { findSentSchema } from './find-sent-form.ts'

/** The hidden field `wish` is the button's. */
export const findSentRows: readonly FieldRow<keyof z.infer<typeof findSentSchema>>[] = [
  { name: 'number', kind: 'line', isRequired: true },
  { name: 'contact', kind: 'line', isRequired: true, autoComplete: 'email' },
]
