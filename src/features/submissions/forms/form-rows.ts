import type { FieldRow } from '../../../shared/forms/field-row.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { auditionRows } from './audition-rows.ts'
import { b2bRows } from './b2b-rows.ts'
import { contactRows } from './contact-rows.ts'

/** The fields of each form, in the order in which they are asked. */
export const formRows: Record<FormName, readonly FieldRow[]> = {
  audition: auditionRows,
  b2b: b2bRows,
  contact: contactRows,
}
