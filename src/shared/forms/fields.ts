import * as z from 'zod/mini'

/** What can be wrong with any field, by the names of texts in `i18n/form-faults.ts`. */
export type FieldFault =
  | 'missing'
  | 'long'
  | 'email'
  | 'phone'
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
export const maxLengths = { line: 120, email: 254, phone: 30, number: 12, link: 500, text: 5000 } as const

/** Names one, so that no text is missing. */
export const fault = (name: FieldFault) => name

/** Without spaces at its ends or doubled, and in one line: no name begins a letter's second header. */
const toLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

/** Line breaks as every system reads them. */
const toText = (typed: string) => typed.replace(/\r\n?/g, '\n').trim()

/** Numbers as they are pasted: with spaces, and as a Thai keyboard types them. */
const toDigits = (typed: string) =>
  typed.replace(/\s+/g, '').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))

/** A field that is left out is an empty one. */
const typed = (clean: (typed: string) => string, maxLength: number) =>
  z._default(z.string(fault('missing')), '').check(z.overwrite(clean), z.maxLength(maxLength, fault('long')))

const present = z.minLength(1, fault('missing'))
const emptyOr = (isRight: (value: string) => boolean, name: FieldFault) =>
  z.refine<string>((value) => value === '' || isRight(value), { error: fault(name) })
const matching = (pattern: RegExp) => (value: string) => pattern.test(value)

/** One line of text. */
export const line = (maxLength: number = maxLengths.line) => typed(toLine, maxLength)
export const requiredLine = (maxLength?: number) => line(maxLength).check(present)
/** Some lines of text. */
export const text = (maxLength: number = maxLengths.text) => typed(toText, maxLength)
export const requiredText = (maxLength?: number) => text(maxLength).check(present)

/** As browsers check `type=email` (WHATWG HTML, «valid e-mail address»), with a dot in the host: letters go out. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/
export const email = () => line(maxLengths.email).check(emptyOr(matching(emailPattern), 'email'))
export const requiredEmail = () => email().check(present)

/** Seven digits at least, as the shortest numbers of cities have; fifteen at most (ITU-T E.164). */
const phonePattern = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/
export const phone = () => line(maxLengths.phone).check(emptyOr(matching(phonePattern), 'phone'))

/** An e-mail address or a phone number, whichever one has left. */
export const requiredContact = () =>
  line(maxLengths.email).check(
    emptyOr((value) => emailPattern.test(value) || phonePattern.test(value), 'contact'),
    present,
  )

/** Digits as they were typed, without spaces; empty where there are none. */
export const digits = (maxLength: number = maxLengths.number) => typed(toDigits, maxLength)
export const requiredDigits = (isRight: (digits: string) => boolean, name: FieldFault) =>
  digits().check(emptyOr(isRight, name), present)
export const optionalDigits = (isRight: (digits: string) => boolean, name: FieldFault) =>
  typed((value) => toDigits(value).toUpperCase(), maxLengths.number).check(emptyOr(isRight, name))

/** Whether digits are a whole number within limits. */
export const isWhole =
  (least: number, most: number) =>
  (value: string): boolean =>
    /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most

/** A page that anybody may open: by https, at a public name, without anybody's password. */
export const requiredLink = () =>
  line(maxLengths.link).check(
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
