import * as z from 'zod/mini'

/** What can be wrong with any field, by the names of texts in `i18n/form-fields.ts`. */
export type FieldFault = 'missing' | 'long' | 'email' | 'phone' | 'choice' | 'consent' | 'reach'

/** Longest values, in UTF-16 units as browsers count them: no name or address is longer. */
export const maxLengths = { line: 120, email: 254, phone: 30, text: 5000 } as const

const fault = (name: FieldFault) => name

/** Without spaces at its ends or doubled, and in one line: no name begins a letter's second header. */
const toLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

/** Line breaks as every system reads them. */
const toText = (typed: string) => typed.replace(/\r\n?/g, '\n').trim()

/** A field that is left out is an empty one. */
const typed = (clean: (typed: string) => string, maxLength: number) =>
  z._default(z.string(), '').check(z.overwrite(clean), z.maxLength(maxLength, fault('long')))

const present = z.minLength(1, fault('missing'))
const emptyOr = (pattern: RegExp, name: FieldFault) =>
  z.refine<string>((value) => value === '' || pattern.test(value), { error: fault(name) })

/** One line of text. */
export const line = (maxLength: number = maxLengths.line) => typed(toLine, maxLength)
export const requiredLine = (maxLength?: number) => line(maxLength).check(present)
/** Some lines of text. */
export const text = (maxLength: number = maxLengths.text) => typed(toText, maxLength)
export const requiredText = (maxLength?: number) => text(maxLength).check(present)

/** As browsers check `type=email` (WHATWG HTML, «valid e-mail address»), with a dot in the host: letters go out. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/
export const email = () => line(maxLengths.email).check(emptyOr(emailPattern, 'email'))
export const requiredEmail = () => email().check(present)

/** Seven digits at least, as the shortest numbers of cities have; fifteen at most (ITU-T E.164). */
const phonePattern = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/
export const phone = () => line(maxLengths.phone).check(emptyOr(phonePattern, 'phone'))

export const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, { error: fault('choice') })

/** A box that must be ticked. */
export const consent = () => z.literal('yes', { error: fault('consent') })

/** For checks of several fields together: they are made even where one of them is wrong, so that all is said at once. */
export const isForm = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null
