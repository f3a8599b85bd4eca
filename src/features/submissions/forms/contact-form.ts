import * as z from 'zod/mini'
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

export const contactTopics = ['tickets', 'invitation', 'press', 'accessibility', 'other'] as const

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

export type ContactValues = z.infer<typeof contactSchema>
