import { defineAction } from '../../../rendering/action.ts'
import { auditionSchema } from '../forms/audition-form.ts'
import { submit } from './submit.ts'

/** `POST /cast`. */
export const auditionAction = defineAction({
  schema: auditionSchema,
  handle: ({ values: { consent: _, ...content }, ...sent }) => submit('audition', sent, content),
})
