import { eyeColours } from '../../../shared/forms/eye-colours.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import { type AuditionValues, performerKinds } from './audition-form.ts'

/** `zodiacSign` is shown beside the birth date, and made of it. */
export const auditionRows: readonly FieldRow<Exclude<keyof AuditionValues, 'zodiacSign'>>[] = [
  { name: 'name', kind: 'line', isRequired: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', autoComplete: 'tel' },
  { name: 'city', kind: 'line', autoComplete: 'address-level2' },
  { name: 'performers', kind: 'options', isRequired: true, choices: performerKinds },
  {
    name: 'performersCount',
    kind: 'number',
    isRequired: true,
    isOnlyAfter: 'ensemble',
  },
  { name: 'instrument', kind: 'line', isRequired: true },
  { name: 'birthDate', kind: 'date', isRequired: true, autoComplete: 'bday' },
  { name: 'eyeColour', kind: 'choice', choices: eyeColours },
  { name: 'education', kind: 'text' },
  { name: 'firstLink', kind: 'link', isRequired: true },
  { name: 'secondLink', kind: 'link', isRequired: true },
  { name: 'message', kind: 'text' },
  { name: 'consent', kind: 'consent', isRequired: true },
]
