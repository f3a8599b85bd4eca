import * as z from 'zod/mini'
import {
  choice,
  consent,
  email,
  fault,
  isForm,
  line,
  phone,
  requiredLine,
  requiredText,
} from '../../../shared/forms/fields.ts'
import { slugPattern } from '../../../shared/urls.ts'

export const contactTopics = ['tickets', 'invitation', 'press', 'accessibility', 'other'] as const

/**
 * A letter to the orchestra. One of e-mail and phone is enough; `concert` is the slug of the one that it is about, which
 * nobody types: what is none is passed over.
 */
export const contactSchema = z
  .object({
    name: requiredLine(),
    email: email(),
    phone: phone(),
    topic: choice(contactTopics),
    concert: z.catch(line().check(z.regex(slugPattern)), ''),
    message: requiredText(),
    consent: consent(),
  })
  .check(
    z.refine((sent) => Boolean(sent.email || sent.phone), {
      error: fault('reach'),
      path: ['email'],
      when: isForm,
    }),
  )

export type ContactValues = z.infer<typeof contactSchema>
