import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { type ContactValues, contactTopics } from './contact-form.ts'

export const contactRows: readonly FieldRow<keyof ContactValues>[] = [
  { name: 'concert', kind: 'known-concert' },
  { name: 'name', kind: 'line', isRequired: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', isOneOfSeveral: true, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', isOneOfSeveral: true, autoComplete: 'tel' },
  { name: 'topic', kind: 'choice', isRequired: true, choices: contactTopics },
  { name: 'message', kind: 'text', isRequired: true },
  { name: 'consent', kind: 'consent', isRequired: true },
]
