import * as z from 'zod/mini'
import { taxNumber } from '../../../brand/chosen.ts'
import type { TaxNumber } from '../../../brand/tax-numbers.ts'
import type { FieldRow } from '../../../shared/forms/field-row.ts'
import {
  consentField,
  fault,
  isWholeNumberBetween,
  lineField,
  phoneField,
  requiredDigits,
  requiredEmail,
  requiredLine,
  textField,
} from '../../../shared/forms/fields.ts'
import { defaultWording, formWordings } from '../../../shared/forms/form-names.ts'
import { isInn, isTaxNumber, kppPattern, readTaxNumbers } from '../../../shared/forms/tax-number.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { slugPattern } from '../../../shared/urls.ts'

const maxTickets = 2000

/** Makes the fields for the tax number of a country. */
const createTaxFields = ({ pattern, isRequired, rules }: TaxNumber) =>
  rules === 'inn-kpp'
    ? {
        inn: requiredLine().check(z.refine((inn) => inn === '' || isInn(inn), { error: fault('inn') })),
        kpp: lineField().check(
          z.refine((kpp) => kpp === '' || kppPattern.test(kpp), { error: fault('kpp') }),
        ),
      }
    : {
        inn: (isRequired ? requiredLine() : lineField()).check(
          z.refine((typed) => typed === '' || isTaxNumber(typed, pattern), { error: fault('tax-number') }),
        ),
        kpp: lineField(0),
      }

/**
 * Moves the tax number (ИНН) and the reason code (КПП) into their own fields if both were pasted into one. A number in
 * its own field has priority.
 */
function toTaxFields(sent: unknown): unknown {
  if (!isRecord(sent)) return sent
  const read = (name: 'inn' | 'kpp') => {
    const value = sent[name]
    return typeof value === 'string' ? readTaxNumbers(value, name) : {}
  }
  const [ofInn, ofKpp] = [read('inn'), read('kpp')]
  return { ...sent, inn: ofInn.inn ?? ofKpp.inn ?? '', kpp: ofKpp.kpp ?? ofInn.kpp ?? '' }
}

/** Creates the schema of a request for tickets by invoice. */
export const createB2bSchema = (tax: TaxNumber) =>
  z.pipe(z.transform(tax.rules === 'inn-kpp' ? toTaxFields : (sent: unknown) => sent), createB2bFields(tax))

const createB2bFields = (tax: TaxNumber) =>
  z.object({
    company: requiredLine(),
    ...createTaxFields(tax),
    contactName: requiredLine(),
    email: requiredEmail(),
    phone: phoneField(),
    city: requiredLine(),
    /** Slug of a concert; empty if none is chosen yet. */
    concert: lineField().check(
      z.refine((slug) => slug === '' || slugPattern.test(slug), { error: fault('choice') }),
    ),
    ticketsCount: z.pipe(requiredDigits(isWholeNumberBetween(1, maxTickets), 'tickets'), z.transform(Number)),
    message: textField(),
    /** Hidden field: the wording of the form. */
    wording: z.catch(z.enum(formWordings), defaultWording),
    consent: consentField(),
  })

export const b2bSchema = createB2bSchema(taxNumber)
type B2bValues = z.infer<typeof b2bSchema>

type Row = FieldRow<keyof B2bValues>

const taxRows = ({ rules, isRequired }: TaxNumber): readonly Row[] =>
  rules === 'inn-kpp'
    ? [
        { name: 'inn', kind: 'number', isRequired: true },
        { name: 'kpp', kind: 'line' },
      ]
    : [{ name: 'inn', kind: 'line', texts: 'taxNumber', ...(isRequired ? { isRequired } : {}) }]

/** Fields of the request for tickets by invoice. The hidden field `wording` has no row. */
export const createB2bRows = (tax: TaxNumber): readonly Row[] => [
  {
    name: 'company',
    kind: 'line',
    isRequired: true,
    autoComplete: 'organization',
  },
  ...taxRows(tax),
  { name: 'contactName', kind: 'line', isRequired: true, autoComplete: 'name' },
  { name: 'email', kind: 'email', isRequired: true, autoComplete: 'email' },
  { name: 'phone', kind: 'phone', autoComplete: 'tel' },
  { name: 'city', kind: 'city', isRequired: true },
  { name: 'concert', kind: 'concert' },
  { name: 'ticketsCount', kind: 'number', isRequired: true },
  { name: 'message', kind: 'text' },
  { name: 'consent', kind: 'consent', isRequired: true },
]

export const b2bRows = createB2bRows(taxNumber)
