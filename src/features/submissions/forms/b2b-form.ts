import * as z from 'zod/mini'
import { home } from '../../../brand/chosen.ts'
import {
  consent,
  fault,
  isWhole,
  line,
  phone,
  requiredDigits,
  requiredEmail,
  requiredLine,
  text,
} from '../../../shared/forms/fields.ts'
import { formWordings, usualWording } from '../../../shared/forms/form-wordings.ts'
import { isInn, kppPattern, readTaxNumbers } from '../../../shared/forms/tax-number.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { slugPattern } from '../../../shared/urls.ts'

const maxTickets = 2000

/** Elsewhere a tax number is whatever the country calls so: nothing is asked of it. */
const taxFields = (countryCode: string) =>
  countryCode === 'ru'
    ? {
        inn: requiredLine().check(z.refine((inn) => inn === '' || isInn(inn), { error: fault('inn') })),
        kpp: line().check(z.refine((kpp) => kpp === '' || kppPattern.test(kpp), { error: fault('kpp') })),
      }
    : { inn: line(), kpp: line(0) }

/** Each number in its own field, where both were pasted into one. What stands in a field of its own counts before that. */
function toTaxFields(sent: unknown): unknown {
  if (!isRecord(sent)) return sent
  const read = (name: 'inn' | 'kpp') => {
    const value = sent[name]
    return typeof value === 'string' ? readTaxNumbers(value, name) : {}
  }
  const [ofInn, ofKpp] = [read('inn'), read('kpp')]
  return { ...sent, inn: ofInn.inn ?? ofKpp.inn ?? '', kpp: ofKpp.kpp ?? ofInn.kpp ?? '' }
}

/** A request for tickets by invoice, in a brand of that country (ISO 3166-1 alpha-2, small letters). */
export const b2bSchemaIn = (countryCode: string) =>
  z.pipe(z.transform(countryCode === 'ru' ? toTaxFields : (sent: unknown) => sent), b2bFields(countryCode))

const b2bFields = (countryCode: string) =>
  z.object({
    company: requiredLine(),
    ...taxFields(countryCode),
    contactName: requiredLine(),
    email: requiredEmail(),
    phone: phone(),
    city: requiredLine(),
    /** The slug of a concert; empty: not chosen yet. */
    concert: line().check(
      z.refine((slug) => slug === '' || slugPattern.test(slug), { error: fault('choice') }),
    ),
    ticketsCount: z.pipe(requiredDigits(isWhole(1, maxTickets), 'tickets'), z.transform(Number)),
    message: text(),
    /** Nobody types it. */
    wording: z.catch(z.enum(formWordings), usualWording),
    consent: consent(),
  })

export const b2bSchema = b2bSchemaIn(home.countryCode)
export type B2bValues = z.infer<typeof b2bSchema>
