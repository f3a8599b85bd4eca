import { type AuditionValues, educationLength, performerKinds } from './audition-form.ts'
import { eyeColours } from './eye-colours.ts'
import type { FieldRow } from './field-row.ts'
import { maxLengths } from './fields.ts'

/** `zodiacSign` is shown beside the birth date, and made of it. */
export const auditionRows: readonly FieldRow<Exclude<keyof AuditionValues, 'zodiacSign'>>[] = [
  { name: 'name', kind: 'line', isRequired: true, maxLength: maxLengths.line, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, maxLength: maxLengths.email, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', maxLength: maxLengths.phone, autoComplete: 'tel' },
  { name: 'city', kind: 'line', maxLength: maxLengths.line, autoComplete: 'address-level2' },
  { name: 'performers', kind: 'options', isRequired: true, choices: performerKinds },
  {
    name: 'performersCount',
    kind: 'number',
    isRequired: true,
    maxLength: maxLengths.number,
    isOnlyAfter: 'ensemble',
  },
  { name: 'instrument', kind: 'line', isRequired: true, maxLength: maxLengths.line },
  { name: 'birthDate', kind: 'date', isRequired: true, autoComplete: 'bday' },
  { name: 'eyeColour', kind: 'choice', choices: eyeColours },
  { name: 'education', kind: 'text', maxLength: educationLength },
  { name: 'firstLink', kind: 'link', isRequired: true, maxLength: maxLengths.link },
  { name: 'secondLink', kind: 'link', isRequired: true, maxLength: maxLengths.link },
  { name: 'message', kind: 'text', maxLength: maxLengths.text },
  { name: 'consent', kind: 'consent', isRequired: true },
]
