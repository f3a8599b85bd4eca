import { defineAction } from '../../../rendering/action.ts'
import { contactSchema } from '../forms/contact-form.ts'
import { submit } from './submit.ts'

/** `POST /contact`. */
export const contactAction = defineAction({
  schema: contactSchema,
  take: ({ values: { consent: _, ...content }, ...sent }) => submit('contact', sent, content),
})
