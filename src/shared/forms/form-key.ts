import * as z from 'zod/mini'

/**
 * Under which a form is sent: when it was made, and a UUID, as `mfx3k2a1.0b8a6c1e-…`. The same key twice is one entry.
 * Nobody can guess another's, and who makes one up gains nothing: it is only a form that nobody has seen.
 */
export const formKeySchema = z
  .string()
  .check(z.regex(/^[0-9a-z]{8,9}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** @param now milliseconds */
export const makeFormKey = (now: number): string => `${now.toString(36)}.${crypto.randomUUID()}`

/** @returns how old the form is, in milliseconds */
export const ageOfForm = (key: string, now: number): number => now - Number.parseInt(key, 36)

/** Nobody fills in a form faster, but programs do. */
export const minFormAgeMs = 3000
/** A form that has lain open for longer is sent once more: its first sending may have been forgotten by then. */
export const maxFormAgeMs = 24 * 60 * 60 * 1000

/** The field that carries a form's key: the same key twice is one entry and the same answer. */
export const formKeyField = 'form-key'

/** A field that nobody sees and only programs fill in. What they send is kept, and goes nowhere. */
export const trapField = 'website'

/** Sent by a button that asks for more of the form, and stores nothing. */
export const stepField = 'form-step'

/** Carries the wording of a form, so that it comes back in the same words. */
export const wordingField = 'wording'

/** The button's field that says what a form with several buttons is sent for. */
export const intentField = 'wish'
