import { isEmailAddress, toEmailAddress } from './email-address.ts'
import { isPhoneNumber, splitPhoneNumber, toPhoneNumber } from './phone-number.ts'

/** Cleans an e-mail address or a phone number. Text with an @ is an address. */
export const toContact = (typed: string): string =>
  /[@＠﹫]/.test(typed) ? toEmailAddress(typed) : toPhoneNumber(typed)

export const isContact = (contact: string): boolean => isEmailAddress(contact) || isPhoneNumber(contact)

/** Number of last digits that are compared. A number may be written with `+7`, `8`, `0` or no prefix. */
const comparedDigits = 8

/** Maps all spellings of an e-mail address or phone number to one text. */
export function toComparableContact(typed: string): string {
  const contact = toContact(typed)
  if (contact.includes('@')) return contact.toLowerCase()
  return splitPhoneNumber(contact).number.replace(/\D/g, '').slice(-comparedDigits)
}
