import type { DateFault } from '../shared/forms/birth-date.ts'
import type { FieldFault } from '../shared/forms/fields.ts'
import type { Locale } from '../shared/locales.ts'
import { formFaultMessages } from './texts.ts'

type AnyFault = FieldFault | DateFault['fault']

/**
 * What is wrong with a field, in words.
 *
 * @param fault the schema's message (`shared/forms/`); a limit stands behind it, as in `long 120`
 * @param label of the field that it is about
 */
export function toFaultText(locale: Locale, fault: string, label: string): string {
  const texts: Record<AnyFault, (label: string, limit: string) => string> = formFaultMessages(locale)
  const [name = '', limit = ''] = fault.split(' ')
  return isFault(texts, name) ? texts[name](label, limit) : texts.missing(label, limit)
}

const isFault = (texts: Record<AnyFault, unknown>, fault: string): fault is AnyFault =>
  Object.hasOwn(texts, fault)
