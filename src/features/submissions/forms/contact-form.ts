import * as z from 'zod/mini'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import {
  choiceField,
  consentField,
  emailField,
  fault,
  isFormObject,
  lineField,
  phoneField,
  requiredLine,
  requiredText,
} from '../../../shared/forms/fields.ts'
import { slugPattern } from '../../../shared/urls.ts'

const contactTopics = ['tickets', 'invitation', 'press', 'accessibility', 'other'] as const

/**
 * Message to the orchestra. An e-mail address or a phone number is enough. `concert` is a hidden field with the slug of
 * the concert that the message is about; an invalid slug is ignored.
 */
export const contactSchema = z
  .object({
    name: requiredLine(),
    email: emailField(),
    phone: phoneField(),
    topic: choiceField(contactTopics),
    concert: z.catch(lineField().check(z.regex(slugPattern)), ''),
    message: requiredText(),
    consent: consentField(),
  })
  .check(
    z.refine((sent) => Boolean(sent.email || sent.phone), {
      error: fault('reach'),
      path: ['email'],
      when: isFormObject,
    }),
  )

type ContactValues = z.infer<typeof contactSchema>

/** Fields of the contact form, in their order. */
export const contactRows: readonly FieldRow<keyof ContactValues>[] = [
  { name: 'concert', kind: 'known-concert' },
  { name: 'name', kind: 'line', isRequired: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', isOneOfSeveral: true, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', isOneOfSeveral: true, autoComplete: 'tel' },
  { name: 'topic', kind: 'choice', isRequired: true, choices: contactTopics },
  { name: 'message', kind: 'text', isRequired: true },
  { name: 'consent', kind: 'consent', isRequired: true },
]
