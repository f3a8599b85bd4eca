import * as z from 'zod/mini'
import type { TypedDate } from './birth-date.ts'
import { cleanLine, cleanText, toDigits } from './clean-typed.ts'
import { isContact, toContact } from './contact.ts'
import { isEmailAddress, toEmailAddress } from './email-address.ts'
import { isPhoneNumber, toPhoneNumber } from './phone-number.ts'

/** What can be wrong with any field, by the names of texts in `formFaultMessages` (`languages/texts.ts`). */
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
  | 'link'
  | 'link-login'
  | 'not-in-city'
  | 'number'
  | 'contact'
  | 'password-short'
  | 'password-long'
  | 'password-common'

/** Longest values, in UTF-16 units as browsers count them: no name or address is longer. */
const maxLengths = { line: 120, email: 254, phone: 40, number: 12, link: 500, text: 5000 } as const

/** Names one, so that no text is missing. */
export const fault = (name: FieldFault) => name

/** Says what fits. */
export const tooLong = (maxLength: number) => `${fault('long')} ${maxLength}`

/** A field that is left out is an empty one. */
const typed = (clean: (typed: string) => string, maxLength: number) =>
  z
    ._default(z.string(fault('missing')), '')
    .check(z.overwrite(clean), z.maxLength(maxLength, tooLong(maxLength)))

const present = z.minLength(1, fault('missing'))
const emptyOr = (isRight: (value: string) => boolean, name: FieldFault) =>
  z.refine<string>((value) => value === '' || isRight(value), { error: fault(name) })

/** One line of text. */
export const line = (maxLength: number = maxLengths.line) => typed(cleanLine, maxLength)
export const requiredLine = (maxLength?: number) => line(maxLength).check(present)
/** Some lines of text. */
export const text = (maxLength: number = maxLengths.text) => typed(cleanText, maxLength)
export const requiredText = (maxLength?: number) => text(maxLength).check(present)

export const email = () => typed(toEmailAddress, maxLengths.email).check(emptyOr(isEmailAddress, 'email'))
export const requiredEmail = () => email().check(present)

export const phone = () => typed(toPhoneNumber, maxLengths.phone).check(emptyOr(isPhoneNumber, 'phone'))

/** An e-mail address or a phone number, whichever one has left. */
export const requiredContact = () =>
  typed(toContact, maxLengths.email).check(emptyOr(isContact, 'contact'), present)

/** What somebody signs in with: an e-mail address, or a name that the service of accounts knows. */
export const requiredIdentifier = () =>
  typed(
    (value) => (/[@＠﹫]/.test(value) ? toEmailAddress(value) : cleanLine(value)),
    maxLengths.email,
  ).check(present)

/** Digits of any script, in ASCII and without spaces; empty where there are none. */
export const digits = (maxLength: number = maxLengths.number) => typed(toDigits, maxLength)
export const requiredDigits = (isRight: (digits: string) => boolean, name: FieldFault) =>
  digits().check(emptyOr(isRight, name), present)

/** Whether digits are a whole number within limits. */
export const isWhole =
  (least: number, most: number) =>
  (value: string): boolean =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most

/** As it is pasted: an address has no space and nothing unseen in it. */
const toLink = (value: string): string => cleanLine(value).replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** A page that anybody may open: by https, at a public name, without anybody's password. */
export const requiredLink = () =>
  typed(toLink, maxLengths.link).check(
    emptyOr((value) => readAddress(value) !== undefined, 'link'),
    emptyOr((value) => !hasLogin(value), 'link-login'),
    present,
  )

function readAddress(value: string): URL | undefined {
  if (!/^https:\/\/[^\s]+$/i.test(value) || !URL.canParse(value)) return undefined
  const address = new URL(value)
  // A host by its number, or of one word, is somebody's own machine.
  return /\.[a-z][a-z0-9-]*$/i.test(address.hostname) ? address : undefined
}

function hasLogin(value: string): boolean {
  const address = readAddress(value)
  return Boolean(address?.username || address?.password)
}

export const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, { error: fault('choice') })

/** One of them, or none. */
export const optionalChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z._default(z.enum(['', ...choices], { error: fault('choice') }), '')

/** A box that must be ticked. */
export const consent = () => z.literal('yes', { error: fault('consent') })

/** For checks of several fields together: they are made even where one of them is wrong, so that all is said at once. */
export const isForm = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

/** The three fields of the birth date, whatever else stands in a form. */
export const readTypedDate = (form: Readonly<Record<string, unknown>>): TypedDate => {
  const read = (name: string) => digits().safeParse(form[name]).data ?? ''
  return { day: read('birthDate-day'), month: read('birthDate-month'), year: read('birthDate-year') }
}
