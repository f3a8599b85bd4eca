import { home } from '../../../brand/chosen.ts'
import { eyeColours } from '../../../shared/forms/eye-colours.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import type { FormName } from '../../../shared/forms/form-names.ts'
import { type AuditionValues, performerKinds } from './audition-form.ts'
import type { B2bValues } from './b2b-form.ts'
import { type ContactValues, contactTopics } from './contact-form.ts'

/** Fields of the audition form. `zodiacSign` is computed from the birth date and has no field. */
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

type Row = FieldRow<keyof B2bValues>

const taxRows = (countryCode: string): readonly Row[] =>
  countryCode === 'ru'
    ? [
        { name: 'inn', kind: 'number', isRequired: true },
        { name: 'kpp', kind: 'line' },
      ]
    : [{ name: 'inn', kind: 'line', texts: 'taxNumber' }]

/** Fields of the request for tickets by invoice. The hidden field `wording` has no row. */
export const createB2bRows = (countryCode: string): readonly Row[] => [
  {
    name: 'company',
    kind: 'line',
    isRequired: true,
    autoComplete: 'organization',
  },
  ...taxRows(countryCode),
  { name: 'contactName', kind: 'line', isRequired: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', autoComplete: 'tel' },
  { name: 'city', kind: 'city', isRequired: true },
  { name: 'concert', kind: 'concert' },
  { name: 'ticketsCount', kind: 'number', isRequired: true },
  { name: 'message', kind: 'text' },
  { name: 'consent', kind: 'consent', isRequired: true },
]

export const b2bRows = createB2bRows(home.countryCode)

export const contactRows: readonly FieldRow<keyof ContactValues>[] = [
  { name: 'concert', kind: 'known-concert' },
  { name: 'name', kind: 'line', isRequired: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', isOneOfSeveral: true, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', isOneOfSeveral: true, autoComplete: 'tel' },
  { name: 'topic', kind: 'choice', isRequired: true, choices: contactTopics },
  { name: 'message', kind: 'text', isRequired: true },
  { name: 'consent', kind: 'consent', isRequired: true },
]

/** Fields of each form, in the order in which they are shown. */
export const formRows: Record<FormName, readonly FieldRow[]> = {
  audition: auditionRows,
  b2b: b2bRows,
  contact: contactRows,
}
