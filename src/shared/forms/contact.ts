import { isEmailAddress, toEmailAddress } from './email-address.ts'
import { isPhoneNumber, splitPhoneNumber, toPhoneNumber } from './phone-number.ts'

/** An e-mail address or a phone number, whichever one has left. */
export const toContact = (typed: string): string =>
  /[@＠﹫]/.test(typed) ? toEmailAddress(typed) : toPhoneNumber(typed)

export const isContact = (contact: string): boolean => isEmailAddress(contact) || isPhoneNumber(contact)

/** What stands before the last digits of a phone is written in many ways: `+7`, `8`, `0`, nothing. */
const comparedDigits = 8

/** The same text for the same contact, however each was typed. */
export function toComparableContact(typed: string): string {
  const contact = toContact(typed)
  if (contact.includes('@')) return contact.toLowerCase()
  return splitPhoneNumber(contact).number.replace(/\D/g, '').slice(-comparedDigits)
}
