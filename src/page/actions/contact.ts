import { contactSchema } from '../../shared/forms/contact-form.ts'
import { defineAction } from '../action.ts'
import { submit } from './submit.ts'

/** `POST /contact`. */
export const contactAction = defineAction({
  schema: contactSchema,
  take: ({ values: { consent: _, ...content }, ...sent }) => submit('contact', sent, content),
})
