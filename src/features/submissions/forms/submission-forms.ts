import type * as z from 'zod/mini'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { auditionRows, auditionSchema } from './audition-form.ts'
import { b2bRows, b2bSchema } from './b2b-form.ts'
import { contactRows, contactSchema } from './contact-form.ts'

interface SubmissionFormDefinition {
  /** Validates the form in the browser and on the server. It returns the answers by Strapi's field names. */
  schema: z.ZodMiniType<Readonly<Record<string, unknown>>>
  /** Fields in the order in which they are shown. */
  rows: readonly FieldRow[]
}

/** Schema and fields of each form whose submissions are stored. */
export const submissionForms: Readonly<Record<FormName, SubmissionFormDefinition>> = {
  audition: { schema: auditionSchema, rows: auditionRows },
  b2b: { schema: b2bSchema, rows: b2bRows },
  contact: { schema: contactSchema, rows: contactRows },
}

/** Whether a form has a field for a concert, so that a link on the concert's page can open the form for it. */
export const isAboutConcert = (form: FormName): boolean =>
  submissionForms[form].rows.some(({ name }) => name === 'concert')
