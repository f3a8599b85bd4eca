import { auditionSchema } from '../../shared/forms/audition-form.ts'
import { defineAction } from '../action.ts'
import { submit } from './submit.ts'

/** `POST /cast`. */
export const auditionAction = defineAction({
  schema: auditionSchema,
  take: ({ values: { consent: _, ...content }, ...sent }) => submit('audition', sent, content),
})
