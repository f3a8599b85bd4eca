import { defineAction } from '../../../rendering/action.ts'
import { contactSchema } from '../forms/contact-form.ts'
import { submit } from './submit.ts'

/** `POST /contact`. */
export const contactAction = defineAction({
  schema: contactSchema,
  handle: ({ values: { consent: _, ...content }, ...sent }) => submit('contact', sent, content),
})
