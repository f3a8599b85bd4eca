import { home } from '../../../brand/chosen.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import type { B2bValues } from './b2b-form.ts'

type Row = FieldRow<keyof B2bValues>

const taxRows = (countryCode: string): readonly Row[] =>
  countryCode === 'ru'
    ? [
        { name: 'inn', kind: 'number', isRequired: true },
        { name: 'kpp', kind: 'line' },
      ]
    : [{ name: 'inn', kind: 'line', texts: 'taxNumber' }]

/** The hidden field `wording` is the form's own. */
export const b2bRowsIn = (countryCode: string): readonly Row[] => [
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

export const b2bRows = b2bRowsIn(home.countryCode)
