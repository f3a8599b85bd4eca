import { validatePhoneNumberLength } from 'libphonenumber-js/min'
import { splitPhoneNumber } from '../../../shared/forms/contact.ts'
import { type FieldFault, fault } from '../../../shared/forms/fields.ts'

/**
 * Checks that a phone number with a country code has a length that the country uses. A number without a code passes,
 * since its country is unknown. A file of its own, loaded on the server with the first phone number: its table of
 * countries weighs 120 KB.
 */
export function findPhoneFault(phone: string): FieldFault | undefined {
  const { number } = splitPhoneNumber(phone)
  if (!number.includes('+')) return undefined
  const wrong = validatePhoneNumberLength(`+${number.replace(/\D/g, '')}`)
  if (wrong === undefined) return undefined
  return fault(wrong === 'INVALID_COUNTRY' ? 'phone' : 'phone-length')
}
