import { home } from '../../brand/chosen.ts'
import type { B2bValues } from './b2b-form.ts'
import type { FieldRow } from './field-row.ts'
import { maxLengths } from './fields.ts'

type Row = FieldRow<keyof B2bValues>

const taxRows = (countryCode: string): readonly Row[] =>
  countryCode === 'ru'
    ? [
        { name: 'inn', kind: 'number', isRequired: true, maxLength: maxLengths.line },
        { name: 'kpp', kind: 'line', maxLength: maxLengths.line },
      ]
    : [{ name: 'inn', kind: 'line', maxLength: maxLengths.line, texts: 'taxNumber' }]

/** The hidden field `wording` is the form's own. */
export const b2bRowsIn = (countryCode: string): readonly Row[] => [
  {
    name: 'company',
    kind: 'line',
    isRequired: true,
    maxLength: maxLengths.line,
    autoComplete: 'organization',
  },
  ...taxRows(countryCode),
  { name: 'contactName', kind: 'line', isRequired: true, maxLength: maxLengths.line, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, maxLength: maxLengths.email, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', maxLength: maxLengths.phone, autoComplete: 'tel' },
  { name: 'city', kind: 'city', isRequired: true, maxLength: maxLengths.line },
  { name: 'concert', kind: 'concert' },
  { name: 'ticketsCount', kind: 'number', isRequired: true, maxLength: maxLengths.number },
  { name: 'message', kind: 'text', maxLength: maxLengths.text },
  { name: 'consent', kind: 'consent', isRequired: true },
]

export const b2bRows = b2bRowsIn(home.countryCode)
