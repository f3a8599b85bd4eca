import { validatePhoneNumberLength } from 'libphonenumber-js/min'
import { type FieldFault, fault } from '../../../shared/forms/fields.ts'
import { splitPhoneNumber } from '../../../shared/forms/phone-number.ts'

/**
 * Looks whether a number with a country code has as many digits as numbers there have. One without is left as it is:
 * nobody knows which country it is of. Asked on the server alone: what it knows of countries weighs 120 KB.
 */
export function findPhoneFault(phone: string): FieldFault | undefined {
  const { number } = splitPhoneNumber(phone)
  if (!number.includes('+')) return undefined
  const wrong = validatePhoneNumberLength(`+${number.replace(/\D/g, '')}`)
  if (wrong === undefined) return undefined
  return fault(wrong === 'INVALID_COUNTRY' ? 'phone' : 'phone-length')
}
