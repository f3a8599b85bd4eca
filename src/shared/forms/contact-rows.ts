import { type ContactValues, contactTopics } from './contact-form.ts'
import type { FieldRow } from './field-row.ts'
import { maxLengths } from './fields.ts'

export const contactRows: readonly FieldRow<keyof ContactValues>[] = [
  { name: 'concert', kind: 'known-concert' },
  { name: 'name', kind: 'line', isRequired: true, maxLength: maxLengths.line, autoComplete: 'name' },
  { name: 'email', kind: 'email', isOneOfSeveral: true, maxLength: maxLengths.email, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', isOneOfSeveral: true, maxLength: maxLengths.phone, autoComplete: 'tel' },
  { name: 'topic', kind: 'choice', isRequired: true, choices: contactTopics },
  { name: 'message', kind: 'text', isRequired: true, maxLength: maxLengths.text },
  { name: 'consent', kind: 'consent', isRequired: true },
]
