import * as z from 'zod/mini'
import { cleanDigits, cleanLine, cleanText } from './clean-typed.ts'
import {
  isContact,
  isEmailAddress,
  isPhoneNumber,
  toContact,
  toEmailAddress,
  toPhoneNumber,
} from './contact.ts'

/** Errors of fields. Each names a text in `formFaultMessages` (`languages/texts.ts`). */
export type FieldFault =
  | 'missing'
  | 'long'
  | 'email'
  | 'phone'
  | 'phone-length'
  | 'choice'
  | 'consent'
  | 'reach'
  | 'tickets'
  | 'people'
  | 'inn'
  | 'kpp'
  | 'tax-number'
  | 'link'
  | 'link-login'
  | 'not-in-city'
  | 'number'
  | 'contact'
  | 'password-short'
  | 'password-long'
  | 'password-common'

/** Maximum lengths in UTF-16 units, as browsers count them. */
const maxLengths = { line: 120, email: 254, phone: 40, number: 12, link: 500, text: 5000 } as const

/** Returns its argument. The type guarantees that the error has a text. */
export const fault = (name: FieldFault) => name

/** Makes the error of a value that is too long, with its limit: `long 120`. */
export const toTooLongFault = (maxLength: number) => `${fault('long')} ${maxLength}`

/**
 * Characters beyond twice the maximum length that a text may have before it is cleaned: spaces, invisible characters,
 * what was copied along. A longer text is refused as it is: some expressions that clean take time in proportion to the
 * square of the length, which for a body of 60 KB was half a minute.
 */
const cleanedAway = 1000

/** A text field that is cleaned before it is validated. A missing field counts as empty. */
const cleanedField = (clean: (typed: string) => string, maxLength: number) =>
  z._default(z.string(fault('missing')), '').check(
    z.overwrite((typed) => (typed.length > 2 * maxLength + cleanedAway ? typed : clean(typed))),
    z.maxLength(maxLength, toTooLongFault(maxLength)),
  )

const present = z.minLength(1, fault('missing'))
const checkUnlessEmpty = (isRight: (value: string) => boolean, name: FieldFault) =>
  z.refine<string>((value) => value === '' || isRight(value), { error: fault(name) })

/** Field for one line of text. */
export const lineField = (maxLength: number = maxLengths.line) => cleanedField(cleanLine, maxLength)
export const requiredLine = (maxLength?: number) => lineField(maxLength).check(present)
/** Field for several lines of text. */
export const textField = (maxLength: number = maxLengths.text) => cleanedField(cleanText, maxLength)
export const requiredText = (maxLength?: number) => textField(maxLength).check(present)

export const emailField = () =>
  cleanedField(toEmailAddress, maxLengths.email).check(checkUnlessEmpty(isEmailAddress, 'email'))
export const requiredEmail = () => emailField().check(present)

export const phoneField = () =>
  cleanedField(toPhoneNumber, maxLengths.phone).check(checkUnlessEmpty(isPhoneNumber, 'phone'))

/** Required field for an e-mail address or a phone number. */
export const requiredContact = () =>
  cleanedField(toContact, maxLengths.email).check(checkUnlessEmpty(isContact, 'contact'), present)

/** Required field for signing in: an e-mail address or a user name. */
export const requiredIdentifier = () =>
  cleanedField(
    (value) => (/[@＠﹫]/.test(value) ? toEmailAddress(value) : cleanLine(value)),
    maxLengths.email,
  ).check(present)

/** Field for digits of any script; its value is ASCII without spaces, or empty. */
export const digitsField = (maxLength: number = maxLengths.number) => cleanedField(cleanDigits, maxLength)
export const requiredDigits = (isRight: (digits: string) => boolean, name: FieldFault) =>
  digitsField().check(checkUnlessEmpty(isRight, name), present)

/** Makes a check that digits are a whole number between two limits, both included. */
export const isWholeNumberBetween =
  (least: number, most: number) =>
  (value: string): boolean =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most

/** Cleans a pasted link: addresses contain no spaces and no invisible characters. */
const toLink = (value: string): string => cleanLine(value).replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Required field for a public https address without a user name or password. */
export const requiredLink = () =>
  cleanedField(toLink, maxLengths.link).check(
    checkUnlessEmpty((value) => readAddress(value) !== undefined, 'link'),
    checkUnlessEmpty((value) => !hasLogin(value), 'link-login'),
    present,
  )

function readAddress(value: string): URL | undefined {
  if (!/^https:\/\/[^\s]+$/i.test(value) || !URL.canParse(value)) return undefined
  const address = new URL(value)
  // An IP address or a host without a dot is usually somebody's own machine.
  return /\.[a-z][a-z0-9-]*$/i.test(address.hostname) ? address : undefined
}

function hasLogin(value: string): boolean {
  const address = readAddress(value)
  return Boolean(address?.username || address?.password)
}

export const choiceField = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, { error: fault('choice') })

/** Makes the field of a checkbox that must be ticked. */
export const consentField = () => z.literal('yes', { error: fault('consent') })

/**
 * Condition for checks of several fields (`when` in zod). They run even if a field is invalid, so that all errors are
 * shown at once.
 */
export const isFormObject = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
